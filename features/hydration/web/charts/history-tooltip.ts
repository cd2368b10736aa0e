import type { ChartInks, HistoryDrawing } from './history-drawing.ts';

/** Tooltip on inverse ground: value and status first, then time, then uncertainty. */
export function historyTooltip({ lines }: HistoryDrawing, inks: ChartInks) {
  return {
    trigger: 'axis',
    confine: true,
    backgroundColor: inks.text,
    borderWidth: 0,
    padding: [7, 11],
    textStyle: { color: inks.surface, fontSize: 11, lineHeight: 15 },
    extraCssText: 'border-radius: 6px; box-shadow: none;',
    axisPointer: {
      type: 'line',
      snap: true,
      lineStyle: { color: inks.text3, type: [2, 2], width: 1 },
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

/** Text goes in as text: names come from people. */
function lineHtml(text: string, at: number): string {
  const safe = text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
  return `<div style="font-weight:${at === 0 ? '600' : '400'}">${safe}</div>`;
}
