import { useNavigate, useSearch } from '@tanstack/react-router';
import type { DateFilter } from '#dashboard/contract';
import { filterFromSearch, searchFromFilter } from '#dashboard/domain';
import { dashboardHistory, dashboardStatus } from '#dashboard/offline';
import { useZone } from '#packages/ui';
import { useCopy, useInitialised } from '#packages/sync/web';

/** Milliseconds after which a window that ends now has moved enough to be asked for again. */
const renewal = 60_000;

/** The filter in the address, and the way to change it. */
export function useDashboardFilter(): [DateFilter, (filter: DateFilter) => void] {
  const filter = filterFromSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  return [filter, (next) => void navigate({ to: '/dashboard', search: searchFromFilter(next) })];
}

/**
 * People per state of a filter, kept current; nothing before all tests are here. Asked where it is
 * shown, so that a new answer draws that part of the screen alone.
 */
export function useDashboardStatus(filter: DateFilter) {
  return useCopy(dashboardStatus, { filter, zone: useZone() }, useWhenHere());
}

/** The newest tests of a filter, as `useDashboardStatus`. */
export function useDashboardHistory(filter: DateFilter) {
  return useCopy(dashboardHistory, { filter, zone: useZone() }, useWhenHere());
}

function useWhenHere() {
  return { keepPrevious: true, every: renewal, enabled: useInitialised() };
}
