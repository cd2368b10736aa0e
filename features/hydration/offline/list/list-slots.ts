import { measurementTypes } from '#measurements/contract';
import { dateWindows, isWithin, labelGroups } from '#measurements/domain';
import type { DateWindow } from '#measurements/domain';
import { measurementIndex } from '#measurements/offline';
import type { MeasurementIndex } from '#measurements/offline';
import type { Copy } from '#packages/sync/offline';
import { countedPeople } from '../counted-people.ts';
import { isNewer } from '../latest-tests.ts';
import { memoByKey } from '../memo-by-key.ts';
import { tagMatcher } from '../tag-matcher.ts';
import type { ListFilter, ListQuery } from './list-query.ts';

/** The sorted tests of a filter, and the number of their people. */
export interface ListSlots {
  slots: Uint32Array;
  /** Number of invalid ones. */
  invalid: number;
  people: number;
}

/**
 * All tests of a filter, sorted; cached until a test or a person changes. The same order is needed
 * again for other pages, and filters show the number of matches of a draft.
 */
export function listSlots(copy: Copy, query: Omit<ListQuery, 'page' | 'size'>, now: number) {
  const { filter, sort, descending, zone } = query;
  const { window } = dateWindows(filter, now, zone);
  const key = [window, filter, sort, descending];
  return memoByKey(copy, 'hydration.list-slots', ['measurements', 'users'], key, () => {
    const found = matching(copy, filter, window);
    const slots = sortedSlots(found.slots, keyOf(measurementIndex(copy), sort));
    if (descending) slots.reverse();
    return { ...found, slots };
  });
}

/** One pass over the columns, without an object per test. */
function matching(copy: Copy, filter: ListFilter, { from, to, spans }: DateWindow): ListSlots {
  const index = measurementIndex(copy);
  const { count, live, type, active, created, user, custom, tagSet, userTagSet } = index;
  const [kind, own] = [measurementTypes.indexOf(filter.type), customCode(index, filter)];
  const shown = shownPeople(copy, filter);
  const matches = tagMatcher(index.tagSets, labelGroups(filter));
  const [first, last, isActive] = [from ?? -Infinity, to ?? Infinity, filter.removed ? 0 : 1];
  const slots = new Uint32Array(count);
  const latest = new Int32Array(index.userIds.length).fill(-1);
  let found = 0;
  for (let slot = 0; slot < count; slot += 1) {
    if (type[slot] !== kind || live[slot] !== 1 || active[slot] !== isActive) continue;
    const [time, person] = [created[slot] ?? 0, user[slot] ?? 0];
    if (time < first || time >= last || shown[person] !== 1 || custom[slot] !== own) continue;
    if (spans !== undefined && !isWithin(spans, time)) continue;
    if (!matches(tagSet[slot] ?? 0, userTagSet[slot] ?? 0)) continue;
    if (isNewer(index, slot, latest[person] ?? -1)) latest[person] = slot;
    slots[found] = slot;
    found += 1;
  }
  const ofPeople = Uint32Array.from(latest.filter((slot) => slot >= 0));
  // 'Live' is the latest test of each person.
  const isLive = filter.date_filter === 'live';
  const shownSlots = isLive ? ofPeople : slots.subarray(0, found);
  const invalid = shownSlots.reduce((sum, slot) => sum + (index.valid[slot] === 1 ? 0 : 1), 0);
  return { slots: shownSlots, invalid, people: ofPeople.length };
}

/** By person code: 1 if their tests are shown. */
function shownPeople(copy: Copy, { user_ids, showHidden }: ListFilter): Uint8Array {
  const [wanted, counted] = [new Set(user_ids), countedPeople(copy)];
  const isShown = (user_id: string) =>
    (wanted.size === 0 || wanted.has(user_id)) && (showHidden || counted.has(user_id));
  return Uint8Array.from(measurementIndex(copy).userIds, (user_id) => (isShown(user_id) ? 1 : 0));
}

/**
 * The code of a custom type; for other types the code of the empty text, and -1 if no test has it.
 */
function customCode({ customIds }: MeasurementIndex, { custom_id }: ListFilter): number {
  return customIds.indexOf(custom_id ?? '');
}

/** Values are compared with three decimals, the most that are shown. */
const valueSteps = 1000;

function keyOf({ created, value }: MeasurementIndex, sort: ListQuery['sort']) {
  if (sort === 'time') return (slot: number) => Math.max(0, Math.floor(created[slot] ?? 0));
  return (slot: number) => Math.max(0, Math.round((value[slot] || 0) * valueSteps));
}

/** Number range of slots: four million tests. */
const slotRange = 2 ** 22;
/** Range of the part of the key that shares a 32-bit word with the slot. */
const keyRange = 2 ** 10;

/**
 * Slots sorted by a key, ascending; equal keys by slot. Key and slot are combined in one 64-bit
 * integer, which the engine sorts natively: filtering and sorting a million tests takes half a
 * second at most.
 *
 * @param keyOf an integer from 0 to 2⁴² − 1 for a slot: a time in milliseconds fits until 2109
 */
export function sortedSlots(
  slots: Uint32Array,
  keyOf: (slot: number) => number,
): Uint32Array<ArrayBuffer> {
  const pairs = new BigUint64Array(slots.length);
  // Little-endian, as on all browser platforms.
  const words = new Uint32Array(pairs.buffer);
  slots.forEach((slot, at) => {
    const key = keyOf(slot);
    words[at * 2] = (key % keyRange) * slotRange + slot;
    words[at * 2 + 1] = Math.floor(key / keyRange);
  });
  pairs.sort();
  return Uint32Array.from(slots, (_, at) => (words[at * 2] ?? 0) % slotRange);
}
