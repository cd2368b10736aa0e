import { timeTicks } from './time-ticks.ts';
import type { ChartColors } from './history-drawing.ts';

/** The fixed name of all axes of saliva values. */
export const scoreAxisName = 'Hydration score (mOsm)';

/** An axis without its line and ticks. */
export const bare = { axisTick: { show: false }, axisLine: { show: false } };

/** The labels of an axis. */
export function labelOf({ text3 }: ChartColors) {
  return { color: text3, fontSize: 11 };
}

/** A time axis with ticks at whole days or hours of a zone. */
export function timeAxis(from: number, to: number, zone: string, chartColors: ChartColors) {
  const { times: customValues, label: formatter } = timeTicks(from, to, zone);
  const lineStyle = { color: chartColors.axis };
  return {
    ...{ type: 'value', min: from, max: to, splitLine: { show: false } },
    axisLabel: { ...labelOf(chartColors), customValues, formatter, hideOverlap: true },
    axisTick: { show: true, customValues, lineStyle, length: 3 },
    axisLine: { show: true, onZero: false, lineStyle },
  };
}
