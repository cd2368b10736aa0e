import type { DashboardFilter } from '#dashboard/domain';
import type { TestFilter } from '#hydration/offline';
import { dateWindows, labelGroups } from '#measurements/domain';

/** A filter with its time zone. */
export interface DashboardQuery {
  filter: DashboardFilter;
  zone: string;
}

/** The tests and people of a filter. */
interface AskedTests {
  window: TestFilter;
  /** The same for the previous window; null if there is none. */
  before: TestFilter | null;
}

/** Converts a filter into a query of the hydration reads; used by all cards. */
export function askedTests({ filter, zone }: DashboardQuery, now: number): AskedTests {
  const { window, before } = dateWindows(filter, now, zone);
  const { search, user_ids, showHidden } = filter;
  const whom = { groups: labelGroups(filter), people: { search, user_ids, showHidden } };
  return { window: { ...window, ...whom }, before: before && { ...before, ...whom } };
}
