import { useNavigate, useSearch } from '@tanstack/react-router';
import type { DateFilter } from '#dashboard/contract';
import { filterFromSearch, searchFromFilter } from '#dashboard/domain';
import { dashboardHistory, dashboardStatus } from '#dashboard/offline';
import { useZone } from '#packages/ui';
import { useCopy, useSyncStatus } from '#packages/sync/web';

/** Milliseconds after which a window that ends now has moved enough to be asked for again. */
const renewal = 60_000;

/** The filter in the address, and the way to change it. */
export function useDashboardFilter(): [DateFilter, (filter: DateFilter) => void] {
  const filter = filterFromSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  return [filter, (next) => void navigate({ to: '/dashboard', search: searchFromFilter(next) })];
}

/** What the cards show of a filter, kept current; nothing before all tests are here. */
export function useDashboard(filter: DateFilter) {
  const query = { filter, zone: useZone() };
  const { initialised } = useSyncStatus();
  const options = { keepPrevious: true, every: renewal, enabled: initialised };
  return {
    status: useCopy(dashboardStatus, query, options),
    history: useCopy(dashboardHistory, query, options),
  };
}
