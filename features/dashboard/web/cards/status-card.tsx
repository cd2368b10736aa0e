import { Box } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { isNarrowed, statesWords } from '#dashboard/domain';
import type { DashboardFilter } from '#dashboard/domain';
import { dashboardPeople } from '#dashboard/offline';
import { filterWords } from '#measurements/domain';
import { hydrationStates, hydrationWords } from '#hydration/domain';
import type { HydrationState } from '#hydration/domain';
import {
  ringStates,
  signed,
  stateEntries,
  StatusLegend,
  statusRingOption,
  useChartColors,
} from '#hydration/web';
import type { ChartColors } from '#hydration/web';
import { copyQuery, useCopyBridge } from '#packages/sync/web';
import { ChartCard, EmptyState, showToast, uiMessages, useNow, useZone } from '#packages/ui';
import { countText } from '#packages/kit';
import { onlySearch, useOnlyPeople } from '#people/web';
import { useDashboardStatus } from '../use-dashboard.ts';

/** People per hydration status by the latest valid test, as a ring with its table. */
export function StatusCard({ filter }: { filter: DashboardFilter }) {
  const [now, zone] = [useNow(), useZone()];
  const { data, error, refetch } = useDashboardStatus(filter);
  const showPeople = useShowPeople(filter);
  const chartColors = useChartColors();
  const option = useMemo(
    () => (data && data.people > 0 ? statusRingOption(data.counts, chartColors) : null),
    [data, chartColors],
  );
  const { before } = filterWords(filter, now, zone);
  const change = data?.change ?? null;
  const from = change === null || before === null ? '' : `, change from ${before}`;
  return (
    <ChartCard
      title="Hydration status"
      slug="hydration-status"
      help="Each person counts once, by the latest valid test in the period. Invalid: only invalid tests. Not tested: no tests. Select a status to see its people."
      subtitle={`People by latest valid test${from}`}
      option={option}
      height={160}
      label="Ring chart of people per hydration status. The table beside it has the numbers."
      onPick={(index) => {
        const state = data && ringStates(data.counts)[index];
        if (state !== undefined) void showPeople([state]);
      }}
      picture={data && { legend: { entries: legendOf(data.counts, chartColors), isBeside: true } }}
      error={error}
      onRetry={() => void refetch()}
      empty={
        data && data.people === 0 ? (
          <EmptyState
            title={isNarrowed(filter) ? 'No people match' : 'No people yet'}
            text={
              isNarrowed(filter)
                ? 'Change the filter under People.'
                : 'People you can view appear here.'
            }
            outline="none"
          />
        ) : undefined
      }
      beside={
        data && (
          // Numbers of five digits need their room; the ring takes what is left.
          <Box flex="0 0 max-content" miw="56%" style={{ alignSelf: 'center' }}>
            <StatusLegend
              {...{ change, before }}
              counts={data.counts}
              onChoose={(state) => void showPeople([state])}
            />
          </Box>
        )
      }
      table={{
        columns: ['Status', 'People', ...(change === null ? [] : ['Change'])],
        rows: () =>
          hydrationStates.map((state) => [
            hydrationWords[state].long,
            countText(data?.counts[state] ?? 0),
            ...(change === null ? [] : [signed(change[state])]),
          ]),
      }}
    />
  );
}

/** The states with their people, for the picture. */
function legendOf(counts: Record<HydrationState, number>, chartColors: ChartColors) {
  return stateEntries(chartColors).map((entry) => ({
    ...entry,
    value: countText(counts[entry.state]),
  }));
}

/** Opens the list of the people in some states of a filter, from a number on a card. */
export function useShowPeople(
  filter: DashboardFilter,
): (states: readonly HydrationState[]) => Promise<void> {
  const [queries, bridge, navigate] = [useQueryClient(), useCopyBridge(), useNavigate()];
  const [, showOnly] = useOnlyPeople();
  const [zone, now] = [useZone(), useNow()];
  return async (states) => {
    const peopleQuery = copyQuery(bridge, dashboardPeople, { filter, zone, states });
    try {
      const user_ids = await queries.fetchQuery({ ...peopleQuery, staleTime: 0 });
      const { chosen, days } = filterWords(filter, now, zone);
      const who = statesWords(states, days === null ? chosen : `${chosen}, ${days}`);
      showOnly({ user_ids, who });
      const { showHidden } = filter;
      const search = { ...onlySearch({ user_ids, who }), ...(showHidden && { showHidden }) };
      await navigate({ to: '/people', search });
    } catch {
      showToast({ kind: 'problem', text: uiMessages.genericError });
    }
  };
}
