import type { EChartsCoreOption } from 'echarts/core';
import { riskLevelNames } from '#heat/contract';
import type { RiskLevel } from '#heat/contract';
import { levelColours, riskLevels } from '#heat/domain';
import type { PerLevel } from '#heat/offline';
import { countText } from '#packages/kit';

/** A location in the chart. */
export interface DrawnLocation {
  readonly name: string;
  readonly counts: PerLevel;
}

/** The theme's colours as plain values for a canvas. */
export interface ChartColours {
  readonly text: string;
  readonly text2: string;
  readonly grid: string;
  readonly surface: string;
}

const [rowHeight, nameRoom, footHeight] = [34, 120, 26];

/** Text colour on the fills, which are the same in both themes. */
const inkOnFill = '#14202b';

const lines = (rotation: number) => ({
  ...{ symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [1, 5], rotation },
  color: 'rgba(20, 32, 43, 0.35)',
});

/** Patterns that distinguish the fills without colour: none, diagonal, vertical. */
const patterns: Readonly<Record<RiskLevel, object | null>> = {
  low: null,
  high: lines(Math.PI / 4),
  extreme: lines(Math.PI / 2),
};

/** Height of the chart in pixels for a number of locations. */
export function locationsHeight(locations: number): number {
  return Math.max(1, locations) * rowHeight + footHeight;
}

/** A bar per location, a part per level from the mildest. */
export function locationOption(
  locations: readonly DrawnLocation[],
  { text, text2, grid, surface }: ChartColours,
): EChartsCoreOption {
  return {
    animation: false,
    grid: { left: nameRoom, right: 16, top: 0, bottom: footHeight, outerBoundsMode: 'none' },
    xAxis: {
      type: 'value',
      minInterval: 1,
      axisLabel: { color: text2, fontSize: 11, formatter: countText },
      splitLine: { lineStyle: { color: grid } },
    },
    yAxis: {
      type: 'category',
      inverse: true,
      data: locations.map(({ name }) => name),
      axisTick: { show: false },
      axisLine: { show: false },
      axisLabel: {
        ...{ align: 'left', margin: nameRoom, width: nameRoom - 10, overflow: 'truncate' },
        ...{ fontSize: 12, fontWeight: 500, color: text, interval: 0 },
      },
    },
    series: riskLevels.map((level) => ({
      type: 'bar',
      id: level,
      name: riskLevelNames[level],
      stack: 'counts',
      barWidth: 18,
      itemStyle: {
        ...{ color: levelColours[level], borderColor: surface, borderWidth: 1 },
        decal: patterns[level],
      },
      emphasis: { disabled: true },
      label: {
        ...{ show: true, fontSize: 11, fontWeight: 600, color: inkOnFill },
        formatter: ({ value }: { value: unknown }) =>
          typeof value === 'number' ? countText(value) : '',
      },
      data: locations.map(({ counts }) => (counts[level] === 0 ? '-' : counts[level])),
    })),
  };
}
