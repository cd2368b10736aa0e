import { useMemo } from 'react';
import type { DashboardFilter } from '#dashboard/domain';
import { dashboardHistory } from '#dashboard/offline';
import { historyLength } from '#hydration/offline';
import type { HistoryOfPeople } from '#hydration/offline';
import {
  bandEntries,
  historyOption,
  lineEntries,
  peopleDrawing,
  useChartColors,
  useTimeWords,
} from '#hydration/web';
import { ChartCard, useZone } from '#packages/ui';
import { countText } from '#packages/kit';
import { NoValues } from './no-values.tsx';
import { useCardCopy } from './use-card-copy.ts';

/** The history of the filter: a line for each of a few people, otherwise averages per test time. */
export function HistoryCard({ filter }: { filter: DashboardFilter }) {
  const { data, error, refetch } = useCardCopy(dashboardHistory, { filter, zone: useZone() });
  const chartColors = useChartColors();
  const words = useTimeWords();
  const drawing = useMemo(() => data && peopleDrawing(data, words), [data, words]);
  const option = useMemo(
    () =>
      drawing?.lines.some((line) => line.points.length > 0)
        ? historyOption(drawing, chartColors)
        : null,
    [drawing, chartColors],
  );
  const points = (drawing?.lines ?? []).flatMap((line) =>
    line.points.map((point) => ({ ...point, name: line.name })),
  );
  return (
    <ChartCard
      title="Hydration history"
      slug="hydration-history"
      help="One line per person for up to six tested people. For more people, the average of the valid tests in each three-hour period."
      subtitle={data && subtitleOf(data)}
      option={option}
      height={300}
      label="Line chart of hydration over time in mOsm"
      picture={{
        legend: {
          entries: [...lineEntries(drawing?.lines ?? [], chartColors), ...bandEntries(chartColors)],
        },
      }}
      error={error}
      onRetry={() => void refetch()}
      empty={data && points.length === 0 ? <NoValues /> : undefined}
      table={{
        columns: ['Time', 'Who', 'Hydration (mOsm)'],
        rows: () =>
          points
            .toSorted((a, b) => b.time - a.time)
            .map(({ time, name, value }) => [
              words.moment(time),
              name,
              String(Math.round(value * 10) / 10),
            ]),
      }}
    />
  );
}

function subtitleOf(history: HistoryOfPeople): string {
  if (history.kind === 'average') {
    return `Average of ${countText(history.people)} people per three-hour period, the latest ${String(historyLength)} periods`;
  }
  return `One line per person, the latest ${String(historyLength)} tests`;
}
