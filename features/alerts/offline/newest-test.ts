import type { HydrationState } from '#hydration/domain';
import { stateOfTest } from '#hydration/offline';
import { measurementTypes } from '#measurements/contract';
import { measurementIndex } from '#measurements/offline';
import { defineRead } from '#packages/sync/offline';

/** A test that an alert by hand can be about. */
export interface NamedTest {
  measurement_id: string;
  /** mOsm. */
  value: number;
  state: HydrationState;
  /** Milliseconds since 1970. */
  time: number;
}

const saliva = measurementTypes.indexOf('sosm');

/**
 * A person's newest valid saliva test, whose value an alert can contain; null if there is none. A
 * test that was not sent yet is left out, as the server does not know it.
 */
export const newestTest = defineRead({
  name: 'alerts.newest_test',
  tables: ['measurements'],
  run(copy, { user_id }: { user_id: string }): NamedTest | null {
    const index = measurementIndex(copy);
    const unsent = copy.unsent('measurements');
    const slot = index
      .slotsOfUser(user_id)
      .findLast(
        (each) =>
          index.type[each] === saliva &&
          index.valid[each] === 1 &&
          index.active[each] === 1 &&
          !unsent.has(index.id(each)),
      );
    if (slot === undefined) return null;
    const [value, time] = [index.value[slot] ?? 0, index.created[slot] ?? 0];
    return { measurement_id: index.id(slot), value, time, state: stateOfTest(copy, slot) };
  },
});
