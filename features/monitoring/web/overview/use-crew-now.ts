import type { DashboardFilter } from '#dashboard/domain';
import { crewNow } from '#monitoring/offline';
import { useCopy } from '#packages/sync/web';

/** Who is on shift, at risk and overdue; again every minute, as it changes with the time. */
export function useCrewNow(filter: DashboardFilter) {
  return useCopy(crewNow, { filter }, { every: 60_000 });
}
