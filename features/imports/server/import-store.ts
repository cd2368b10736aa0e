import type { ImportDone, ImportProgress, RowTag } from '#imports/contract';
import type { ReadyRow } from '#imports/domain';
import type { Tx, WriteTx } from '#packages/database';
import type { PasswordSeal } from './sealed-password.ts';

/** A verified file. */
export interface ImportRow {
  import_id: string;
  /** The person who uploaded it. */
  user_id: string;
  token_hash: Buffer;
  created_time: string;
  expires_time: string;
}

/** A row that is not imported yet. */
export interface WaitingRow {
  row: number;
  action: 'create' | 'update' | 'skip';
  user_id: string;
  name_first: string;
  name_last: string;
  email: string | null;
  tags: (RowTag & { tag_id: string })[];
  sealed_password: Buffer | null;
  /** Error of a row that cannot be imported. */
  message: string | null;
}

/** Result of a row. */
export interface Outcome {
  row: number;
  outcome: 'created' | 'updated' | 'failed';
  message: string | null;
}

/** Milliseconds without a heartbeat after which an import counts as interrupted. */
const mostQuiet = 20_000;

/** Stores a verified file; earlier files of the same person that were not imported are deleted. */
export async function insertImport(tx: WriteTx, row: ImportRow): Promise<void> {
  const earlier = await tx.query<{ import_id: string }>(
    `delete from imports where org_id = $1 and user_id = $2 and wanted = '{}' returning import_id`,
    [tx.org_id, row.user_id],
  );
  await tx.query('delete from import_rows where org_id = $1 and import_id = any($2::uuid[])', [
    ...[tx.org_id, earlier.rows.map(({ import_id }) => import_id)],
  ]);
  await tx.query(
    `insert into imports (org_id, import_id, user_id, token_hash, created_time, expires_time)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      ...[tx.org_id, row.import_id, row.user_id, row.token_hash],
      ...[row.created_time, row.expires_time],
    ],
  );
}

/** Stores rows of a verified file, with encrypted passwords. */
export async function insertImportRows(
  tx: WriteTx,
  import_id: string,
  rows: readonly ReadyRow[],
  { seal }: Pick<PasswordSeal, 'seal'>,
): Promise<void> {
  const given = rows.map(({ password, errors, ...row }) => ({
    ...row,
    sealed: password === null ? null : seal(row.row, password).toString('base64'),
    message: errors[0]?.message ?? null,
  }));
  await tx.query(
    `insert into import_rows (org_id, import_id, row, action, user_id, name_first, name_last, email,
       tags, sealed_password, message)
     select $1, $2, row, action, user_id, name_first, name_last, email, tags,
       decode(sealed, 'base64'), message
     from json_to_recordset($3::json) as given(
       row int, action text, user_id uuid, name_first text, name_last text, email text, tags jsonb,
       sealed text, message text)`,
    [tx.org_id, import_id, JSON.stringify(given)],
  );
}

/** The import of a token; null if it belongs to another person, has expired, or never existed. */
export async function findImport(
  tx: Tx,
  { token_hash, user_id }: Pick<ImportRow, 'token_hash' | 'user_id'>,
  now: number,
): Promise<string | null> {
  const { rows } = await tx.query<{ import_id: string }>(
    `select import_id from imports
     where org_id = $1 and token_hash = $2 and user_id = $3 and expires_time > $4`,
    [tx.org_id, token_hash, user_id, new Date(now).toISOString()],
  );
  return rows[0]?.import_id ?? null;
}

/** Marks rows as requested; false if one of them is not in the file. */
export async function wantRows(
  tx: WriteTx,
  import_id: string,
  wanted: readonly number[],
  now: number,
): Promise<boolean> {
  const known = await tx.query(
    'select from import_rows where org_id = $1 and import_id = $2 and row = any($3::int[])',
    [tx.org_id, import_id, wanted],
  );
  if (known.rowCount !== wanted.length) return false;
  await tx.query(
    `update imports set heartbeat_time = $4,
       wanted = array(select distinct each from unnest(wanted || $3::int[]) as each)
     where org_id = $1 and import_id = $2`,
    [tx.org_id, import_id, wanted, new Date(now).toISOString()],
  );
  return true;
}

/** Records a heartbeat of the import. */
export async function noteHeartbeat(tx: WriteTx, import_id: string, now: number): Promise<void> {
  await tx.query('update imports set heartbeat_time = $3 where org_id = $1 and import_id = $2', [
    ...[tx.org_id, import_id, new Date(now).toISOString()],
  ]);
}

/** Those of the rows that have no result yet, in order. */
export async function findWaitingRows(
  tx: Tx,
  import_id: string,
  wanted: readonly number[],
): Promise<WaitingRow[]> {
  const { rows } = await tx.query<WaitingRow>(
    `select row, action, user_id, name_first, name_last, email, tags, sealed_password, message
     from import_rows
     where org_id = $1 and import_id = $2 and row = any($3::int[]) and outcome is null
     order by row`,
    [tx.org_id, import_id, wanted],
  );
  return rows;
}

/** The same, locked until COMMIT. */
export async function lockWaitingRows(
  tx: WriteTx,
  import_id: string,
  wanted: readonly number[],
): Promise<WaitingRow[]> {
  await tx.query('select from imports where org_id = $1 and import_id = $2 for no key update', [
    tx.org_id,
    import_id,
  ]);
  return findWaitingRows(tx, import_id, wanted);
}

/** Stores results of rows and deletes their passwords. */
export async function storeOutcomes(
  tx: WriteTx,
  import_id: string,
  outcomes: readonly Outcome[],
): Promise<void> {
  await tx.query(
    `update import_rows as r
     set outcome = given.outcome, message = given.message, sealed_password = null
     from json_to_recordset($3::json) as given(row int, outcome text, message text)
     where r.org_id = $1 and r.import_id = $2 and r.row = given.row`,
    [tx.org_id, import_id, JSON.stringify(outcomes)],
  );
}

/** Results of rows: counts, and the failed ones. */
export async function findResult(
  tx: Tx,
  import_id: string,
  wanted: readonly number[],
): Promise<ImportDone> {
  const { rows } = await tx.query<Outcome & { user_id: string }>(
    `select row, outcome, coalesce(message, '') as message, user_id from import_rows
     where org_id = $1 and import_id = $2 and row = any($3::int[]) and outcome is not null
     order by row`,
    [tx.org_id, import_id, wanted],
  );
  const counted = (outcome: Outcome['outcome']) =>
    rows.filter((row) => row.outcome === outcome).length;
  return {
    created: counted('created'),
    updated: counted('updated'),
    failed: rows.flatMap(({ row, outcome, message }) =>
      outcome === 'failed' ? [{ row, message: message ?? '' }] : [],
    ),
    user_ids: rows.flatMap(({ outcome, user_id }) => (outcome === 'failed' ? [] : [user_id])),
  };
}

/** Progress of a person's newest import; null if there is none within its time. */
export async function findProgress(
  tx: Tx,
  user_id: string,
  now: number,
): Promise<ImportProgress | null> {
  const { rows } = await tx.query<{ import_id: string; wanted: number[]; heartbeat_time: string }>(
    `select import_id, wanted, heartbeat_time from imports
     where org_id = $1 and user_id = $2 and wanted <> '{}' and expires_time > $3
     order by created_time desc, import_id desc limit 1`,
    [tx.org_id, user_id, new Date(now).toISOString()],
  );
  const [found] = rows;
  if (found === undefined) return null;
  const { import_id, wanted, heartbeat_time } = found;
  const { user_ids: _who, ...result } = await findResult(tx, import_id, wanted);
  const done = result.created + result.updated + result.failed.length;
  const is_running = done < wanted.length && now - Date.parse(heartbeat_time) < mostQuiet;
  return { import_id, total: wanted.length, done, is_running, result };
}

/** Deletes a file; false while its import is running. */
export async function deleteImport(tx: WriteTx, import_id: string, now: number): Promise<boolean> {
  const quietSince = new Date(now - mostQuiet).toISOString();
  const whose = [tx.org_id, import_id];
  const { rowCount } = await tx.query(
    'select from imports where org_id = $1 and import_id = $2 and heartbeat_time > $3',
    [...whose, quietSince],
  );
  if (rowCount > 0) return false;
  await tx.query('delete from imports where org_id = $1 and import_id = $2', whose);
  await tx.query('delete from import_rows where org_id = $1 and import_id = $2', whose);
  return true;
}

/** Deletes all data of a person from stored files. */
export async function eraseImported(tx: WriteTx, user_id: string): Promise<void> {
  await tx.query('delete from import_rows where org_id = $1 and user_id = $2', [
    tx.org_id,
    user_id,
  ]);
}
