import { Badge, SegmentedControl, useComputedColorScheme } from '@mantine/core';
import { useMemo, useState } from 'react';
import { riskLevelNames } from '#heat/contract';
import { riskLevels } from '#heat/domain';
import { riskPerLocation } from '#heat/offline';
import type { LocationRisk, PerLevel } from '#heat/offline';
import { countText, dateTimeText } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import { ChartCard, EmptyState, RelativeTime, tokens, useZone } from '#packages/ui';
import { weatherMessages } from '#weather/contract';
import { levelEntries } from '../level-entries.ts';
import { LevelLegend } from '../level-legend.tsx';
import { locationOption, locationsHeight } from './location-option.ts';
import { locationTexts } from './location-texts.ts';
import classes from './locations.module.css';

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
    const of = (name: 'text' | 'text2' | 'grid' | 'surface') => tokens[name][theme];
    const colours = { text: of('text'), text2: of('text2'), grid: of('grid') };
    return locationOption(shown, { ...colours, surface: of('surface') });
  }, [shown, theme]);
  return (
    <ChartCard
      title={locationTexts.title}
      slug="risk-per-location"
      help={locationTexts.help}
      subtitle={
        <span className={classes['subtitle']}>
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
        </span>
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
          <EmptyState title={locationTexts.none} text={locationTexts.noneAbout} />
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
    <span className={classes['subtitle']}>
      <span>
        Now. Forecast updated <RelativeTime time={Math.min(...times)} />
      </span>
      {known.some(({ is_simulated }) => is_simulated) && (
        <Badge size="xs" variant="default">
          {weatherMessages.simulated}
        </Badge>
      )}
    </span>
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
