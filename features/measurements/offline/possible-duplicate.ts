import { measurementTypes } from '#measurements/contract';
import type { MeasurementType } from '#measurements/contract';
import { peopleById } from '#people/offline';
import { canEditMeasurements } from '#permissions/domain';
import { viewerOf } from '#permissions/offline';
import { defineRead } from '#packages/sync/offline';
import { measurementIndex } from './measurement-index.ts';

/** Tests of one person and type within this distance may be duplicates: milliseconds. */
export const duplicateDistance = 10 * 60_000;

/** A test that may be a duplicate of the one being typed. */
export interface PossibleDuplicate {
  measurement_id: string;
  /** Milliseconds since 1970. */
  time: number;
  /** In the unit of its type. */
  value: number;
  /** The viewer may mark it as invalid. */
  mayMark: boolean;
  /** The server does not have it yet. It can be changed on this device, also offline. */
  isUnsent: boolean;
}

interface DuplicateQuery {
  user_id: string;
  type: MeasurementType;
  custom_id: string | null;
  /** Milliseconds since 1970. */
  time: number;
}

/**
 * The valid test of a person and type nearest to a time, within ten minutes; null if there is none.
 */
export const possibleDuplicate = defineRead({
  name: 'measurements.possible_duplicate',
  tables: ['measurements', 'users', 'permissions'],
  run(copy, { user_id, type, custom_id, time }: DuplicateQuery, context): PossibleDuplicate | null {
    const index = measurementIndex(copy);
    const code = measurementTypes.indexOf(type);
    const away = (slot: number) => Math.abs((index.created[slot] ?? 0) - time);
    const [slot] = index
      .slotsOfUser(user_id)
      .filter((each) => index.type[each] === code && index.valid[each] && index.active[each])
      .filter((each) => index.customIds[index.custom[each] ?? 0] === (custom_id ?? ''))
      .filter((each) => away(each) <= duplicateDistance)
      .toSorted((a, b) => away(a) - away(b));
    if (slot === undefined) return null;
    const measurement_id = index.id(slot);
    const subject = peopleById(copy).get(user_id) ?? { user_id, tag_ids: [] };
    return {
      measurement_id,
      time: index.created[slot] ?? 0,
      value: index.value[slot] ?? 0,
      mayMark: canEditMeasurements(viewerOf(copy, context.user_id), subject),
      isUnsent: copy.unsent('measurements').has(measurement_id),
    };
  },
});
