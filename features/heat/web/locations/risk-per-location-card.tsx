import { Group, SegmentedControl, useComputedColorScheme } from '@mantine/core';
import type { EChartsCoreOption } from 'echarts/core';
import { useMemo, useState } from 'react';
import { riskLevelNames } from '#heat/contract';
import type { RiskLevel } from '#heat/contract';
import { levelColours, riskLevels } from '#heat/domain';
import { riskPerLocation } from '#heat/offline';
import type { LocationRisk, PerLevel } from '#heat/offline';
import { countText, dateTimeText } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import { ChartCard, EmptyState, RelativeTime, tokens, useZone } from '#packages/ui';
import type { LegendEntry } from '#packages/ui';
import { weatherMessages } from '#weather/contract';
import { SimulatedBadge } from '#weather/web';
import { SetUpLink } from '#people/web';
import { LevelLegend } from '../level-legend.tsx';
import { locationTexts } from './location-texts.ts';

type Counted = 'workers' | 'jobs';

/** A minute, as the current hour changes. */
const often = 60_000;
/** Maximum visible height of the bars in pixels; the others are scrolled. */
const mostHeight = 264;

/** Number of people, or jobs, at each level of risk at each location now. */
export function RiskPerLocationCard() {
  const { data, error, refetch } = useCopy(riskPerLocation, {}, { every: often });
  const [counted, setCounted] = useState<Counted>('workers');
  const theme = useComputedColorScheme('light');
  const zone = useZone();
  const shown = useMemo(
    () =>
      data
        ?.map((location) => ({ name: location.name, counts: location[counted] }))
        .filter(({ counts }) => totalOf(counts) > 0)
        .toSorted((one, other) => worst(other.counts) - worst(one.counts)),
    [data, counted],
  );
  const option = useMemo(() => {
    if (shown === undefined || shown.length === 0) return null;
    return locationOption(shown, theme);
  }, [shown, theme]);
  return (
    <ChartCard
      title={locationTexts.title}
      slug="risk-per-location"
      help={locationTexts.help}
      subtitle={
        <Group component="span" gap="4px 8px" justify="space-between">
          <LocationList locations={data ?? []} />
          <SegmentedControl
            className="ws-not-printed"
            aria-label={locationTexts.counted}
            data={[
              { label: locationTexts.workers, value: 'workers' },
              { label: locationTexts.jobs, value: 'jobs' },
            ]}
            value={counted}
            onChange={(value) => setCounted(value as Counted)}
          />
        </Group>
      }
      legend={<LevelLegend />}
      option={option}
      height={locationsHeight(shown?.length ?? 4)}
      mostHeight={mostHeight}
      label="Bar chart of how many are at low, high and extreme risk at each location. The table has the numbers."
      picture={{
        ...{ subtitle: locationTexts.counting(counted), sentence: toldText(data ?? [], zone) },
        legend: { entries: levelEntries(theme) },
      }}
      error={error}
      onRetry={() => void refetch()}
      footer={footWords(data ?? [], counted)}
      empty={
        shown?.length === 0 ? (
          <EmptyState
            title={locationTexts.none}
            text={locationTexts.noneAbout}
            action={<SetUpLink step="job" />}
          />
        ) : undefined
      }
      table={{
        columns: [locationTexts.location, ...riskLevels.map((level) => riskLevelNames[level])],
        rows: () =>
          (shown ?? []).map(({ name, counts }) => [
            name,
            ...riskLevels.map((level) => countText(counts[level])),
          ]),
      }}
    />
  );
}

/** The age of the oldest forecast, and whether it is simulated. */
function LocationList({ locations }: { locations: readonly LocationRisk[] }) {
  const known = locations.filter(({ isKnown }) => isKnown);
  const times = known.map(({ fetched_time }) => fetched_time ?? 0);
  if (times.length === 0) return <span>{'\u00a0'}</span>;
  return (
    <Group component="span" gap="4px 8px" justify="space-between">
      <span>
        Now. Forecast updated <RelativeTime time={Math.min(...times)} />
      </span>
      {known.some(({ is_simulated }) => is_simulated) && <SimulatedBadge />}
    </Group>
  );
}

