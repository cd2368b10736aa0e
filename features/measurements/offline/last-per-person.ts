import { defineRead } from '#packages/sync/offline';
import { measurementIndex } from './measurement-index.ts';
import type { MeasurementIndex } from './measurement-index.ts';

/** Time of each person's last test; both lists in the same order. */
export interface LastPerPerson {
  user_ids: readonly string[];
  /** Milliseconds since 1970; NaN if no test counts. */
  times: Float64Array;
}

/** Time of the newest valid test of each person. One pass over all tests. */
export const lastPerPerson = defineRead({
  name: 'measurements.last_per_person',
  tables: ['measurements'],
  run: (copy, _params: Record<string, never>): LastPerPerson => {
    const index = measurementIndex(copy);
    return { user_ids: index.userIds, times: lastTimes(index) };
  },
});

/** The columns that determine a person's newest test. */
export type TestsOfPeople = Pick<
  MeasurementIndex,
  'count' | 'live' | 'active' | 'valid' | 'created' | 'user' | 'userIds'
>;

/** Time of the newest valid, active test per person code; NaN if there is none. */
export function lastTimes(index: TestsOfPeople): Float64Array {
  const { count, live, active, valid, created, user } = index;
  const times = new Float64Array(index.userIds.length).fill(Number.NaN);
  for (let slot = 0; slot < count; slot += 1) {
    if (!live[slot] || !active[slot] || !valid[slot]) continue;
    const [person, time] = [user[slot] ?? 0, created[slot] ?? Number.NaN];
    // Written so that the comparison with NaN sets the first value.
    if (!((times[person] ?? Number.NaN) >= time)) times[person] = time;
  }
  return times;
}
