import type { ChartColors, HistoryDrawing } from './history-drawing.ts';

/**
 * A tooltip over a column or row, on inverse background; `tooltipLines` returns its lines by the column's
 * index.
 */
export function barTooltip(chartColors: ChartColors, tooltipLines: (index: number) => string[]) {
  return {
    ...frame(chartColors),
    axisPointer: { type: 'shadow', shadowStyle: { color: chartColors.text, opacity: 0.05 } },
    formatter(params: unknown) {
      const [hit] = (Array.isArray(params) ? params : [params]) as { dataIndex: number }[];
      return tooltipLines(hit?.dataIndex ?? -1)
        .map(lineHtml)
        .join('');
    },
  };
}

/** Tooltip on inverse background: value and status first, then time, then measurement error. */
export function historyTooltip({ lines }: HistoryDrawing, chartColors: ChartColors) {
  return {
    ...frame(chartColors),
    axisPointer: {
      type: 'line',
      snap: true,
      lineStyle: { color: chartColors.text3, type: [2, 2], width: 1 },
      label: { show: false },
    },
    formatter(params: unknown) {
      const hits = (Array.isArray(params) ? params : [params]) as Hit[];
      const tooltipLines = hits.flatMap(({ seriesId, value }) => {
        const at = /^line-(\d+)$/.exec(seriesId)?.[1];
        const line = at === undefined ? undefined : lines[Number(at)];
        return line?.points[value?.[2] ?? -1]?.tooltipLines() ?? [];
      });
      return tooltipLines.map(lineHtml).join('');
    },
  };
}

interface Hit {
  seriesId: string;
  /** Time, place on the axis and index of a point of a line. */
  value?: readonly (number | null)[];
}

/** On inverse background. */
function frame(chartColors: ChartColors) {
  return {
    trigger: 'axis',
    confine: true,
    backgroundColor: chartColors.text,
    borderWidth: 0,
    padding: [7, 11],
    textStyle: { color: chartColors.surface, fontSize: 11, lineHeight: 15 },
    extraCssText: 'border-radius: 6px; box-shadow: none;',
  };
}

/** A line of a tooltip, the first one bold. Escaped, as names are entered by people. */
function lineHtml(text: string, at: number): string {
  const safe = text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
  return `<div style="font-weight:${at === 0 ? '600' : '400'}">${safe}</div>`;
}
