import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { hydrationWords } from '#hydration/domain';
import { historyLength } from '#hydration/offline';
import type { PersonHistory } from '#hydration/offline';
import { countOf, dateText } from '#packages/kit';
import { ChartCard, EmptyState } from '#packages/ui';
import { changeSince, changeText } from '../charts/change-words.ts';
import { personDrawing } from '../charts/history-drawings.ts';
import { HistoryLegend } from '../charts/history-legend.tsx';
import { historyOption } from '../charts/history-option.ts';
import { useChartInks } from '../charts/use-chart-inks.ts';
import { useTimeWords } from '../charts/use-time-words.ts';
import { numberText } from '../value-text.ts';

interface Props {
  query: UseQueryResult<PersonHistory>;
  /** Stands in place of the line where a view shows no valid test. */
  empty?: ReactNode;
}

/** A person's newest 64 tests against the bounds in force. */
export function PersonHistoryCard({ query, empty = <NoTestYet /> }: Props) {
  const { data, error, refetch } = query;
  const inks = useChartInks();
  const words = useTimeWords();
  const points = data?.points ?? [];
  const option = useMemo(
    () => (data && data.points.length > 0 ? historyOption(personDrawing(data, words), inks) : null),
    [data, words, inks],
  );
  return (
    <ChartCard
      title="Hydration history"
      slug="hydration-history"
      help="The newest 64 valid tests. A saliva test scatters by about 25 mOsm, drawn around the line: smaller changes say nothing."
      subtitle={data && subtitleOf(data, words.timeZone)}
      option={option}
      legend={<HistoryLegend hasZone={data?.baseline?.zone != null} />}
      height={300}
      label={`Line chart of ${String(points.length)} hydration tests in mOsm`}
      error={error}
      onRetry={() => void refetch()}
      empty={data && points.length === 0 ? empty : undefined}
      table={{
        columns: ['Time', 'Hydration (mOsm)', 'Status', 'Change (mOsm)'],
        rows: () =>
          points
            .map((point, at) => [
              words.moment(point.time),
              numberText(point.value),
              hydrationWords[point.state].short,
              changeText(points[at - 1], point),
            ])
            .toReversed(),
      }}
    />
  );
}

function NoTestYet() {
  return (
    <EmptyState
      title="No valid test yet"
      text="The line of hydration tests will stand here from the first valid test on."
      outline="chart"
    />
  );
}

function subtitleOf({ points, tests, baseline }: PersonHistory, zone: string): string {
  const against = baseline === null ? 'default bounds' : 'personal bounds';
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return `Against the ${against}`;
  const which =
    tests > historyLength ? `Latest ${String(points.length)} tests` : countOf(tests, 'test');
  const span = `${dateText(first.time, zone)} – ${dateText(last.time, zone)}`;
  const change = changeSince(points.at(-2), last);
  const newest = change === '' ? '' : `; newest: ${change}`;
  return `${which}, ${span}, against ${against}${newest}`;
}
