import type { EChartsCoreOption } from 'echarts/core';
import {
  binCount,
  binEnd,
  binWidth,
  defaultBounds,
  hydrationStatuses,
  hydrationWords,
} from '#hydration/domain';
import type { Distribution } from '#hydration/offline';
import { bare, labelOf, scoreAxisName } from './axes.ts';
import { barTooltip } from './chart-tooltip.ts';
import type { ChartColors } from './history-drawing.ts';
import { axisRoom, statusLines, statusSeries, sumOf } from './status-parts.ts';

const { min, mild, moderate, severe } = defaultBounds;

/** Position of a bound between two bins, from the left. */
const edgeOf = (bound: number) => (bound - min) / binWidth + 1;

/** People per bin of values, by status; the default bounds as dashed lines. */
export function distributionOption(
  { counts }: Pick<Distribution, 'counts'>,
  chartColors: ChartColors,
  isContrast: boolean,
): EChartsCoreOption {
  const label = labelOf(chartColors);
  const bounds = [mild, moderate, severe];
  const middles = [0, ...bounds.map(edgeOf)].map(
    (edge, rank, edges) => (edge + (edges[rank + 1] ?? binCount)) / 2,
  );
  const plain = { type: 'value', min: 0, max: binCount, splitLine: { show: false } } as const;
  return {
    animation: false,
    grid: {
      left: axisRoom(mostPeople(counts)),
      right: 4,
      top: 22,
      bottom: 38,
      outerBoundsMode: 'none',
    },
    xAxis: [
      {
        type: 'category',
        data: Array.from({ length: binCount }, (_, bin) => binWords(bin)),
        show: false,
      },
      {
        ...plain,
        position: 'bottom',
        ...bare,
        axisLine: { show: true, onZero: false, lineStyle: { color: chartColors.axis } },
        name: scoreAxisName,
        nameLocation: 'middle',
        nameGap: 22,
        nameTextStyle: label,
        axisLabel: {
          ...label,
          customValues: [min, ...bounds].map(edgeOf),
          formatter: (edge: number) => boundWords(edge),
          rich: { bound: { color: chartColors.text, fontSize: 11, fontWeight: 600 } },
        },
      },
      {
        ...plain,
        position: 'top',
        ...bare,
        axisLabel: {
          ...label,
          color: chartColors.text2,
          margin: 4,
          customValues: middles,
          formatter: (middle: number) => {
            const status = hydrationStatuses[middles.indexOf(middle)];
            return status === undefined ? '' : hydrationWords[status].short;
          },
        },
      },
    ],
    yAxis: {
      type: 'value',
      minInterval: 1,
      splitNumber: 5,
      axisLabel: label,
      ...bare,
      splitLine: { lineStyle: { color: chartColors.grid } },
    },
    tooltip: barTooltip(chartColors, (bin) => [
      binWords(bin),
      ...statusLines(counts.map((row) => row[bin] ?? 0)),
    ]),
    series: [
      ...hydrationStatuses.map((status, rank) => ({
        ...statusSeries(status, 'people', chartColors, isContrast),
        barCategoryGap: '14%',
        data: (counts[rank] ?? []).map((count) => (count === 0 ? '-' : count)),
      })),
      {
        type: 'line',
        id: 'bounds',
        xAxisIndex: 1,
        data: [],
        silent: true,
        markLine: {
          silent: true,
          symbol: 'none',
          animation: false,
          label: { show: false },
          lineStyle: { color: chartColors.text2, type: [3, 3], width: 1 },
          data: bounds.map((bound) => ({ xAxis: edgeOf(bound) })),
        },
      },
    ],
  };
}

/** The values of a bin: 'Up to 30 mOsm', 'Above 30 to 35 mOsm'. */
export function binWords(bin: number): string {
  const end = binEnd(bin);
  if (bin === 0) return `Up to ${String(end)} mOsm`;
  if (!Number.isFinite(end)) return `Above ${String(binEnd(bin - 1))} mOsm`;
  return `Above ${String(end - binWidth)} to ${String(end)} mOsm`;
}

function boundWords(edge: number): string {
  const bound = min + (edge - 1) * binWidth;
  return bound === min ? String(bound) : `{bound|${String(bound)}}`;
}

/** Number of people in the largest bin. */
function mostPeople(counts: readonly (readonly number[])[]): number {
  const bins = Array.from({ length: binCount }, (_, bin) =>
    sumOf(counts.map((row) => row[bin] ?? 0)),
  );
  return Math.max(...bins);
}
