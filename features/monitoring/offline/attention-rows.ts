import { attentionMessages as messages, recordAttention } from '#monitoring/contract';
import type { AttentionEntry, AttentionFields } from '#monitoring/contract';
import { defineRead, defineRowTable } from '#packages/sync/offline';
import type { QueuedWrite, Unsent, WriteKind } from '#packages/sync/offline';
import { personName } from '#people/domain';
import { peopleById } from '#people/offline';

export const attentionTables = [
  defineRowTable('attention_entries', 'entry_id', { list: 'attention_entries', since: 11 }),
];

/** An entry with the name of its recorder. */
export interface NamedEntry extends AttentionEntry {
  /** Empty if the viewer may not see that person. */
  name: string;
  isOwn: boolean;
  /** State in the queue; null once the server has it. */
  unsent: Unsent | null;
}

/** Who took cases and released them in the last days, with the entries that wait in the queue. */
export const attentionEntries = defineRead({
  name: 'monitoring.attention_entries',
  tables: ['attention_entries', 'users'],
  run(copy, _params: Record<string, never>, { user_id }): NamedEntry[] {
    const unsent = copy.unsent('attention_entries');
    return [...copy.rows<AttentionEntry>('attention_entries').values()]
      .filter(({ active }) => active)
      .map((entry) => {
        const { entry_id, recorded_by } = entry;
        const person = recorded_by === null ? undefined : peopleById(copy).get(recorded_by);
        return {
          ...entry,
          name: person === undefined ? '' : personName(person),
          isOwn: recorded_by === user_id,
          unsent: unsent.get(entry_id) ?? null,
        };
      });
  },
});

/** The entry of a queued write; null if the write is of another kind. */
export function queuedAttention({
  kind,
  body,
}: Pick<QueuedWrite, 'kind' | 'body'>): AttentionFields | null {
  return kind === recordAttention.name ? (body as AttentionFields) : null;
}

/**
 * Entries always go through the queue, also with a connection: they are on disk before the screen
 * shows them. What the server refused, as somebody else was first, is not shown.
 */
const record: WriteKind = {
  kind: recordAttention.name,
  table: 'attention_entries',
  rowOf(write, _copy, user_id) {
    const entry = queuedAttention(write);
    if (entry === null || write.state === 'refused') return null;
    const time = new Date(write.queued_at).toISOString();
    return {
      ...{ ...entry, recorded_by: user_id, active: true },
      ...{ created_time: time, modified_time: time },
    };
  },
  isSame: () => true,
  refusalOf({ id }, data) {
    const { entry_id, taken_by } = data as { entry_id?: string; taken_by?: string };
    if (entry_id === id) return null;
    const reason = taken_by === undefined ? messages.notStored : messages.takenBy(taken_by);
    return { reason, errors: {} };
  },
};

export const attentionWrites = [record];
