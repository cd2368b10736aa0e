import type { AttentionEntry, AttentionFields } from '#monitoring/contract';
import type { HolderEntry } from '#monitoring/domain';
import type { Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';
import { personScope } from '#tags/server';

const day = 86_400_000;

/** An entry with its recorder. */
export interface StoredEntry extends HolderEntry, Pick<AttentionEntry, 'kind' | 'recorded_by'> {
  subject_id: string | null;
}

const columns = `r.entry_id, r.kind, r.subject_id, r.action, r.ends, r.recorded_by,
  ${iso('r.since')} as since, ${iso('r.time')} as time, ${iso('r.created_time')} as created_time`;

/** Until the transaction ends, nobody else takes or releases cases of this person or location. */
export async function lockSubject(tx: WriteTx, subject_id: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `attention ${tx.org_id} ${subject_id}`,
  ]);
}

/** An entry; null if there is none, also one that a viewer may not see. */
export async function findEntry(tx: Tx, entry_id: string): Promise<StoredEntry | null> {
  const { rows } = await tx.query<StoredEntry>(
    `select ${columns} from attention_entries as r where r.org_id = $1 and r.entry_id = $2`,
    [tx.org_id, entry_id],
  );
  return rows[0] ?? null;
}

/** The entries of the last days about a case of a kind. */
export async function findEntriesAbout(
  tx: Tx,
  { kind, subject_id }: Pick<AttentionFields, 'kind' | 'subject_id'>,
  now: number,
): Promise<StoredEntry[]> {
  const { rows } = await tx.query<StoredEntry>(
    `select ${columns} from attention_entries as r
     where r.org_id = $1 and r.kind = $2 and r.subject_id = $3 and r.created_time > $4`,
    [tx.org_id, kind, subject_id, new Date(now - 9 * day).toISOString()],
  );
  return rows;
}

/** Adds an entry. */
export async function insertEntry(
  tx: WriteTx,
  entry: AttentionFields,
  { recorded_by, created_time }: { recorded_by: string; created_time: string },
): Promise<void> {
  await tx.query(
    `insert into attention_entries
       (org_id, entry_id, kind, subject_id, since, action, time, ends, recorded_by, created_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[tx.org_id, entry.entry_id, entry.kind, entry.subject_id, entry.since, entry.action],
      ...[entry.time, entry.ends, recorded_by, created_time],
    ],
  );
}

/** Whether a location is not deleted, and the viewer sees somebody else who works there. */
export async function seesLocation(tx: Tx, viewer: Viewer, tag_id: string): Promise<boolean> {
  const values: unknown[] = [tx.org_id, tag_id];
  const param = (value: unknown) => `$${String(values.push(value))}`;
  const { rowCount } = await tx.query(
    `select from tags as r join user_tags as crew using (org_id, tag_id)
     where r.org_id = $1 and r.tag_id = $2 and r.type = 'location' and r.active and crew.user_id <> ${param(viewer.user_id)}
       and ${personScope(viewer, 'view_user', 'crew.user_id', param)} limit 1`,
    values,
  );
  return rowCount > 0;
}

/** Marks entries that arrived before a time as not part of the copies. They stay in the database. */
export async function retireEntriesUntil(tx: WriteTx, until: string): Promise<void> {
  await tx.query(
    'update attention_entries set active = false where org_id = $1 and active and created_time <= $2',
    [tx.org_id, until],
  );
}

/** Puts one person in the place of another, as the one whom a case is about and as its recorder. */
export async function moveAttention(tx: WriteTx, from: string, to: string): Promise<void> {
  await tx.query(
    `update attention_entries set
       subject_id = case when subject_id = $2 and kind <> 'break' then $3 else subject_id end,
       recorded_by = case when recorded_by = $2 then $3 else recorded_by end
     where org_id = $1 and (recorded_by = $2 or (subject_id = $2 and kind <> 'break'))`,
    [tx.org_id, from, to],
  );
}

/** Takes a person out of all entries. That somebody took a case at that time stays. */
export async function eraseAttention(tx: WriteTx, { user_id }: { user_id: string }): Promise<void> {
  await tx.query(
    `update attention_entries set recorded_by = nullif(recorded_by, $2),
       subject_id = case when kind = 'break' then subject_id else nullif(subject_id, $2) end,
       active = active and (kind = 'break' or subject_id <> $2)
     where org_id = $1 and (recorded_by = $2 or (subject_id = $2 and kind <> 'break'))`,
    [tx.org_id, user_id],
  );
}
