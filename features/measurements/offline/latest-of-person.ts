import { measurementTypes } from '#measurements/contract';
import type { Measurement, MeasurementType } from '#measurements/contract';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { measurementIndex } from './measurement-index.ts';

/**
 * A person's newest complete tests, newest first. Finding them is fast; each test opens its page on
 * disk.
 */
export const latestOfPerson = defineRead({
  name: 'measurements.latest_of_person',
  tables: ['measurements'],
  run: (copy, { user_id, count }: { user_id: string; count: number }): Promise<Measurement[]> => {
    const { cold } = measurementIndex(copy);
    return Promise.all(latestSlots(copy, user_id, count).map((slot) => cold(slot)));
  },
});

/** Number of a person's tests in the copy, of any type. */
export const testCount = defineRead({
  name: 'measurements.test_count',
  tables: ['measurements'],
  run: (copy, { user_id }: { user_id: string }): number =>
    latestSlots(copy, user_id, Infinity).length,
});

interface LatestValues {
  user_id: string;
  type: MeasurementType;
  count: number;
  /** The test to exclude: the one whose value is being typed. */
  except: string;
}

/** Values of a person's newest valid tests of a type, newest first, in the unit of the type. */
export const latestValues = defineRead({
  name: 'measurements.latest_values',
  tables: ['measurements'],
  run(copy, { user_id, type, count, except }: LatestValues): number[] {
    const index = measurementIndex(copy);
    const code = measurementTypes.indexOf(type);
    const counted = index
      .slotsOfUser(user_id)
      .filter((slot) => index.type[slot] === code && index.valid[slot] && index.active[slot])
      .filter((slot) => index.id(slot) !== except && !Number.isNaN(index.value[slot]));
    return counted
      .slice(-count)
      .reverse()
      .map((slot) => index.value[slot] ?? 0);
  },
});

/** A value, or that the organisation hides it from the viewer. */
type ShownValue = number | 'hidden';

/** A person's newest valid test of a type, with its time in milliseconds since 1970; null without one. */
export const latestTest = defineRead({
  name: 'measurements.latest_test',
  tables: ['measurements'],
  run(
    copy,
    { user_id, type, except }: Omit<LatestValues, 'count'>,
  ): { value: ShownValue; time: number } | null {
    const index = measurementIndex(copy);
    const slot = newestValidSlot(index, { user_id, type, except });
    if (slot === undefined) return null;
    return { value: shownValue(index, slot), time: index.created[slot] ?? 0 };
  },
});

/** The value of a person's newest valid test of a type; null without one. */
export function newestValue(copy: Copy, user_id: string, type: MeasurementType): ShownValue | null {
  const index = measurementIndex(copy);
  const slot = newestValidSlot(index, { user_id, type });
  return slot === undefined ? null : shownValue(index, slot);
}

type Index = ReturnType<typeof measurementIndex>;

function newestValidSlot(
  index: Index,
  { user_id, type, except }: { user_id: string; type: MeasurementType; except?: string },
): number | undefined {
  const code = measurementTypes.indexOf(type);
  return index
    .slotsOfUser(user_id)
    .findLast(
      (slot) =>
        index.type[slot] === code &&
        index.valid[slot] === 1 &&
        index.active[slot] === 1 &&
        index.id(slot) !== except,
    );
}

function shownValue(index: Index, slot: number): ShownValue {
  const value = index.value[slot] ?? Number.NaN;
  return Number.isNaN(value) ? 'hidden' : value;
}

function latestSlots(copy: Copy, user_id: string, count: number): number[] {
  const index = measurementIndex(copy);
  const shown = index.slotsOfUser(user_id).filter((slot) => index.active[slot]);
  return count > 0 ? shown.slice(-count).reverse() : [];
}
