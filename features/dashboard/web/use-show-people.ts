import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { dashboardPeople } from '#dashboard/offline';
import { statesWords } from '#dashboard/domain';
import type { HydrationState } from '#hydration/domain';
import type { DashboardFilter } from '#dashboard/domain';
import { filterWords } from '#measurements/domain';
import { showToast, uiMessages, useNow, useZone } from '#packages/ui';
import { copyQuery, useCopyBridge } from '#packages/sync/web';
import { useOnlyPeople } from '#people/web';

/** Opens the list of the people in some states of a filter, from a number on a card. */
export function useShowPeople(
  filter: DashboardFilter,
): (states: readonly HydrationState[]) => Promise<void> {
  const [queries, bridge, navigate] = [useQueryClient(), useCopyBridge(), useNavigate()];
  const [, showOnly] = useOnlyPeople();
  const [zone, now] = [useZone(), useNow()];
  return async (states) => {
    const asked = copyQuery(bridge, dashboardPeople, { filter, zone, states });
    try {
      const user_ids = await queries.fetchQuery({ ...asked, staleTime: 0 });
      const { chosen, days } = filterWords(filter, now, zone);
      showOnly({
        user_ids,
        who: statesWords(states, days === null ? chosen : `${chosen}, ${days}`),
      });
      const { showHidden } = filter;
      await navigate({ to: '/people', search: { only: true, ...(showHidden && { showHidden }) } });
    } catch {
      showToast({ kind: 'problem', text: uiMessages.genericError });
    }
  };
}
