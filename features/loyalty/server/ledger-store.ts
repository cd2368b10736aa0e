import type { EntryKind, LedgerEntry } from '#loyalty/contract';
import type { Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';
import { personScope } from '#tags/server';

/** Something that gives points, or takes them if they are negative. */
export interface Cause {
  /** Unique in the organisation: the same cause changes the balance once. */
  cause: string;
  kind: EntryKind;
  points: number;
  summary: string;
  /** Who caused it, if anybody. */
  user_id: string | null;
}

/** Id and time of a new entry. */
export interface EntryMark {
  entry_id: string;
  /** ISO. */
  time: string;
}

/** Balance, and all points ever earned. */
export interface Account {
  balance: number;
  earned: number;
}

interface AccountRow extends Account {
  seq: number;
  tests_until: string | null;
}

/**
 * Adds an entry to the ledger of the organisation, unless its cause is there already or the balance
 * is too low. It waits for other entries of the organisation until their COMMIT.
 */
export async function addEntry(
  tx: WriteTx,
  { cause, kind, points, summary, user_id }: Cause,
  { entry_id, time }: EntryMark,
): Promise<'added' | 'known' | 'too low'> {
  const { balance, earned, seq } = await lockAccount(tx);
  const known = await tx.query('select from loyalty_ledger where org_id = $1 and cause = $2', [
    ...[tx.org_id, cause],
  ]);
  if (known.rowCount > 0) return 'known';
  const after = balance + points;
  if (after < 0) return 'too low';
  await tx.query(
    `insert into loyalty_ledger
       (org_id, entry_id, seq, kind, cause, summary, points, balance, user_id, time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [tx.org_id, entry_id, seq + 1, kind, cause, summary, points, after, user_id, time],
  );
  // A refund is no income.
  const income = kind === 'reward' || kind === 'refund' ? 0 : points;
  await tx.query(
    'update loyalty_accounts set balance = $2, earned = $3, seq = $4 where org_id = $1',
    [tx.org_id, after, earned + income, seq + 1],
  );
  return 'added';
}

/** The account of the organisation, locked until COMMIT; created if it is missing. */
export async function lockAccount(tx: WriteTx): Promise<AccountRow> {
  await tx.query('insert into loyalty_accounts (org_id) values ($1) on conflict do nothing', [
    tx.org_id,
  ]);
  const { rows } = await tx.query<AccountRow>(
    `select balance, earned, seq, ${iso('tests_until')} as tests_until
     from loyalty_accounts where org_id = $1 for update`,
    [tx.org_id],
  );
  return rows[0] ?? { ...noPoints, seq: 0, tests_until: null };
}

const noPoints: Account = { balance: 0, earned: 0 };

/** Balance and earned points. */
export async function findAccount(tx: Tx): Promise<Account> {
  const { rows } = await tx.query<Account>(
    'select balance, earned from loyalty_accounts where org_id = $1',
    [tx.org_id],
  );
  return rows[0] ?? noPoints;
}

/** The newest entries first; people whom the viewer may not see are left out of them. */
export async function findEntries(tx: Tx, viewer: Viewer, most: number): Promise<LedgerEntry[]> {
  const values: unknown[] = [tx.org_id, most];
  const param = (value: unknown) => `$${String(values.push(value))}`;
  const { rows } = await tx.query<LedgerEntry>(
    `select r.entry_id, r.seq, r.kind,
       -- The name of an invited organisation is for the person who invited it, and for those who
       -- may see that person.
       case when r.kind <> 'referral' or ${personScope(viewer, 'view_user', 'r.user_id', param)}
         then r.summary else '' end as summary,
       r.points, r.balance, ${iso('r.time')} as time,
       case when u.user_id is not null and ${personScope(viewer, 'view_user', 'r.user_id', param)}
         then json_build_object('name_first', u.name_first, 'name_last', u.name_last) end as by
     from loyalty_ledger as r
       left join users as u on u.org_id = r.org_id and u.user_id = r.user_id
     where r.org_id = $1 order by r.seq desc limit $2`,
    values,
  );
  return rows;
}
