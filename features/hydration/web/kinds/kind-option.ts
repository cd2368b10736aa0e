import type { EChartsCoreOption } from 'echarts/core';
import type { MeasurementType } from '#measurements/contract';
import { bare, labelOf, timeAxis } from '../charts/axes.ts';
import { barTooltip } from '../charts/chart-tooltip.ts';
import type { ChartColors } from '../charts/history-drawing.ts';
import type { TimeWords } from '../charts/history-drawings.ts';
import { valueOfKind } from '../value-text.ts';

/** Content of the chart of a type. */
export interface KindDrawing {
  type: MeasurementType;
  name: string;
  unit: string;
  /** Oldest first; times in milliseconds since 1970. */
  points: readonly { time: number; value: number }[];
  limits: readonly { value: number; word: string }[];
  /** The band of a value as text, or empty. */
  bandOf: (value: number) => string;
}

/** Pixels right of the plot for the names of the bands. */
const labelRoom = 76;
/** Tests within an hour are in the middle of a day, so that the axis has hours to label. */
const [hour, halfDay] = [3_600_000, 43_200_000];
/** The axis ends at a multiple of this, in the unit of a type with bands. */
const step = 300;

/** A line of tests over time, with the limits of the bands. */
export function kindOption(
  { type, name, unit, points, limits, bandOf }: KindDrawing,
  chartColors: ChartColors,
  words: TimeWords,
): EChartsCoreOption {
  const [from, to] = spanOf(points);
  const label = labelOf(chartColors);
  const stroke = chartColors.lines[0] ?? chartColors.accent;
  return {
    animation: false,
    grid: {
      left: 58,
      right: limits.length > 0 ? labelRoom : 16,
      top: 14,
      bottom: 24,
      outerBoundsMode: 'none',
    },
    xAxis: timeAxis(from, to, words.timeZone, chartColors),
    yAxis: {
      type: 'value',
      scale: limits.length === 0,
      ...(limits.length > 0 && { max: topOf(points, limits) }),
      name: unit,
      nameLocation: 'middle',
      nameGap: 40,
      nameTextStyle: label,
      axisLabel: { ...label, hideOverlap: true },
      ...bare,
      splitLine: { show: limits.length === 0, lineStyle: { color: chartColors.grid } },
    },
    tooltip: barTooltip(chartColors, (index) => tooltipLines(points[index])),
    series: [
      {
        type: 'line',
        id: 'tests',
        name,
        symbol: 'circle',
        symbolSize: 6,
        data: points.map(({ time, value }) => [time, value]),
        lineStyle: { color: stroke, width: 1.7 },
        itemStyle: { color: stroke },
        emphasis: { disabled: true },
        markLine: {
          silent: true,
          symbol: 'none',
          lineStyle: { color: chartColors.axis, type: [3, 3], width: 1 },
          label: { ...label, position: 'end', formatter: '{b}' },
          data: limits.map(({ value, word }) => ({ yAxis: value, name: word })),
        },
      },
    ],
  };

  function tooltipLines(point: { time: number; value: number } | undefined): string[] {
    if (point === undefined) return [];
    const band = bandOf(point.value);
    return [
      `${valueOfKind(point.value, type)} ${unit}${band === '' ? '' : `, ${band}`}`,
      words.moment(point.time),
    ];
  }
}

type Points = KindDrawing['points'];

/** Ends of the time axis. */
export function spanOf(points: Points): [from: number, to: number] {
  const [first = 0, last = 0] = [points[0]?.time, points.at(-1)?.time];
  if (last - first >= hour) return [first, last];
  const middle = (first + last) / 2;
  return [middle - halfDay, middle + halfDay];
}

/** Top of the value axis: the highest limit is visible even if no value reaches it. */
export function topOf(points: Points, limits: KindDrawing['limits']): number {
  const highest = Math.max(
    ...limits.map(({ value }) => value),
    ...points.map(({ value }) => value),
  );
  return Math.ceil((highest + 1) / step) * step;
}
