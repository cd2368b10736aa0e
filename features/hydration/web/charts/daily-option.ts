import type { EChartsCoreOption } from 'echarts/core';
import { hydrationStatuses } from '#hydration/domain';
import { countOf, countText, zonedParts } from '#packages/kit';
import { glyphMark } from '../hydration-palette.ts';
import { bare, labelOf } from './axes.ts';
import { barTooltip } from './chart-tooltip.ts';
import type { ChartColors } from './history-drawing.ts';
import {
  axisRoom,
  insidePart,
  statusFill,
  statusLines,
  statusSeries,
  sumOf,
  unfinished,
} from './status-parts.ts';

/** The tests of a day in the chart. */
export interface DrawnDay {
  /** Start of the day, in milliseconds since 1970. */
  start: number;
  /** Per status, as in `hydrationStatuses`. */
  counts: readonly number[];
  isToday: boolean;
}

export interface DailyLook {
  isPercentage: boolean;
  /** Shows the number of tests in each part with enough room. */
  hasCounts: boolean;
  /** IANA name of the time zone. */
  zone: string;
}

/** Up to this number of columns show their total; otherwise only the tooltip does. */
const mostLabelled = 31;

/** Up to this number of columns have a label of two lines: weekday and day. */
const mostNamed = 10;

/**
 * Parts below this fraction of the highest column have no border: its two lines would be larger
 * than the part, and one severe test would paint a small day red.
 */
const edgedParts = 50;

/** A column per day, stacked from best to worst, with its total above. */
export function dailyOption(
  days: readonly DrawnDay[],
  chartColors: ChartColors,
  { isPercentage, hasCounts, zone }: DailyLook,
): EChartsCoreOption {
  const label = labelOf(chartColors);
  const totals = days.map(({ counts }) => sumOf(counts));
  const most = Math.max(0, ...totals);
  const thinnest = (isPercentage ? 100 : most) / edgedParts;
  const heights = totals.map((total) => (isPercentage ? Math.min(total, 1) * 100 : total));
  return {
    animation: false,
    grid: {
      left: isPercentage ? 42 : axisRoom(most),
      // The total of the last column is wider than the column.
      right: Math.max(4, String(most).length * 4 - 4),
      top: 22,
      bottom: 38,
      outerBoundsMode: 'none',
    },
    xAxis: {
      type: 'category',
      data: days.map(({ start }) => String(start)),
      axisTick: { show: false },
      axisLine: { show: true, lineStyle: { color: chartColors.axis } },
      axisLabel: {
        ...label,
        lineHeight: 13,
        // Few labels fit side by side; otherwise only some are shown.
        ...(days.length <= mostNamed ? { interval: 0 } : { hideOverlap: true }),
        rich: { today: { color: chartColors.text, fontSize: 11, fontWeight: 600 } },
        formatter: (_: string, index: number) => dayWords(days[index], days.length, zone),
      },
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      ...(isPercentage && { max: 100 }),
      axisLabel: { ...label, formatter: isPercentage ? '{value} %' : '{value}' },
      ...bare,
      splitLine: { lineStyle: { color: chartColors.grid } },
    },
    tooltip: barTooltip(chartColors, (index) => tooltipLines(days[index], zone)),
    series: [
      ...hydrationStatuses.map((status, rank) => ({
        ...statusSeries(status, 'tests', chartColors),
        barMaxWidth: 30,
        label: {
          show: hasCounts,
          fontSize: 11,
          color: glyphMark,
          formatter: ({ dataIndex }: { dataIndex: number }) =>
            countText(days[dataIndex]?.counts[rank] ?? 0),
        },
        labelLayout: insidePart,
        data: days.map(({ counts, isToday }, index) => {
          const count = counts[rank] ?? 0;
          if (count === 0) return '-';
          const value = isPercentage ? (count / (totals[index] ?? 1)) * 100 : count;
          const isThin = value < thinnest;
          if (!isToday && !isThin) return value;
          const style = statusFill(status, chartColors);
          const itemStyle = {
            ...style,
            ...(isThin && { borderWidth: 0 }),
            ...(isToday && { decal: unfinished(chartColors) }),
          };
          return { value, itemStyle };
        }),
      })),
      totalSeries(totals, heights, chartColors, days.length <= mostLabelled),
    ],
  };
}

/** Carries only the totals above the columns. */
function totalSeries(
  totals: readonly number[],
  heights: readonly number[],
  chartColors: ChartColors,
  hasLabels: boolean,
) {
  return {
    type: 'scatter',
    id: 'totals',
    symbolSize: 0,
    silent: true,
    z: 5,
    data: heights,
    labelLayout: { hideOverlap: true },
    label: {
      show: hasLabels,
      position: 'top',
      distance: 3,
      fontSize: 11,
      fontWeight: 600,
      color: chartColors.text,
      formatter: ({ dataIndex }: { dataIndex: number }) => totalText(totals[dataIndex] ?? 0),
    },
  };
}

/**
 * A total shortened to fit above its column: '9,999', '10.1K'. Tooltip and table show the full
 * number.
 */
function totalText(total: number): string {
  return total < 10_000 ? countText(total) : shortened.format(total);
}

const shortened = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

function dayWords(day: DrawnDay | undefined, days: number, zone: string): string {
  if (day === undefined) return '';
  const { weekday, day: number, month } = zonedParts(day.start, zone);
  const [first, second] =
    days <= mostNamed ? [weekday, String(Number(number))] : [String(Number(number)), month];
  return day.isToday ? `{today|${first}}\n${second}` : `${first}\n${second}`;
}

function tooltipLines(day: DrawnDay | undefined, zone: string): string[] {
  if (day === undefined) return [];
  const { weekday, day: number, month } = zonedParts(day.start, zone);
  const total = sumOf(day.counts);
  return [
    `${weekday} ${String(Number(number))} ${month}: ${countOf(total, 'test')}`,
    ...statusLines(day.counts),
  ];
}
