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
import { useCopy, useInitialised } from '#packages/sync/web';

/** Milliseconds after which a window that ends now has moved enough to be asked for again. */
const renewal = 60_000;

/** The filter in the address, and the way to change it. */
export function useDashboardFilter(): [DashboardFilter, (filter: DashboardFilter) => void] {
  const filter = dashboardFilterFromSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  return [
    filter,
    (next) => void navigate({ to: '/dashboard', search: searchFromDashboardFilter(next) }),
  ];
}

/**
 * People per state of a filter, kept current; nothing before all tests are here. Asked where it is
 * shown, so that a new answer draws that part of the screen alone.
 */
export function useDashboardStatus(filter: DashboardFilter) {
  return useCopy(dashboardStatus, { filter, zone: useZone() }, useWhenHere());
}

/** The newest tests of a filter, as `useDashboardStatus`. */
export function useDashboardHistory(filter: DashboardFilter) {
  return useCopy(dashboardHistory, { filter, zone: useZone() }, useWhenHere());
}

/** The newest value of each person by bins, as `useDashboardStatus`. */
export function useDashboardDistribution(filter: DashboardFilter) {
  return useCopy(dashboardDistribution, { filter, zone: useZone() }, useWhenHere());
}

/** Valid tests per day, as `useDashboardStatus`. */
export function useDashboardDaily(filter: DashboardFilter) {
  return useCopy(dashboardDaily, { filter, zone: useZone() }, useWhenHere());
}

/** People per label and state, as `useDashboardStatus`. */
export function useDashboardTags(filter: DashboardFilter) {
  return useCopy(dashboardTags, { filter, zone: useZone() }, useWhenHere());
}

/** The newest 18 tests, of the window or of all; as `useDashboardStatus`. */
export function useDashboardLatest(filter: DashboardFilter, always: boolean) {
  return useCopy(dashboardLatest, { filter, always, zone: useZone() }, useWhenHere());
}

/** Tests per person and day, as `useDashboardStatus`. */
export function useDashboardCalendar(filter: DashboardFilter) {
  return useCopy(dashboardCalendar, { filter, zone: useZone() }, useWhenHere());
}

function useWhenHere() {
  return { keepPrevious: true, every: renewal, enabled: useInitialised() };
}
