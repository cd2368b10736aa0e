import { itemIds, mostChecks } from '#programme/contract';
import type {
  AnsweredItem,
  ItemChange,
  ProgrammeCheck,
  ProgrammeFacts,
  ProgrammeResult,
} from '#programme/contract';
import type { Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';

/** SQL: the name of a person in the alias; null if there is none or they were erased. */
const nameOf = (alias: string) =>
  `case when ${alias}.erased_time is null then
     nullif(concat_ws(' ', ${alias}.name_first, ${alias}.name_last), '') end`;

/** The current answers in the order of the self-check, with the time of the last change. */
export async function findItems(
  tx: Tx,
): Promise<{ items: AnsweredItem[]; changed_time: string | null }> {
  const { rows } = await tx.query<AnsweredItem & { changed_time: string }>(
    `select i.item_id, i.answer, i.note, i.owner_user_id, ${nameOf('u')} as owner_name,
       to_char(i.due_date, 'YYYY-MM-DD') as due_date, ${iso('i.changed_time')} as changed_time
     from programme_items as i
     left join users as u on u.org_id = i.org_id and u.user_id = i.owner_user_id
     where i.org_id = $1 and i.item_id = any($2)
     order by array_position($2, i.item_id)`,
    [tx.org_id, itemIds],
  );
  const times = rows.map((row) => row.changed_time).toSorted();
  return {
    items: rows.map(({ changed_time: _, ...item }) => item),
    changed_time: times.at(-1) ?? null,
  };
}

/** Until the transaction ends, nobody else changes or finishes the answers. */
export async function lockProgramme(tx: WriteTx): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `programme ${tx.org_id}`,
  ]);
}

/** Writes the sent fields of an item; the others stay. */
export async function storeItem(
  tx: WriteTx,
  change: ItemChange,
  by: { user_id: string | null; time: string },
): Promise<void> {
  const isSent = (field: keyof ItemChange) => change[field] !== undefined;
  await tx.query(
    `insert into programme_items as i
       (org_id, item_id, answer, note, owner_user_id, due_date, changed_by, changed_time)
     values ($1, $2, $3, coalesce($4, ''), $5, $6, $7, $8)
     on conflict (org_id, item_id) do update set
       answer = case when $9 then $3 else i.answer end,
       note = case when $10 then $4 else i.note end,
       owner_user_id = case when $11 then $5::uuid else i.owner_user_id end,
       due_date = case when $12 then $6::date else i.due_date end,
       changed_by = $7, changed_time = $8`,
    [
      ...[tx.org_id, change.item_id, change.answer ?? null, change.note ?? null],
      ...[change.owner_user_id ?? null, change.due_date ?? null, by.user_id, by.time],
      ...[isSent('answer'), isSent('note'), isSent('owner_user_id'), isSent('due_date')],
    ],
  );
}

/** Ids of people, of those that exist and are not deleted. */
export async function findActivePeople(
  tx: WriteTx,
  user_ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await tx.query<{ user_id: string }>(
    `select user_id from users where org_id = $1 and user_id = any($2::uuid[]) and active
     order by user_id for key share`,
    [tx.org_id, user_ids],
  );
  return new Set(rows.map(({ user_id }) => user_id));
}

interface NewCheck {
  check_id: string;
  items: readonly AnsweredItem[];
  facts: ProgrammeFacts;
  result: ProgrammeResult;
  finished_by: string | null;
  finished_time: string;
}

/** Adds a finished check. */
export async function insertCheck(tx: WriteTx, check: NewCheck): Promise<void> {
  await tx.query(
    `insert into programme_checks (org_id, check_id, items, facts, result, finished_by,
       finished_time)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      ...[tx.org_id, check.check_id, JSON.stringify(check.items), JSON.stringify(check.facts)],
      ...[JSON.stringify(check.result), check.finished_by, check.finished_time],
    ],
  );
}

/**
 * The id of a check with the same answers that the same person finished since a time; null if there
 * is none.
 */
export async function findSameCheck(
  tx: Tx,
  { items, finished_by, since }: Pick<NewCheck, 'items' | 'finished_by'> & { since: string },
): Promise<string | null> {
  const { rows } = await tx.query<{ check_id: string }>(
    `select check_id from programme_checks
     where org_id = $1 and active and finished_by = $2 and finished_time >= $3 and items = $4
     order by finished_time desc limit 1`,
    [tx.org_id, finished_by, since, JSON.stringify(items)],
  );
  return rows[0]?.check_id ?? null;
}

/** Restores a check, also one that is not deleted; false if there is none. */
export async function restoreCheck(tx: WriteTx, check_id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update programme_checks set active = true where org_id = $1 and check_id = $2',
    [tx.org_id, check_id],
  );
  return rowCount > 0;
}

/** Deletes a check and returns its time; null if there is none. */
export async function deactivateCheck(tx: WriteTx, check_id: string): Promise<string | null> {
  const { rows } = await tx.query<{ finished_time: string }>(
    `update programme_checks set active = false
     where org_id = $1 and check_id = $2 and active
     returning ${iso('finished_time')} as finished_time`,
    [tx.org_id, check_id],
  );
  return rows[0]?.finished_time ?? null;
}

const checkColumns = `c.check_id, ${iso('c.finished_time')} as finished_time,
  ${nameOf('u')} as by_name, c.result`;
const checkSource = `programme_checks as c
  left join users as u on u.org_id = c.org_id and u.user_id = c.finished_by`;

/** The finished checks, the newest first. */
export async function findChecks(tx: Tx): Promise<ProgrammeCheck[]> {
  const { rows } = await tx.query<ProgrammeCheck>(
    `select ${checkColumns} from ${checkSource} where c.org_id = $1 and c.active
     order by c.finished_time desc, c.check_id desc limit $2`,
    [tx.org_id, mostChecks],
  );
  return rows;
}

/** A check as it is stored. */
export type StoredCheck = ProgrammeCheck & { items: AnsweredItem[]; facts: ProgrammeFacts };

/** A finished check; null if there is none. */
export async function findCheck(tx: Tx, check_id: string): Promise<StoredCheck | null> {
  const { rows } = await tx.query<StoredCheck>(
    `select ${checkColumns}, c.items, c.facts from ${checkSource}
     where c.org_id = $1 and c.active and c.check_id = $2`,
    [tx.org_id, check_id],
  );
  return rows[0] ?? null;
}

/** The check before another one; null if it is the first. */
export async function findCheckBefore(
  tx: Tx,
  { check_id, finished_time }: StoredCheck,
): Promise<StoredCheck | null> {
  const { rows } = await tx.query<StoredCheck>(
    `select ${checkColumns}, c.items, c.facts from ${checkSource}
     where c.org_id = $1 and c.active
       and (c.finished_time, c.check_id) < ($2::timestamptz, $3::uuid)
     order by c.finished_time desc, c.check_id desc limit 1`,
    [tx.org_id, finished_time, check_id],
  );
  return rows[0] ?? null;
}