/** Time of the risks and of the forecast, for the picture. */
function toldText(locations: readonly LocationRisk[], zone: string): string {
  const known = locations.filter(({ isKnown }) => isKnown);
  const times = known.map(({ fetched_time }) => fetched_time ?? 0);
  if (times.length === 0) return 'Now';
  const forecast = `forecast from ${dateTimeText(Math.min(...times), zone)}`;
  const isSimulated = known.some(({ is_simulated }) => is_simulated);
  return `Now, all locations; ${forecast}${isSimulated ? `, ${weatherMessages.simulated.toLowerCase()}` : ''}`;
}

function footWords(locations: readonly LocationRisk[], counted: Counted): string | undefined {
  const ofJob = locations.reduce((sum, { of_job }) => sum + of_job[counted], 0);
  const unassessed = locations.reduce((sum, location) => sum + location.unassessed, 0);
  const unknown = locations.filter(({ isKnown }) => !isKnown).length;
  const [one, many] = counted === 'workers' ? ['worker', 'workers'] : ['job', 'jobs'];
  const words = [
    ...(ofJob > 0 ? [locationTexts.ofJob(countText(ofJob), ofJob === 1 ? one : many)] : []),
    ...(unassessed > 0 ? [locationTexts.unassessed(countText(unassessed), unassessed === 1)] : []),
    ...(unknown > 0 ? [locationTexts.unknown(countText(unknown), unknown === 1)] : []),
  ];
  return words.length === 0 ? undefined : words.join(', ');
}

function totalOf({ low, high, extreme }: PerLevel): number {
  return low + high + extreme;
}

/** Sort order: by the extreme ones, then by the high ones. */
function worst({ low, high, extreme }: PerLevel): number {
  return (extreme * 1e6 + high) * 1e6 + low;
}

/** A location in the chart. */
interface DrawnLocation {
  readonly name: string;
  readonly counts: PerLevel;
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
function locationsHeight(locations: number): number {
  return Math.max(1, locations) * rowHeight + footHeight;
}

/** A bar per location, a part per level from the mildest. */
function locationOption(
  locations: readonly DrawnLocation[],
  theme: 'light' | 'dark',
): EChartsCoreOption {
  const of = (name: 'text' | 'text2' | 'grid' | 'surface') => tokens[name][theme];
  return {
    animation: false,
    grid: { left: nameRoom, right: 16, top: 0, bottom: footHeight, outerBoundsMode: 'none' },
    xAxis: {
      type: 'value',
      minInterval: 1,
      axisLabel: { color: of('text2'), fontSize: 11, formatter: countText },
      splitLine: { lineStyle: { color: of('grid') } },
    },
    yAxis: {
      type: 'category',
      inverse: true,
      data: locations.map(({ name }) => name),
      axisTick: { show: false },
      axisLine: { show: false },
      axisLabel: {
        ...{ align: 'left', margin: nameRoom, width: nameRoom - 10, overflow: 'truncate' },
        ...{ fontSize: 12, fontWeight: 500, color: of('text'), interval: 0 },
      },
    },
    series: riskLevels.map((level) => ({
      type: 'bar',
      id: level,
      name: riskLevelNames[level],
      stack: 'counts',
      barWidth: 18,
      itemStyle: {
        ...{ color: levelColours[level], borderColor: of('surface'), borderWidth: 1 },
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

/** The levels of a risk as legend entries of a picture. */
function levelEntries(scheme: 'light' | 'dark'): LegendEntry[] {
  return riskLevels.map((level) => ({
    ...{ words: riskLevelNames[level], fill: levelColours[level] },
    edge: tokens.field[scheme],
  }));
}
