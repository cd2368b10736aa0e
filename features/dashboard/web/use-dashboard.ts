import { useNavigate, useSearch } from '@tanstack/react-router';
import { dashboardFilterFromSearch, searchFromDashboardFilter } from '#dashboard/domain';
import type { DashboardFilter } from '#dashboard/domain';
import { dashboardStatus } from '#dashboard/offline';
import { useZone } from '#packages/ui';
import { useCardCopy } from './cards/use-card-copy.ts';

/** The filter in the URL, and navigation to another one. */
export function useDashboardFilter(): [DashboardFilter, (filter: DashboardFilter) => void] {
  const filter = dashboardFilterFromSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  return [
    filter,
    (next) => void navigate({ to: '/dashboard', search: searchFromDashboardFilter(next) }),
  ];
}

/**
 * People per state of a filter, updated live; undefined until all tests are loaded. Used in the
 * component that shows it, so that an update only renders that part of the screen.
 */
export function useDashboardStatus(filter: DashboardFilter) {
  return useCardCopy(dashboardStatus, { filter, zone: useZone() });
}
