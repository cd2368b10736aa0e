import { measurementIndex } from '#measurements/offline';
import { defineRead } from '#packages/sync/offline';
import { peopleById } from '#people/offline';

/** How much data closing an organisation would delete, as known on this device. */
export interface ClosingCounts {
  people: number;
  measurements: number;
}

export const closingCounts = defineRead({
  name: 'closing.counts',
  tables: ['users', 'measurements'],
  run: (copy, _params: Record<string, never>): ClosingCounts => {
    const { count, live, active } = measurementIndex(copy);
    let measurements = 0;
    for (let slot = 0; slot < count; slot += 1) {
      if (live[slot] && active[slot]) measurements += 1;
    }
    const people = [...peopleById(copy).values()].filter((person) => person.active).length;
    return { people, measurements };
  },
});

export const closingReads = [closingCounts];
