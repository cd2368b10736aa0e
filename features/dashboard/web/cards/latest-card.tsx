import { useCallback } from 'react';
import { cardTitles } from '#dashboard/contract';
import type { CardOptions } from '#dashboard/contract';
import type { DashboardFilter } from '#dashboard/domain';
import { hydrationWords } from '#hydration/domain';
import { recentLength } from '#hydration/offline';
import type { NewestTest } from '#hydration/offline';
import { numberText, stateEntries, useChartColors, useTimeWords } from '#hydration/web';
import { personName } from '#people/domain';
import { EmptyState, FigureCard, TextSkeleton } from '#packages/ui';
import { countOf } from '#packages/kit';
import { useChoices } from '../configuration/use-choices.ts';
import type { Configured } from '../configuration/use-choices.ts';
import { useDashboardLatest } from '../use-dashboard.ts';
import { useFilterSentence } from '../filter/use-filter-sentence.ts';
import { latestBody } from './latest-picture.ts';
import { LatestTiles } from './latest-tiles.tsx';
import { NoTests } from './no-tests.tsx';

interface Props extends Configured<CardOptions['latest_measurements']> {
  filter: DashboardFilter;
}

/** The newest hydration tests of everybody, with their names. */
export function LatestCard({ filter, ...configured }: Props) {
  const { always_show_latest: always } = configured.options;
  const { data, error, refetch } = useDashboardLatest(filter, always);
  const chartColors = useChartColors();
  const words = useTimeWords();
  const picture = useCallback(
    () => (data ? latestBody(data, { chartColors, words }) : null),
    [data, chartColors, words],
  );
  const ofAllDates = useFilterSentence({ ...filter, date_filter: 'all' });
  return (
    <FigureCard
      title={cardTitles.latest_measurements}
      slug="latest-measurements"
      help={`The newest hydration tests, at most ${String(recentLength)}, whatever dates are chosen; the card's menu can hold it to the dates. An invalid test is kept, but counts for nothing.`}
      subtitle={data && data.length > 0 ? subtitleOf(data, always) : undefined}
      drawn={{ isDrawn: data !== undefined, picture }}
      isPending={data === undefined}
      choices={useChoices(configured)}
      picture={{
        ...(always && { sentence: ofAllDates }),
        legend: {
          entries: stateEntries(chartColors).filter(({ state }) => state !== 'not_tested'),
        },
      }}
      error={error}
      onRetry={() => void refetch()}
      empty={data?.length === 0 ? <Empty always={always} /> : undefined}
      table={{
        columns: ['Time', 'Person', 'Hydration (mOsm)', 'Status'],
        rows: () =>
          (data ?? []).map(({ time, person, value, state }) => [
            words.moment(time),
            personName(person),
            numberText(value),
            hydrationWords[state].short,
          ]),
      }}
    >
      {data === undefined ? (
        <TextSkeleton widths={[90, 80, 85, 70, 90, 75]} />
      ) : (
        <LatestTiles tests={data} />
      )}
    </FigureCard>
  );
}

function Empty({ always }: { always: boolean }) {
  if (!always) return <NoTests />;
  return (
    <EmptyState title="No test yet" text="The latest hydration tests appear here." outline="rows" />
  );
}

function subtitleOf(tests: readonly NewestTest[], always: boolean): string {
  const count = countOf(tests.length, 'test');
  return `Newest first, ${count}${always ? ' of all dates' : ''}`;
}
