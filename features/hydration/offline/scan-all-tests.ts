import { measurementTypes } from '#measurements/contract';
import { isWithin } from '#measurements/domain';
import type { DateWindow } from '#measurements/domain';
import { measurementIndex } from '#measurements/offline';
import type { Copy } from '#packages/sync/offline';
import type { ShownPeople } from './counted-people.ts';
import { memoByKey } from './memo-by-key.ts';
import { tagMatcher } from './tag-matcher.ts';
import type { LabelGroups } from './tag-matcher.ts';

export const hydrationType = measurementTypes.indexOf('sosm');

/** Which hydration tests count. */
export interface TestFilter extends DateWindow {
  groups: LabelGroups;
  /** Only these people; by default everybody who is not hidden. */
  people?: ShownPeople | undefined;
}

/**
 * Calls back with the slot of every hydration test of anybody in the window and with the labels of
 * a filter, including invalid ones, without removed ones. The cards of a screen share one pass over
 * the columns.
 */
export function scanAllTests(
  copy: Copy,
  filter: Omit<TestFilter, 'people'>,
  visit: (slot: number) => void,
): void {
  const { from, to, spans, groups } = filter;
  const key = { from, to, spans, groups };
  const slots = memoByKey(copy, 'hydration.slots-of-filter', ['measurements'], key, () =>
    slotsOf(copy, filter),
  );
  for (const slot of slots) visit(slot);
}

function slotsOf(copy: Copy, { from, to, spans, groups }: Omit<TestFilter, 'people'>): Int32Array {
  const { count, type, live, active, created, tagSet, userTagSet, tagSets } =
    measurementIndex(copy);
  const matches = tagMatcher(tagSets, groups);
  const [first, last] = [from ?? -Infinity, to ?? Infinity];
  const slots = new Int32Array(count);
  let found = 0;
  for (let slot = 0; slot < count; slot += 1) {
    if (type[slot] !== hydrationType || !live[slot] || !active[slot]) continue;
    const time = created[slot] ?? 0;
    if (time < first || time >= last) continue;
    if (spans !== undefined && !isWithin(spans, time)) continue;
    if (matches(tagSet[slot] ?? 0, userTagSet[slot] ?? 0)) slots[found++] = slot;
  }
  return slots.slice(0, found);
}
