import type { EntryFields, EntryKind } from '#emergencies/contract';
import type { WriteTx } from '#packages/database';
import type { DemoSite } from '#packages/feature/server';
import { insertEntry } from './emergency-store.ts';

const [minute, day] = [60_000, 86_400_000];

/** The log of the drill: minutes from its start, and the text of a note. */
const log: readonly (readonly [EntryKind, number, string?])[] = [
  ['started', 0],
  ['called', 1.2],
  ['cooling_started', 2.6],
  ['note', 4.1, 'Ice bath from the crusher crib room, filled in 90 seconds.'],
  ['ambulance_arrived', 14.5],
  ['handed_over', 17.3],
  ['note', 19.8, 'Gate 3 was locked. Keep the key at the gatehouse.'],
  ['ended', 21],
];

/** Adds the record of a drill at the plant, nine days ago. */
export async function addDemoEmergencies(tx: WriteTx, site: DemoSite): Promise<void> {
  const { now, idOf, ownerId, tagId } = site;
  const start = Math.floor((now - 9 * day) / (5 * minute)) * 5 * minute;
  const emergency_id = idOf('emergency drill', start);
  for (const [kind, minutes, note = ''] of log) {
    const time = new Date(start + minutes * minute).toISOString();
    const isStart = kind === 'started';
    const entry: EntryFields = {
      ...{ entry_id: idOf(`emergency drill ${String(minutes)}`, start), emergency_id, kind, time },
      ...{ note, is_drill: isStart, location_id: isStart ? tagId('Process plant') : null },
      ...{ user_id: null, corrects: null, corrected_time: null },
    };
    await insertEntry(tx, entry, { recorded_by: ownerId, created_time: time });
  }
}
