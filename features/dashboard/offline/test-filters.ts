import type { DashboardFilter } from '#dashboard/domain';
import type { TestFilter } from '#hydration/offline';
import { dateWindows, labelGroups } from '#measurements/domain';

/** A filter with its time zone. */
export interface DashboardQuery {
  filter: DashboardFilter;
  zone: string;
}

/** The filters for the hydration reads of a dashboard filter. */
interface TestFilters {
  window: TestFilter;
  /** The same for the previous window; null if there is none. */
  before: TestFilter | null;
}

/** Converts the filter of the dashboard into filters of the hydration reads. All cards use it. */
export function testFilters({ filter, zone }: DashboardQuery, now: number): TestFilters {
  const { window, before } = dateWindows(filter, now, zone);
  const { search, user_ids, showHidden } = filter;
  const labelsAndPeople = { groups: labelGroups(filter), people: { search, user_ids, showHidden } };
  return {
    window: { ...window, ...labelsAndPeople },
    before: before && { ...before, ...labelsAndPeople },
  };
}
