import type { IncidentFile, IncidentFileHead } from '#incidents/contract';
import { incidentContent } from '#incidents/contract';
import { withoutNames } from '#incidents/domain';
import type { Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';

const columns = `r.incident_file_id, r.user_id, ${iso('r.from_time')} as from_time,
  ${iso('r.to_time')} as to_time, ${iso('r.created_time')} as created_time, r.created_by, (
    select btrim(b.name_first || ' ' || b.name_last) from users as b
    where b.org_id = r.org_id and b.user_id = r.created_by and b.erased_time is null
  ) as created_by_name,
  encode(r.content_hash, 'hex') as content_hash, ${iso('r.redacted_time')} as redacted_time`;

/**
 * The files about a person, the newest first.
 *
 * @param maker only those that this person made without being an admin; null for all
 */
export async function findFiles(
  tx: Tx,
  user_id: string,
  maker: string | null,
): Promise<IncidentFileHead[]> {
  const { rows } = await tx.query<IncidentFileHead>(
    `select ${columns} from incident_files as r
     where r.org_id = $1 and r.user_id = $2 and ($3::uuid is null or r.created_by = $3 and not r.by_admin)
     order by r.created_time desc, r.incident_file_id`,
    [tx.org_id, user_id, maker],
  );
  return rows;
}

/** A file with its text, and whether an admin made it. */
export interface StoredFile {
  file: IncidentFile;
  by_admin: boolean;
}

/** One file with its text; null if there is none. */
export async function findFile(tx: Tx, incident_file_id: string): Promise<StoredFile | null> {
  const { rows } = await tx.query<IncidentFile & { by_admin: boolean }>(
    `select ${columns}, r.content, r.by_admin from incident_files as r
     where r.org_id = $1 and r.incident_file_id = $2`,
    [tx.org_id, incident_file_id],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { by_admin, ...file } = row;
  return { file, by_admin };
}

/** The number of files about a person that somebody made. */
export async function countFiles(
  tx: Tx,
  { user_id, maker }: { user_id: string; maker: string },
): Promise<number> {
  const { rows } = await tx.query<{ files: number }>(
    `select count(*)::int as files from incident_files
     where org_id = $1 and user_id = $2 and created_by = $3`,
    [tx.org_id, user_id, maker],
  );
  return rows[0]?.files ?? 0;
}

interface NewFile {
  incident_file_id: string;
  user_id: string;
  from_time: string;
  to_time: string;
  content: string;
  content_hash: Buffer;
  named: readonly string[];
  /** It has what only admins may see. */
  by_admin: boolean;
  created_by: string;
  created_time: string;
}

/** Adds a file; false if the id is taken. */
export async function insertFile(tx: WriteTx, file: NewFile): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into incident_files (org_id, incident_file_id, user_id, from_time, to_time, content,
       content_hash, named, by_admin, created_by, created_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (org_id, incident_file_id) do nothing`,
    [
      ...[tx.org_id, file.incident_file_id, file.user_id, file.from_time, file.to_time],
      ...[file.content, file.content_hash, file.named, file.by_admin],
      ...[file.created_by, file.created_time],
    ],
  );
  return rowCount === 1;
}

/** Puts one person in the place of another. The text stays as it was made. */
export async function moveIncidentFiles(tx: WriteTx, from: string, to: string): Promise<void> {
  await tx.query(
    `update incident_files set
       user_id = case when user_id = $2 then $3 else user_id end,
       created_by = case when created_by = $2 then $3 else created_by end,
       named = case when $2 = any(named) then array_append(named, $3) else named end
     where org_id = $1 and (user_id = $2 or created_by = $2 or named @> array[$2::uuid])`,
    [tx.org_id, from, to],
  );
}

/**
 * Deletes the files about a person, and takes their name out of those about others. After a merge a
 * file has the id of the person from before, so the names of all who are deleted are taken out then.
 */
export async function eraseIncidentFiles(
  tx: WriteTx,
  { user_id }: { user_id: string },
): Promise<void> {
  await tx.query('delete from incident_files where org_id = $1 and user_id = $2', [
    tx.org_id,
    user_id,
  ]);
  const { rows } = await tx.query<{ incident_file_id: string; content: string }>(
    `select incident_file_id, content from incident_files
     where org_id = $1 and named @> array[$2::uuid] for update`,
    [tx.org_id, user_id],
  );
  for (const { incident_file_id, content } of rows) {
    const parsed = incidentContent.parse(JSON.parse(content));
    const ids = parsed.people.map((person) => person.user_id);
    const gone = ids.includes(user_id) ? new Set([user_id]) : await deletedAmong(tx, ids);
    await tx.query(
      `update incident_files set content = $3, redacted_time = now(),
         named = array_remove(named, $4)
       where org_id = $1 and incident_file_id = $2`,
      [
        ...[tx.org_id, incident_file_id],
        ...[JSON.stringify(withoutNames(parsed, (id) => gone.has(id))), user_id],
      ],
    );
  }
  await tx.query(
    'update incident_files set created_by = null where org_id = $1 and created_by = $2',
    [tx.org_id, user_id],
  );
}

async function deletedAmong(tx: Tx, user_ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.query<{ user_id: string }>(
    'select user_id from users where org_id = $1 and user_id = any($2::uuid[]) and active',
    [tx.org_id, user_ids],
  );
  const active = new Set(rows.map(({ user_id }) => user_id));
  return new Set(user_ids.filter((id) => !active.has(id)));
}
