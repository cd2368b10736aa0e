import { lengthProblem, passwordMinimum } from '#auth/domain';
import { insertCredentials } from '#auth/server';
import { importMessages } from '#imports/contract';
import { findOrganisation } from '#organisation/server';
import type { WriteTx } from '#packages/database';
import { peopleMessages } from '#people/contract';
import { fillNames, findTakenEmails, insertUsers } from '#people/server';
import { newTagMetadata } from '#tags/domain';
import { insertUserTags, lockTags, takeTags } from '#tags/server';
import { lockWaitingRows, storeOutcomes } from './import-store.ts';
import type { Outcome, WaitingRow } from './import-store.ts';

/** Data of a slice. */
export interface Slice {
  import_id: string;
  rows: readonly number[];
  /** By row. */
  passwords: ReadonlyMap<number, RowPassword>;
  created_time: string;
}

/** A password of a row, and its stored form. */
export interface RowPassword {
  plain: string;
  hash: string;
}

/**
 * Imports some rows in one transaction. Rows that cannot be imported are marked as failed with the
 * reason; finished rows are skipped.
 *
 * @throws Error of a unique index if one of the emails was taken concurrently
 */
export async function importSlice(tx: WriteTx, slice: Slice): Promise<void> {
  const waiting = await lockWaitingRows(tx, slice.import_id, slice.rows);
  const failures = new Map<number, string>();
  const idsByRow = await tagIdsOf(tx, waiting, slice.created_time);
  for (const row of waiting) {
    if (row.action === 'skip') failures.set(row.row, row.message ?? '');
    else if (!idsByRow.has(row.row)) failures.set(row.row, importMessages.tagGone);
  }
  const fine = (action: WaitingRow['action']) =>
    waiting.filter((row) => row.action === action && !failures.has(row.row));
  const created = await createPeople(tx, fine('create'), slice, failures);
  const updated = await completePeople(tx, fine('update'), failures);
  const pairs = [...created, ...updated].flatMap(({ row, user_id }) =>
    (idsByRow.get(row) ?? []).map((tag_id) => ({ user_id, tag_id })),
  );
  if (pairs.length > 0) await insertUserTags(tx, pairs);
  await storeOutcomes(tx, slice.import_id, outcomesOf(waiting, failures));
}

/** The current tags of each row; no entry for a row with a missing tag. */
async function tagIdsOf(
  tx: WriteTx,
  waiting: readonly WaitingRow[],
  created_time: string,
): Promise<Map<number, string[]>> {
  const named = waiting.filter(({ action }) => action !== 'skip').flatMap(({ tags }) => tags);
  const there = await lockTags(tx, unique(named.flatMap((tag) => (tag.is_new ? [] : tag.tag_id))));
  const wanted = new Map(named.flatMap((tag) => (tag.is_new ? [[tag.tag_id, tag] as const] : [])));
  const { tags, made } = await takeTags(
    tx,
    [...wanted.values()].map(({ tag_id, name, type }) => {
      return { tag_id, name, type, metadata: newTagMetadata(type, {}), created_time };
    }),
  );
  for (const { tag_id, name, type } of made) {
    tx.audit({ action: 'create', entity: 'tag', entity_id: tag_id, summary: `${type}: ${name}` });
  }
  const idOf = (tag: WaitingRow['tags'][number]) => {
    if (!tag.is_new) return there.has(tag.tag_id) ? tag.tag_id : null;
    const found = tags.get(tag.name);
    return found?.type === tag.type ? found.tag_id : null;
  };
  return new Map(
    waiting.flatMap((row) => {
      const ids = row.tags.map(idOf).filter((id) => id !== null);
      return ids.length < row.tags.length ? [] : [[row.row, unique(ids)] as const];
    }),
  );
}

async function createPeople(
  tx: WriteTx,
  rows: readonly WaitingRow[],
  { passwords, created_time }: Slice,
  failures: Map<number, string>,
): Promise<WaitingRow[]> {
  const emails = rows.flatMap(({ email }) => email ?? []);
  const taken = await findTakenEmails(tx, emails);
  // The organisation may have raised the minimum since the file was verified.
  const minimum = passwordMinimum((await findOrganisation(tx))?.metadata ?? {});
  const problemOf = ({ row, email }: WaitingRow) => {
    if (email !== null && taken.has(email)) return peopleMessages.emailTaken;
    const password = passwords.get(row);
    return password === undefined ? null : lengthProblem(password.plain, minimum);
  };
  const fine = rows.filter((row) => {
    const problem = problemOf(row);
    if (problem !== null) failures.set(row.row, problem);
    return problem === null;
  });
  if (fine.length === 0) return fine;
  await insertUsers(
    tx,
    fine.map(({ user_id, name_first, name_last, email }) => ({
      ...{ user_id, name_first, name_last, email, created_time },
      ...{ metadata: {}, experimental: false, is_hidden: false },
    })),
  );
  await insertCredentials(
    tx,
    fine.flatMap(({ row, user_id, email }) => {
      const password_hash = passwords.get(row)?.hash;
      if (password_hash === undefined || email === null) return [];
      return [{ user_id, email, password_hash, must_change_password: true, created_time }];
    }),
  );
  noteAll(tx, 'create', fine);
  return fine;
}

async function completePeople(
  tx: WriteTx,
  rows: readonly WaitingRow[],
  failures: Map<number, string>,
): Promise<WaitingRow[]> {
  if (rows.length === 0) return [];
  const there = await fillNames(tx, rows);
  const fine = rows.filter(({ user_id }) => there.has(user_id));
  for (const { row } of rows.filter((each) => !fine.includes(each))) {
    failures.set(row, peopleMessages.unknown);
  }
  noteAll(tx, 'change_user', fine);
  return fine;
}

function noteAll(tx: WriteTx, action: string, rows: readonly WaitingRow[]): void {
  for (const { user_id } of rows) {
    tx.audit({ action, entity: 'user', entity_id: user_id, summary: 'import' });
  }
}

function outcomesOf(rows: readonly WaitingRow[], failures: ReadonlyMap<number, string>): Outcome[] {
  return rows.map(({ row, action }) => {
    const message = failures.get(row) ?? null;
    if (message !== null) return { row, outcome: 'failed', message };
    return { row, outcome: action === 'create' ? 'created' : 'updated', message };
  });
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
