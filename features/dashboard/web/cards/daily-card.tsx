import { useMemo } from 'react';
import { cardTitles } from '#dashboard/contract';
import type { CardOptions } from '#dashboard/contract';
import type { DashboardFilter } from '#dashboard/domain';
import { mostDays } from '#measurements/domain';
import { dashboardDaily } from '#dashboard/offline';
import type { DailyStatus } from '#dashboard/offline';
import { hydrationStatuses, hydrationWords } from '#hydration/domain';
import { dailyOption, shareText, statusEntries, sumOf, useChartColors } from '#hydration/web';
import type { ChartColors } from '#hydration/web';
import { countText, dateText, zonedParts } from '#packages/kit';
import { ChartCard, useNow, useZone } from '#packages/ui';
import type { LegendEntry } from '#packages/ui';
import { useChoices } from '../configuration/use-choices.ts';
import type { Configured } from '../configuration/use-choices.ts';
import { NoTests } from './no-tests.tsx';
import { useCardCopy } from './use-card-copy.ts';

interface Props extends Configured<CardOptions['daily_hydration_status']> {
  filter: DashboardFilter;
}

/** Valid tests of each day by status. */
export function DailyCard({ filter, ...configured }: Props) {
  const zone = useZone();
  const { data, error, refetch } = useCardCopy(dashboardDaily, { filter, zone });
  const chartColors = useChartColors();
  const { options } = configured;
  const { show_as_percentage, show_count_in_label, hide_days_without_measurements } = options;
  const days = useMemo(
    () =>
      data?.filter(({ counts }) => !hide_days_without_measurements || counts.some((n) => n > 0)),
    [data, hide_days_without_measurements],
  );
  const isEmpty = data?.every(({ counts }) => counts.every((count) => count === 0)) ?? false;
  const option = useMemo(
    () =>
      days === undefined || isEmpty
        ? null
        : dailyOption(days, chartColors, {
            ...{ isPercentage: show_as_percentage, hasCounts: show_count_in_label, zone },
          }),
    [days, isEmpty, chartColors, show_as_percentage, show_count_in_label, zone],
  );
  const isToday = days?.at(-1)?.isToday ?? false;
  const clock = useClockText(zone);
  return (
    <ChartCard
      title={cardTitles.daily_hydration_status}
      slug="daily-hydration-status"
      help="Each valid test counts on its day, by the bounds that applied to it. A hatched day is still in progress."
      subtitle={`${show_as_percentage ? 'Share of valid tests' : 'Valid tests'} per day${windowText(data)}${isToday ? `; today until ${clock}` : ''}`}
      option={option}
      height={220}
      label="Column chart of valid tests per day by hydration status. The table has the numbers."
      choices={useChoices(configured)}
      error={error}
      onRetry={() => void refetch()}
      picture={{
        legend: {
          entries: [...statusEntries(chartColors), ...(isToday ? [goesOn(chartColors)] : [])],
        },
      }}
      empty={isEmpty ? <NoTests /> : undefined}
      table={{
        columns: ['Day', ...hydrationStatuses.map((s) => hydrationWords[s].short), 'Tests'],
        rows: () =>
          (days ?? []).map(({ start, counts }) => {
            const total = sumOf(counts);
            const cell = (count: number) =>
              show_as_percentage ? shareText(total === 0 ? null : count / total) : countText(count);
            return [dateText(start, zone), ...counts.map(cell), countText(total)];
          }),
      }}
    />
  );
}

/** The legend entry of a day that is not over. */
function goesOn({ text3 }: ChartColors): LegendEntry {
  return { words: 'Today so far', fill: 'transparent', edge: text3, hatch: text3 };
}

function windowText(days: readonly DailyStatus[] | undefined): string {
  return days?.length === mostDays ? `, latest ${String(mostDays)} days` : '';
}

function useClockText(zone: string): string {
  const { hour, minute } = zonedParts(useNow(), zone);
  return `${hour}:${minute}`;
}
