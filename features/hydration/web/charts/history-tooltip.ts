import { lineHtml } from './bar-tooltip.ts';
import type { ChartColors, HistoryDrawing } from './history-drawing.ts';

/** Tooltip on inverse background: value and status first, then time, then measurement error. */
export function historyTooltip({ lines }: HistoryDrawing, chartColors: ChartColors) {
  return {
    trigger: 'axis',
    confine: true,
    backgroundColor: chartColors.text,
    borderWidth: 0,
    padding: [7, 11],
    textStyle: { color: chartColors.surface, fontSize: 11, lineHeight: 15 },
    extraCssText: 'border-radius: 6px; box-shadow: none;',
    axisPointer: {
      type: 'line',
      snap: true,
      lineStyle: { color: chartColors.text3, type: [2, 2], width: 1 },
      label: { show: false },
    },
    formatter(params: unknown) {
      const hits = (Array.isArray(params) ? params : [params]) as Hit[];
      const told = hits.flatMap(({ seriesId, dataIndex }) => {
        const at = /^line-(\d+)$/.exec(seriesId)?.[1];
        const line = at === undefined ? undefined : lines[Number(at)];
        return line?.points[dataIndex]?.told() ?? [];
      });
      return told.map(lineHtml).join('');
    },
  };
}

interface Hit {
  seriesId: string;
  dataIndex: number;
}
