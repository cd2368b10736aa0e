import type { DateFilter } from '#measurements/contract';
import { dateWindows, labelGroups } from '#measurements/domain';
import { measurementIndex } from '#measurements/offline';
import type { Copy } from '#packages/sync/offline';
import { tagMatcher } from './tag-matcher.ts';

/** Which tests of a person a screen shows. */
export interface TestView {
  filter: DateFilter;
  /** IANA name of the organisation's time zone. */
  zone: string;
}

/**
 * The tests of a person that are in a view.
 *
 * @param slots newest first
 * @param now milliseconds since 1970
 */
export function inView(
  copy: Copy,
  slots: readonly number[],
  { filter, zone }: TestView,
  now: number,
): number[] {
  const { created, tagSets, tagSet, userTagSet } = measurementIndex(copy);
  const { from, to } = dateWindows(filter, now, zone).window;
  const matches = tagMatcher(tagSets, labelGroups(filter));
  const shown = slots.filter((slot) => {
    const time = created[slot] ?? 0;
    if (time < (from ?? -Infinity) || time >= (to ?? Infinity)) return false;
    return matches(tagSet[slot] ?? 0, userTagSet[slot] ?? 0);
  });
  // 'Live' is the newest test of each person.
  return filter.date_filter === 'live' ? shown.slice(0, 1) : shown;
}
