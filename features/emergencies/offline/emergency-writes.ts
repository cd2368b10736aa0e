import { addEmergencyEntry, emergencyMessages as messages } from '#emergencies/contract';
import type { EntryFields } from '#emergencies/contract';
import type { QueuedWrite, WriteKind } from '#packages/sync/offline';

/** The entry of a queued write; null if the write is of another kind. */
export function queuedEntry({
  kind,
  body,
}: Pick<QueuedWrite, 'kind' | 'body'>): EntryFields | null {
  return kind === addEmergencyEntry.name ? (body as EntryFields) : null;
}

/**
 * Entries of emergencies always go through the queue, also with a connection: they are on disk
 * before the screen shows them, and a slow connection does not delay anybody.
 */
const addEntry: WriteKind = {
  kind: addEmergencyEntry.name,
  table: 'emergency_entries',
  rowOf(write, _copy, user_id) {
    const entry = queuedEntry(write);
    if (entry === null) return null;
    const time = new Date(write.queued_at).toISOString();
    return {
      ...entry,
      ...{ recorded_by: user_id, is_withheld: false, active: true },
      ...{ created_time: time, modified_time: time },
    };
  },
  isSame: () => true,
  refusalOf: ({ id }, data) =>
    data['entry_id'] === id ? null : { reason: messages.notRecorded, errors: {} },
};

export const emergencyWrites = [addEntry];
