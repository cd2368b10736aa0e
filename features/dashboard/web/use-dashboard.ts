import { useNavigate, useSearch } from '@tanstack/react-router';
import type { DateFilter } from '#measurements/contract';
import { filterFromSearch, searchFromFilter } from '#measurements/domain';
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

/** The newest value of each person by bins, as `useDashboardStatus`. */
export function useDashboardDistribution(filter: DateFilter) {
  return useCopy(dashboardDistribution, { filter, zone: useZone() }, useWhenHere());
}

/** Valid tests per day, as `useDashboardStatus`. */
export function useDashboardDaily(filter: DateFilter) {
  return useCopy(dashboardDaily, { filter, zone: useZone() }, useWhenHere());
}

/** People per label and state, as `useDashboardStatus`. */
export function useDashboardTags(filter: DateFilter) {
  return useCopy(dashboardTags, { filter, zone: useZone() }, useWhenHere());
}

/** The newest 18 tests, of the window or of all; as `useDashboardStatus`. */
export function useDashboardLatest(filter: DateFilter, always: boolean) {
  return useCopy(dashboardLatest, { filter, always, zone: useZone() }, useWhenHere());
}

/** Tests per person and day, as `useDashboardStatus`. */
export function useDashboardCalendar(filter: DateFilter) {
  return useCopy(dashboardCalendar, { filter, zone: useZone() }, useWhenHere());
}

function useWhenHere() {
  return { keepPrevious: true, every: renewal, enabled: useInitialised() };
}
