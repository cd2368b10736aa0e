import type { DashboardFilter } from '#dashboard/domain';
import type { TestFilter } from '#hydration/offline';
import { dateWindows, labelGroups } from '#measurements/domain';

/** A filter with the zone whose days it means. */
export interface DashboardQuery {
  filter: DashboardFilter;
  zone: string;
}

/** Which tests of which people a filter means. */
interface AskedTests {
  window: TestFilter;
  /** The same for the window before; null where there is none. */
  before: TestFilter | null;
}

/** Turns a filter into what the reads of hydration are asked; every card goes through here. */
export function askedTests({ filter, zone }: DashboardQuery, now: number): AskedTests {
  const { window, before } = dateWindows(filter, now, zone);
  const { search, user_ids, showHidden } = filter;
  const whom = { groups: labelGroups(filter), people: { search, user_ids, showHidden } };
  return { window: { ...window, ...whom }, before: before && { ...before, ...whom } };
}
