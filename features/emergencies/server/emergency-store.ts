import type { EmergencyEntry, EntryFields } from '#emergencies/contract';
import type { Tx, WriteTx } from '#packages/database';
import type { Viewer } from '#permissions/contract';
import { emergencyRow, seesEmergency } from './emergency-sync.ts';

/** Until the transaction ends, nobody else adds this entry, or an entry to the emergency. */
export async function lockEntry(
  tx: WriteTx,
  { entry_id, emergency_id }: Pick<EntryFields, 'entry_id' | 'emergency_id'>,
): Promise<void> {
  for (const id of [entry_id, emergency_id]) {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `emergency ${tx.org_id} ${id}`,
    ]);
  }
}

/** The number of entries of an emergency. */
export async function countEntries(tx: Tx, emergency_id: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from emergency_entries
     where org_id = $1 and emergency_id = $2`,
    [tx.org_id, emergency_id],
  );
  return rows[0]?.count ?? 0;
}

/** Whether the viewer may see an emergency that has entries. */
export async function isVisible(tx: Tx, viewer: Viewer, emergency_id: string): Promise<boolean> {
  const values: unknown[] = [tx.org_id, emergency_id];
  const param = (value: unknown) => `$${String(values.push(value))}`;
  const { rowCount } = await tx.query(
    `select from emergency_entries as r
     where r.org_id = $1 and r.emergency_id = $2 and ${seesEmergency(viewer, param)} limit 1`,
    values,
  );
  return rowCount > 0;
}

/** An entry that the viewer recorded; null if there is none with this id. */
export async function findOwnEntry(
  tx: Tx,
  viewer: Viewer,
  entry_id: string,
): Promise<EmergencyEntry | null> {
  const values: unknown[] = [tx.org_id, entry_id, viewer.user_id];
  const param = (value: unknown) => `$${String(values.push(value))}`;
  const { rows } = await tx.query<{ found: EmergencyEntry }>(
    `select ${emergencyRow(viewer, param)} as found from emergency_entries as r
     where r.org_id = $1 and r.entry_id = $2 and r.recorded_by = $3`,
    values,
  );
  return rows[0]?.found ?? null;
}

/** Whether an id is that of an entry. */
export async function hasEntry(tx: Tx, entry_id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from emergency_entries where org_id = $1 and entry_id = $2',
    [tx.org_id, entry_id],
  );
  return rowCount > 0;
}

/** Whether an entry of an emergency can be corrected. */
export async function isCorrectable(
  tx: Tx,
  { emergency_id, corrects }: Pick<EntryFields, 'emergency_id' | 'corrects'>,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from emergency_entries
     where org_id = $1 and emergency_id = $2 and entry_id = $3 and kind <> 'correction'`,
    [tx.org_id, emergency_id, corrects],
  );
  return rowCount > 0;
}

/** Whether a location exists, also a deleted one: it may have been deleted in the meantime. */
export async function hasLocation(tx: Tx, tag_id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from tags where org_id = $1 and tag_id = $2 and type = 'location'`,
    [tx.org_id, tag_id],
  );
  return rowCount > 0;
}

/**
 * Adds an entry. One that may let more people see the emergency gives all its entries a new stamp.
 */
export async function insertEntry(
  tx: WriteTx,
  entry: EntryFields,
  { recorded_by, created_time }: { recorded_by: string; created_time: string },
): Promise<void> {
  const { entry_id, emergency_id, location_id, user_id } = entry;
  const isAboutMore = location_id !== null || user_id !== null;
  const isSeenByMore = isAboutMore || !(await hasRecorded(tx, emergency_id, recorded_by));
  await tx.query(
    `insert into emergency_entries
       (org_id, entry_id, emergency_id, kind, time, note, is_drill, location_id, user_id,
        corrects, corrected_time, recorded_by, created_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      ...[tx.org_id, entry_id, emergency_id, entry.kind, entry.time, entry.note, entry.is_drill],
      ...[location_id, user_id, entry.corrects, entry.corrected_time, recorded_by, created_time],
    ],
  );
  if (isSeenByMore) await restamp(tx, [emergency_id]);
}

async function hasRecorded(tx: Tx, emergency_id: string, user_id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from emergency_entries
     where org_id = $1 and emergency_id = $2 and recorded_by = $3 limit 1`,
    [tx.org_id, emergency_id, user_id],
  );
  return rowCount > 0;
}

/** Gives all entries of emergencies a new stamp, so that every copy gets or drops them. */
export async function restamp(tx: WriteTx, emergency_ids: readonly string[]): Promise<void> {
  await tx.query(
    `update emergency_entries set active = active
     where org_id = $1 and emergency_id = any($2::uuid[])`,
    [tx.org_id, emergency_ids],
  );
}

/** The emergencies in which a person is affected or has recorded an entry. */
export async function emergenciesOfPerson(tx: Tx, user_id: string): Promise<string[]> {
  const { rows } = await tx.query<{ emergency_id: string }>(
    `select distinct emergency_id from emergency_entries
     where org_id = $1 and (user_id = $2 or recorded_by = $2)`,
    [tx.org_id, user_id],
  );
  return rows.map(({ emergency_id }) => emergency_id);
}
