import type { QuoteStatus, RewardRequest } from '#loyalty/contract';
import type { Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';
import { lockQuoteNumbers, moveQuotes } from '#quotes/server';

/** A requested reward as stored. */
interface QuoteRow {
  quote_id: string;
  user_id: string;
  reward: string;
  title: string;
  points: number;
  /** ISO. */
  created_time: string;
}

/**
 * Records the request of a reward. False if the id exists, here or in another organisation. Its
 * number follows that of the last quote.
 */
export async function insertRewardQuote(tx: WriteTx, row: QuoteRow): Promise<boolean> {
  await lockQuoteNumbers(tx);
  const items = JSON.stringify([{ item: row.title, quantity: 1 }]);
  const { rowCount } = await tx.query(
    `insert into quotes
       (org_id, quote_id, number, items, reward, points, user_id, created_time, changed_time)
     select $1::uuid, $2::uuid, coalesce(max(number), 0) + 1, $3::jsonb, $4::text, $5::int,
       $6::uuid, $7::timestamptz, $7::timestamptz
     from quotes where org_id = $1
     on conflict do nothing`,
    [tx.org_id, row.quote_id, items, row.reward, row.points, row.user_id, row.created_time],
  );
  return rowCount === 1;
}

export interface LockedQuote {
  status: QuoteStatus;
  reward: string;
  title: string;
  points: number;
  user_id: string | null;
}

/** A request of a reward, locked until COMMIT; null if there is none. */
export async function lockQuote(tx: WriteTx, quote_id: string): Promise<LockedQuote | null> {
  const { rows } = await tx.query<LockedQuote>(
    `select status, reward, items->0->>'item' as title, points, user_id from quotes
     where org_id = $1 and quote_id = $2 and reward is not null for update`,
    [tx.org_id, quote_id],
  );
  return rows[0] ?? null;
}

/** Changes the state of a request. */
export async function updateQuote(
  tx: WriteTx,
  quote_id: string,
  { status, answer, time }: { status: QuoteStatus; answer: string; time: string },
): Promise<void> {
  await tx.query(
    `update quotes set status = $3, answer = $4, changed_time = $5
     where org_id = $1 and quote_id = $2`,
    [tx.org_id, quote_id, status, answer, time],
  );
}

/** The requested rewards of the organisation, newest first. */
export async function findRequests(tx: Tx, most: number): Promise<RewardRequest[]> {
  const { rows } = await tx.query<RewardRequest>(
    `select q.quote_id, q.number, q.items->0->>'item' as title, q.points, q.status, q.answer,
       ${iso('q.created_time')} as created_time,
       case when u.user_id is not null then
         json_build_object('name_first', u.name_first, 'name_last', u.name_last) end as requested_by
     from quotes as q left join users as u on u.org_id = q.org_id and u.user_id = q.user_id
     where q.org_id = $1 and q.reward is not null order by q.number desc limit $2`,
    [tx.org_id, most],
  );
  return rows;
}

/** Puts one person in the place of another in requests and in the ledger. */
export async function moveInLoyalty(tx: WriteTx, from: string, to: string): Promise<void> {
  await tx.query('select move_in_ledger($1, $2)', [from, to]);
  await moveQuotes(tx, from, to);
}

/** Removes the person from the ledger; its points stay. */
export async function eraseFromLoyalty(
  tx: WriteTx,
  { user_id }: { user_id: string },
): Promise<void> {
  await tx.query('select erase_from_ledger($1)', [user_id]);
}
