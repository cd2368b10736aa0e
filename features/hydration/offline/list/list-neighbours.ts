import { measurementIndex } from '#measurements/offline';
import { defineRead } from '#packages/sync/offline';
import { listSlots } from './list-slots.ts';
import type { ListQuery } from './list-query.ts';

/** Position of a test in its list. */
export interface Neighbours {
  /** From 0; null if the filter excludes it. */
  at: number | null;
  of: number;
  previous: string | null;
  next: string | null;
}

/** The tests before and after a test in the order of a list, on any page. */
export const listNeighbours = defineRead({
  name: 'hydration.list_neighbours',
  tables: ['measurements', 'users'],
  run(
    copy,
    { measurement_id, query }: { measurement_id: string; query: Omit<ListQuery, 'page' | 'size'> },
    { now },
  ): Neighbours {
    const index = measurementIndex(copy);
    const { slots } = listSlots(copy, query, now);
    const slot = index.slotOf(measurement_id);
    const at = slot < 0 ? -1 : slots.indexOf(slot);
    const idAt = (position: number) => {
      const found = at < 0 ? undefined : slots[position];
      return found === undefined ? null : index.id(found);
    };
    return {
      at: at < 0 ? null : at,
      of: slots.length,
      previous: idAt(at - 1),
      next: idAt(at + 1),
    };
  },
});
