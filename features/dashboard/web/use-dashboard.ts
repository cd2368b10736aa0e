import { useNavigate, useSearch } from '@tanstack/react-router';
import { dashboardFilterFromSearch, searchFromDashboardFilter } from '#dashboard/domain';
import type { DashboardFilter } from '#dashboard/domain';
import {
  dashboardCalendar,
  dashboardDaily,
  dashboardDistribution,
  dashboardHistory,
  dashboardLatest,
  dashboardStatus,
  dashboardTags,
} from '#dashboard/offline';
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

/** The newest tests of a filter, like `useDashboardStatus`. */
export function useDashboardHistory(filter: DashboardFilter) {
  return useCardCopy(dashboardHistory, { filter, zone: useZone() });
}

/** The newest value of each person by bins, like `useDashboardStatus`. */
export function useDashboardDistribution(filter: DashboardFilter) {
  return useCardCopy(dashboardDistribution, { filter, zone: useZone() });
}

/** Valid tests per day, like `useDashboardStatus`. */
export function useDashboardDaily(filter: DashboardFilter) {
  return useCardCopy(dashboardDaily, { filter, zone: useZone() });
}

/** People per label and state, like `useDashboardStatus`. */
export function useDashboardTags(filter: DashboardFilter) {
  return useCardCopy(dashboardTags, { filter, zone: useZone() });
}

/** The newest 18 tests, of the window or of all; like `useDashboardStatus`. */
export function useDashboardLatest(filter: DashboardFilter, always: boolean) {
  return useCardCopy(dashboardLatest, { filter, always, zone: useZone() });
}

/** Tests per person and day, like `useDashboardStatus`. */
export function useDashboardCalendar(filter: DashboardFilter) {
  return useCardCopy(dashboardCalendar, { filter, zone: useZone() });
}
