import { zonedParts } from '#packages/kit';
import { tokens } from '../theme/tokens.ts';

interface DayAxes {
  /** Dates of the columns: '2026-11-26'. */
  dates: readonly string[];
  /** Is printed bold. */
  today: string | undefined;
  theme: 'light' | 'dark';
  /** Whether a column has a label, or 0 for all. */
  interval: 0 | ((index: number) => boolean);
  /** Unit of the values; the axis ends at a multiple of `step`, at least at `least`. */
  unit: string;
  least: number;
  step: number;
  minInterval: number;
}

/** The axes of a chart with a column for each day. */
export function dayAxes(options: DayAxes) {
  const { dates, today, theme, interval, unit, least, step, minInterval } = options;
  const label = { color: tokens.text3[theme], fontSize: 11 };
  return {
    xAxis: {
      type: 'category',
      data: [...dates],
      axisTick: { show: false },
      axisLine: { show: true, lineStyle: { color: tokens.axis[theme] } },
      axisLabel: {
        ...label,
        interval,
        lineHeight: 13,
        rich: { today: { color: tokens.text[theme], fontSize: 11, fontWeight: 600 } },
        formatter: (date: string) => dayLabel(date, date === today),
      },
    },
    yAxis: {
      type: 'value',
      minInterval,
      max: ({ max }: { max: number }) => Math.max(least, step * Math.ceil(max / step)),
      axisLabel: { ...label, formatter: `{value} ${unit}` },
      axisTick: { show: false },
      axisLine: { show: false },
      splitLine: { lineStyle: { color: tokens.grid[theme] } },
    },
  };
}

/** A date in two lines, its weekday cut to some letters: 'Thu' above '26'. */
export function dayLabel(date: string, isToday: boolean, letters = 3): string {
  const { weekday: name, day } = zonedParts(Date.parse(date), 'UTC');
  const weekday = name.slice(0, letters);
  return `${isToday ? `{today|${weekday}}` : weekday}\n${String(Number(day))}`;
}

/** Diagonal stripes over a column, with the lengths of line and gap. */
export function stripes(colour: string, lines: readonly [number, number]) {
  return {
    ...{ symbol: 'rect', rotation: -Math.PI / 4, color: colour },
    ...{ dashArrayX: [1, 0], dashArrayY: [...lines] },
  };
}
