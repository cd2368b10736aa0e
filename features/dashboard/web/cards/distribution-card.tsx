import { useMemo } from 'react';
import { cardTitles } from '#dashboard/contract';
import type { CardOptions } from '#dashboard/contract';
import type { DashboardFilter } from '#dashboard/domain';
import { dashboardDistribution } from '#dashboard/offline';
import { hydrationStatuses, hydrationWords } from '#hydration/domain';
import type { Distribution } from '#hydration/offline';
import {
  binWords,
  distributionOption,
  numberText,
  statusEntries,
  sumOf,
  useChartColors,
} from '#hydration/web';
import { ChartCard, useZone } from '#packages/ui';
import { countOf, countText } from '#packages/kit';
import { useChoices } from '../configuration/use-choices.ts';
import type { Configured } from '../configuration/use-choices.ts';
import { NoValues } from './no-values.tsx';
import { useCardCopy } from './use-card-copy.ts';

interface Props extends Configured<CardOptions['hydration_distribution']> {
  filter: DashboardFilter;
}

/** Distribution of people's latest values over the bounds. */
export function DistributionCard({ filter, ...configured }: Props) {
  const { data, error, refetch } = useCardCopy(dashboardDistribution, { filter, zone: useZone() });
  const chartColors = useChartColors();
  const { is_contrast } = configured.options;
  const option = useMemo(
    () => (data && data.values > 0 ? distributionOption(data, chartColors, is_contrast) : null),
    [data, chartColors, is_contrast],
  );
  return (
    <ChartCard
      title={cardTitles.hydration_distribution}
      slug="hydration-distribution"
      help="Each person counts once, by the latest valid test in the period. The lines are the default bounds. The colour is the status by each person’s bounds."
      subtitle={
        data?.median == null
          ? undefined
          : `${valuesText(data)}, people per 5 mOsm, median ${numberText(data.median)}`
      }
      option={option}
      height={220}
      label="Column chart of people per hydration value in mOsm. The table has the numbers."
      choices={useChoices(configured)}
      error={error}
      onRetry={() => void refetch()}
      picture={{ legend: { entries: statusEntries(chartColors, is_contrast) } }}
      empty={data?.values === 0 ? <NoValues /> : undefined}
      table={{
        columns: ['Hydration', ...hydrationStatuses.map((s) => hydrationWords[s].short), 'People'],
        rows: () =>
          (data?.counts[0] ?? []).map((_, bin) => {
            const counts = (data?.counts ?? []).map((row) => row[bin] ?? 0);
            return [binWords(bin), ...counts.map(String), String(sumOf(counts))];
          }),
      }}
    />
  );
}

function valuesText({ values, hidden }: Pick<Distribution, 'values' | 'hidden'>): string {
  const shown = countOf(values, 'valid value');
  return hidden === 0 ? shown : `${shown}, ${countText(hidden)} hidden`;
}
