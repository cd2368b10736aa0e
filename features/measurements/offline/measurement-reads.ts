import type { Measurement } from '#measurements/contract';
import { defineRead } from '#packages/sync/offline';
import { countsPerDay } from './counts-per-day.ts';
import { lastPerPerson } from './last-per-person.ts';
import { latestOfPerson, latestTest, latestValues, testCount } from './latest-of-person.ts';
import { measurablePeople } from './measurable-people.ts';
import { measurementIndex } from './measurement-index.ts';
import { offeredTypes, ownTypes } from './own-types.ts';
import { possibleDuplicate } from './possible-duplicate.ts';
import { tagCounts } from './tag-counts.ts';

const measurementById = defineRead({
  name: 'measurements.one',
  tables: ['measurements'],
  run: async (
    copy,
    { measurement_id }: { measurement_id: string },
  ): Promise<Measurement | null> => {
    const index = measurementIndex(copy);
    const slot = index.slotOf(measurement_id);
    return slot < 0 ? null : index.cold(slot);
  },
});

export const measurementReads = [
  measurementById,
  lastPerPerson,
  countsPerDay,
  latestOfPerson,
  latestTest,
  latestValues,
  tagCounts,
  testCount,
  ownTypes,
  offeredTypes,
  possibleDuplicate,
  measurablePeople,
];
