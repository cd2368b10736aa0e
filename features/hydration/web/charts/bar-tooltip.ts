import type { ChartColors } from './history-drawing.ts';

/**
 * A tooltip over a column or row, on inverse background; `told` returns its lines by the column's
 * index.
 */
export function barTooltip(chartColors: ChartColors, told: (place: number) => string[]) {
  return {
    trigger: 'axis',
    confine: true,
    backgroundColor: chartColors.text,
    borderWidth: 0,
    padding: [7, 11],
    textStyle: { color: chartColors.surface, fontSize: 11, lineHeight: 15 },
    extraCssText: 'border-radius: 6px; box-shadow: none;',
    axisPointer: { type: 'shadow', shadowStyle: { color: chartColors.text, opacity: 0.05 } },
    formatter(params: unknown) {
      const [hit] = (Array.isArray(params) ? params : [params]) as { dataIndex: number }[];
      return told(hit?.dataIndex ?? -1)
        .map(lineHtml)
        .join('');
    },
  };
}

/** A line of a tooltip, the first one bold. Escaped, as names are entered by people. */
export function lineHtml(text: string, at: number): string {
  const safe = text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
  return `<div style="font-weight:${at === 0 ? '600' : '400'}">${safe}</div>`;
}
