import { hydrationStatus } from '#hydration/domain';
import type { HydrationState } from '#hydration/domain';
import { measurementTypes } from '#measurements/contract';
import { isWithin } from '#measurements/domain';
import type { DateWindow } from '#measurements/domain';
import { measurementIndex } from '#measurements/offline';
import type { Copy } from '#packages/sync/offline';
import { boundsOfTest } from './bounds-in-force.ts';
import type { ShownPeople } from './counted-people.ts';
import { tagMatcher } from './tag-matcher.ts';
import type { LabelGroups } from './tag-matcher.ts';

export const hydrationType = measurementTypes.indexOf('sosm');

/** Which hydration tests a figure counts. */
export interface TestFilter extends DateWindow {
  groups: LabelGroups;
  /** Only these people; by default everybody who is not hidden. */
  people?: ShownPeople | undefined;
}

/** By person code the slot of the newest test, or −1. */
export interface LatestTests {
  valid: Int32Array;
  invalid: Int32Array;
  /** Valid tests of each person. */
  tests: Uint32Array;
}

/** State of a person, and the test it is based on. */
export interface Standing {
  state: HydrationState;
  slot: number | null;
}

/**
 * The newest valid and the newest invalid hydration test of each person, without removed ones. One
 * pass over the columns without an object per row, shared by the cards of a screen. It covers all
 * people, so that a change of the people filter needs no other pass.
 */
export function latestTests(copy: Copy, { people: _people, ...filter }: TestFilter): LatestTests {
  const kept = copy.memo(
    'hydration.latest-tests',
    ['measurements'],
    () => new Map<string, LatestTests>(),
  );
  const key = JSON.stringify(filter);
  const latest = kept.get(key) ?? newestOfAll(copy, filter);
  if (kept.size >= filtersKept) kept.clear();
  kept.set(key, latest);
  return latest;
}

/**
 * A screen asks about two windows with the labels of its filter, of a draft of another one, and
 * without labels.
 */
const filtersKept = 8;

function newestOfAll(copy: Copy, { from, to, spans, groups }: TestFilter): LatestTests {
  const index = measurementIndex(copy);
  const people = index.userIds.length;
  const valid = new Int32Array(people).fill(-1);
  const invalid = new Int32Array(people).fill(-1);
  const tests = new Uint32Array(people);
  const matches = tagMatcher(index.tagSets, groups);
  const [first, last] = [from ?? -Infinity, to ?? Infinity];
  for (let slot = 0; slot < index.count; slot += 1) {
    if (index.type[slot] !== hydrationType || !index.live[slot] || !index.active[slot]) continue;
    const created = index.created[slot] ?? 0;
    if (created < first || created >= last) continue;
    if (spans !== undefined && !isWithin(spans, created)) continue;
    if (!matches(index.tagSet[slot] ?? 0, index.userTagSet[slot] ?? 0)) continue;
    const user = index.user[slot] ?? 0;
    const latest = index.valid[slot] ? valid : invalid;
    if (index.valid[slot]) tests[user] = (tests[user] ?? 0) + 1;
    if (isNewer(index, slot, latest[user] ?? -1)) latest[user] = slot;
  }
  return { valid, invalid, tests };
}

/** The state of a person: by the newest valid test, otherwise Invalid if there is any test. */
export function standingOf(copy: Copy, latest: LatestTests, user: number | undefined): Standing {
  if (user === undefined) return { state: 'not_tested', slot: null };
  const valid = latest.valid[user] ?? -1;
  if (valid >= 0) return { state: stateOfTest(copy, valid), slot: valid };
  const invalid = latest.invalid[user] ?? -1;
  return invalid >= 0 ? { state: 'invalid', slot: invalid } : { state: 'not_tested', slot: null };
}

/** The state of one test against the bounds that applied to it. */
export function stateOfTest(copy: Copy, slot: number): HydrationState {
  const index = measurementIndex(copy);
  if (!index.valid[slot]) return 'invalid';
  return hydrationStatus(index.value[slot] ?? 0, boundsOfTest(copy, slot));
}

/** Codes of the people in the index by their id. */
export function userCodes(copy: Copy): ReadonlyMap<string, number> {
  return copy.memo(
    'hydration.user-codes',
    ['measurements'],
    () => new Map(measurementIndex(copy).userIds.map((user_id, code) => [user_id, code])),
  );
}

type Index = ReturnType<typeof measurementIndex>;

/** The later test is newer; at the same time the one with the greater id, as in the database. */
export function isNewer(index: Index, slot: number, than: number): boolean {
  if (than < 0) return true;
  const difference = (index.created[slot] ?? 0) - (index.created[than] ?? 0);
  return difference > 0 || (difference === 0 && index.id(slot) > index.id(than));
}
