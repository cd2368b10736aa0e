import type { HydrationState } from '#hydration/domain';
import { stateOfTest, testSlots } from '#hydration/offline';
import { measurementIndex } from '#measurements/offline';
import { beforeShift, byUrgency, dehydratedSince } from '#monitoring/domain';
import type { TakenTest } from '#monitoring/domain';
import type { Copy } from '#packages/sync/offline';
import type { User } from '#people/contract';
import { phoneOf } from '#people/domain';
import type { Viewer } from '#permissions/contract';
import { canMeasurePerson } from '#permissions/domain';
import type { Strategy } from '#strategies/contract';
import { defaultPlan, strategyInForce } from '#strategies/domain';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** Somebody whose latest valid test of the last 24 hours is moderate or severe. */
export interface NeedsAttention {
  person: Pick<User, 'user_id' | 'name_first' | 'name_last' | 'has_picture' | 'tag_ids'>;
  state: HydrationState;
  /** mOsm. */
  value: number;
  /** Time of the test in milliseconds since 1970. */
  time: number;
  /** Time of the first of the consecutive tests that were moderate or severe. */
  since: number;
  /** When the re-test is due by the testing strategy. */
  retest_due: number;
  isOnShift: boolean;
  /** For a call; null if none is known, and for the viewer. */
  phone: string | null;
  /** The viewer may add a test of the person. */
  mayTest: boolean;
  /** It is the viewer, who cannot take it. */
  isSelf: boolean;
}

/** A test with its place in the columns of the copy. */
export interface ReadTest extends TakenTest {
  slot: number;
}

interface Known {
  people: ReadonlyMap<string, User>;
  tests: ReadonlyMap<string, readonly ReadTest[]>;
  strategies: readonly Strategy[];
}

/** The dehydrated people, the most urgent first. */
export function needingAttention(
  copy: Copy,
  { people, tests, strategies }: Known,
  { onShift, now, viewer }: { onShift: ReadonlySet<string>; now: number; viewer: Viewer },
): NeedsAttention[] {
  const { value } = measurementIndex(copy);
  return [...people]
    .flatMap(([user_id, person]) => {
      const own = tests.get(user_id) ?? [];
      const last = own.at(-1);
      if (last === undefined || !last.isDehydrated || last.time < now - day) return [];
      const { name_first, name_last, has_picture, metadata, tag_ids } = person;
      const plan = strategyInForce(strategies, { user_id, tag_ids }) ?? defaultPlan;
      const isSelf = user_id === viewer.user_id;
      return [
        {
          person: { user_id, name_first, name_last, has_picture, tag_ids },
          ...{ state: stateOfTest(copy, last.slot), value: value[last.slot] ?? 0 },
          ...{ time: last.time, since: dehydratedSince(own), isOnShift: onShift.has(user_id) },
          retest_due: last.time + plan.retest_after_minutes * minute,
          phone: isSelf ? null : phoneOf(metadata),
          ...{ mayTest: canMeasurePerson(viewer, person), isSelf },
        },
      ];
    })
    .toSorted(byUrgency);
}

/** The valid hydration tests of a day and the longest time before a shift, oldest first. */
export function testsOfPeople(copy: Copy, now: number): Map<string, ReadTest[]> {
  const index = measurementIndex(copy);
  const found = new Map<string, ReadTest[]>();
  // Rounded, so that the pass over all tests is repeated once an hour.
  const from = Math.floor((now - day - beforeShift) / hour) * hour;
  for (const slot of testSlots(copy, { from, to: null, groups: [] })) {
    const user_id = index.userIds[index.user[slot] ?? -1];
    if (!index.valid[slot] || user_id === undefined) continue;
    const state = stateOfTest(copy, slot);
    const isDehydrated = state === 'moderate' || state === 'severe';
    const own = found.get(user_id) ?? [];
    found.set(user_id, own);
    own.push({ slot, time: index.created[slot] ?? 0, isDehydrated });
  }
  for (const own of found.values()) own.sort((a, b) => a.time - b.time);
  return found;
}
