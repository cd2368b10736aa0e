import { defineRowTable } from '#packages/sync/offline';
import type { Copy, QueuedWrite, WriteKind } from '#packages/sync/offline';
import { isWorker } from '#people/domain';
import { peopleById } from '#people/offline';
import { canRecordReading } from '#permissions/domain';
import { viewerOf } from '#permissions/offline';
import { addReading, readingMessages as messages } from '#readings/contract';
import type { NewReading, ReadingRow } from '#readings/contract';
import { derivedHeat } from '#readings/domain';

export const readingTables = [
  defineRowTable('readings', 'reading_id', { list: 'readings', since: 9 }),
  defineRowTable('site_corrections', 'correction_id', { list: 'site_corrections', since: 10 }),
];

/** A reading can be queued offline; it replaces the model on this device at once. */
export const readingWrites: WriteKind[] = [
  {
    kind: addReading.name,
    table: 'readings',
    rowOf: (write, _copy, user_id) => rowOf(write, user_id),
    isSame: () => true,
    refusalOf: ({ id }, data) =>
      data['reading_id'] === id ? null : { reason: messages.notAdded, errors: {} },
  },
];

function rowOf({ kind, body, queued_at, state }: QueuedWrite, user_id: string): ReadingRow | null {
  if (kind !== addReading.name) return null;
  const reading = body as NewReading;
  const time = new Date(queued_at).toISOString();
  return {
    ...reading,
    ...derivedHeat(reading),
    recorded_by: user_id,
    // What the server refused replaces nothing.
    invalidated_time: state === 'refused' ? time : null,
    ...{ active: true, created_time: time, modified_time: time },
  };
}

/** Whether a person may record readings at a location, by the people of the copy. */
export function mayRecordAt(copy: Copy, location_id: string, user_id: string): boolean {
  const crew = [...peopleById(copy).values()].filter(
    (person) =>
      isWorker(person) && person.user_id !== user_id && person.tag_ids.includes(location_id),
  );
  const crewTags = [...new Set(crew.flatMap(({ tag_ids }) => tag_ids))];
  return canRecordReading(viewerOf(copy, user_id), location_id, crewTags);
}
