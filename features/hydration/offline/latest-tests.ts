import { hydrationStatus, hydrationStatuses } from '#hydration/domain';
import type { HydrationState } from '#hydration/domain';
import { measurementIndex } from '#measurements/offline';
import type { MeasurementIndex } from '#measurements/offline';
import type { Copy } from '#packages/sync/offline';
import { boundsOfTest } from './bounds-in-force.ts';
import { memoByKey } from './memo-by-key.ts';
import { testSlots } from './test-slots.ts';
import type { TestFilter } from './test-slots.ts';

/** By person code the slot of the latest test, or −1. */
export interface LatestTests {
  valid: Int32Array;
  invalid: Int32Array;
  /** Valid tests of each person. */
  tests: Uint32Array;
}

/** State of a person, and the test it is based on. */
export interface StateWithTest {
  state: HydrationState;
  slot: number | null;
}

/**
 * The latest valid and the latest invalid hydration test of each person, without removed ones. One
 * pass over the columns without an object per row, shared by the cards of a screen. It covers all
 * people, so that a change of the people filter needs no other pass.
 */
export function latestTests(copy: Copy, { people: _people, ...filter }: TestFilter): LatestTests {
  return memoByKey(copy, 'hydration.latest-tests', ['measurements'], filter, () =>
    findLatestTests(copy, filter),
  );
}

function findLatestTests(copy: Copy, filter: Omit<TestFilter, 'people'>): LatestTests {
  const index = measurementIndex(copy);
  const people = index.userIds.length;
  const valid = new Int32Array(people).fill(-1);
  const invalid = new Int32Array(people).fill(-1);
  const tests = new Uint32Array(people);
  for (const slot of testSlots(copy, filter)) {
    const user = index.user[slot] ?? 0;
    const isValid = index.valid[slot] === 1;
    if (isValid) tests[user] = (tests[user] ?? 0) + 1;
    const latest = isValid ? valid : invalid;
    if (isNewer(index, slot, latest[user] ?? -1)) latest[user] = slot;
  }
  return { valid, invalid, tests };
}

/** The state of a person: by the latest valid test, otherwise Invalid if there is any test. */
export function stateOfPerson(
  copy: Copy,
  latest: LatestTests,
  user: number | undefined,
): StateWithTest {
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
  // Of a hidden value the server sends the status.
  const hidden = hydrationStatuses[index.hiddenStatus[slot] ?? 255];
  return hidden ?? hydrationStatus(index.value[slot] ?? 0, boundsOfTest(copy, slot));
}

/** Codes of the people in the index by their id. */
export function userCodes(copy: Copy): ReadonlyMap<string, number> {
  return copy.memo(
    'hydration.user-codes',
    ['measurements'],
    () => new Map(measurementIndex(copy).userIds.map((user_id, code) => [user_id, code])),
  );
}

/** The later test is newer; at the same time the one with the greater id, as in the database. */
export function isNewer(index: MeasurementIndex, slot: number, than: number): boolean {
  if (than < 0) return true;
  const difference = (index.created[slot] ?? 0) - (index.created[than] ?? 0);
  return difference > 0 || (difference === 0 && index.id(slot) > index.id(than));
}
