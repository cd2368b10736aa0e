import type { Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';
import type { Quote, QuoteStatus } from '#quotes/contract';
import { withHistory } from './quote-history.ts';
import type { StoredQuote } from './quote-history.ts';

const namesOf = (person: string) => `case when ${person}.user_id is not null then
  json_build_object('name_first', ${person}.name_first, 'name_last', ${person}.name_last) end`;

/**
 * Quotes of the organisation, newest first.
 *
 * @param after the last quote of the page before; null for the first page
 */
export async function findQuotes(
  tx: Tx,
  { after, most }: { after: string | null; most: number },
): Promise<Quote[]> {
  const { rows } = await tx.query<StoredQuote>(
    `select q.quote_id, q.number, q.items, q.reward is not null as is_reward,
       coalesce(q.contact_name, '') as contact_name, coalesce(q.phone, '') as phone,
       coalesce(q.delivery_address, '') as delivery_address,
       to_char(q.wanted_by, 'YYYY-MM-DD') as wanted_by, q.notes, q.status,
       coalesce(q.amount, '') as amount, q.answer,
       to_char(q.valid_until, 'YYYY-MM-DD') as valid_until,
       ${iso('q.created_time')} as created_time, ${iso('q.changed_time')} as changed_time,
       ${namesOf('u')} as requested_by, null as organisation, null as email,
       coalesce((
         select json_agg(json_build_object('status', s.status, 'amount', s.amount,
             'answer', s.answer, 'by_support', s.by_support, 'time', s.time, 'by', ${namesOf('p')})
           order by s.seq)
         from quote_steps as s
           left join users as p on p.org_id = s.org_id and p.user_id = s.user_id
         where s.org_id = q.org_id and s.quote_id = q.quote_id), '[]') as steps
     from quotes as q left join users as u on u.org_id = q.org_id and u.user_id = q.user_id
     where q.org_id = $1 and ($2::uuid is null or q.number < (
       select number from quotes where org_id = $1 and quote_id = $2))
     order by q.number desc limit $3`,
    [tx.org_id, after, most],
  );
  return rows.map(withHistory);
}

/**
 * Locks the numbers of the quotes of the organisation until COMMIT, so that each is given once and
 * none is left out.
 */
export async function lockQuoteNumbers(tx: WriteTx): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`quotes ${tx.org_id}`]);
}

/** Number of quotes of the organisation without an answer, rewards left out. */
export async function countOpen(tx: Tx): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from quotes
     where org_id = $1 and status = 'Requested' and reward is null`,
    [tx.org_id],
  );
  return rows[0]?.count ?? 0;
}

/** A new quote. */
export interface NewQuote {
  quote_id: string;
  user_id: string;
  items: readonly { item: string; quantity: number }[];
  contact_name: string;
  phone: string;
  delivery_address: string;
  wanted_by: string | null;
  notes: string;
  /** ISO. */
  time: string;
}

/**
 * Adds a quote; returns its number, or null if the id exists in another organisation. The caller
 * holds the lock of the numbers.
 */
export async function insertQuote(tx: WriteTx, row: NewQuote): Promise<number | null> {
  const { rows } = await tx.query<{ number: number }>(
    `insert into quotes (org_id, quote_id, number, items, contact_name, phone, delivery_address,
       wanted_by, notes, user_id, created_time, changed_time)
     select $1::uuid, $2::uuid, coalesce(max(number), 0) + 1, $3::jsonb, $4::text, $5::text,
       $6::text, $7::date, $8::text, $9::uuid, $10::timestamptz, $10::timestamptz
     from quotes where org_id = $1
     on conflict do nothing returning number`,
    [
      ...[tx.org_id, row.quote_id, JSON.stringify(row.items), row.contact_name, row.phone],
      ...[row.delivery_address, row.wanted_by, row.notes, row.user_id, row.time],
    ],
  );
  return rows[0]?.number ?? null;
}

/** A quote as a write needs it. */
export interface LockedQuote {
  quote_id: string;
  number: number;
  status: QuoteStatus;
  is_reward: boolean;
  user_id: string | null;
  valid_until: string | null;
  changed_time: string;
}

/** A quote, locked until COMMIT; null if there is none. */
export async function lockQuote(tx: WriteTx, quote_id: string): Promise<LockedQuote | null> {
  const { rows } = await tx.query<LockedQuote>(
    `select quote_id, number, status, reward is not null as is_reward, user_id,
       to_char(valid_until, 'YYYY-MM-DD') as valid_until, ${iso('changed_time')} as changed_time
     from quotes where org_id = $1 and quote_id = $2 for update`,
    [tx.org_id, quote_id],
  );
  return rows[0] ?? null;
}

/** What a step changes. */
export interface QuoteChange {
  status: QuoteStatus;
  /** Null keeps it. */
  amount: string | null;
  answer: string | null;
  /** Undefined keeps it. */
  valid_until: string | null | undefined;
  /** ISO. */
  time: string;
}

/** Changes a quote. Its time is later than before, so that it identifies what was read. */
export async function updateQuote(
  tx: WriteTx,
  quote_id: string,
  { status, amount, answer, valid_until, time }: QuoteChange,
): Promise<void> {
  await tx.query(
    `update quotes set status = $3, amount = coalesce($4, amount), answer = coalesce($5, answer),
       valid_until = case when $6::boolean then $7::date else valid_until end,
       changed_time = greatest($8::timestamptz, changed_time + interval '1 millisecond')
     where org_id = $1 and quote_id = $2`,
    [
      ...[tx.org_id, quote_id, status, amount, answer],
      ...[valid_until !== undefined, valid_until ?? null, time],
    ],
  );
}

/** A step in the history of a quote. */
export interface NewStep {
  quote_id: string;
  status: QuoteStatus;
  amount: string;
  answer: string;
  /** Null for the support team. */
  user_id: string | null;
  by_support: boolean;
  /** ISO. */
  time: string;
}

/** Adds a step to the history of a quote, whose row is locked. */
export async function insertStep(tx: WriteTx, step: NewStep): Promise<void> {
  await tx.query(
    `insert into quote_steps (org_id, quote_id, seq, status, amount, answer, user_id, by_support,
       time)
     select $1::uuid, $2::uuid, coalesce(max(seq), 0) + 1, $3::text, $4::text, $5::text, $6::uuid,
       $7::boolean, $8::timestamptz
     from quote_steps where org_id = $1 and quote_id = $2`,
    [
      ...[tx.org_id, step.quote_id, step.status, step.amount, step.answer],
      ...[step.user_id, step.by_support, step.time],
    ],
  );
}

/** Number of requests and other steps of a person since a time. */
export async function countSteps(tx: Tx, user_id: string, since: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from quote_steps
     where org_id = $1 and user_id = $2 and time > $3`,
    [tx.org_id, user_id, since],
  );
  return rows[0]?.count ?? 0;
}

/** The email of the person who requested a quote, while they are active; null without one. */
export async function findRequester(tx: Tx, user_id: string): Promise<string | null> {
  const { rows } = await tx.query<{ email: string | null }>(
    'select email from users where org_id = $1 and user_id = $2 and active',
    [tx.org_id, user_id],
  );
  return rows[0]?.email ?? null;
}

/** Puts one person in the place of another in all quotes. */
export async function moveQuotes(tx: WriteTx, from: string, to: string): Promise<void> {
  for (const table of ['quotes', 'quote_steps']) {
    await tx.query(`update ${table} set user_id = $3 where org_id = $1 and user_id = $2`, [
      ...[tx.org_id, from, to],
    ]);
  }
}

/** Removes a person from quotes, with the contact they gave; the quotes stay. */
export async function eraseFromQuotes(
  tx: WriteTx,
  { user_id }: { user_id: string },
): Promise<void> {
  await tx.query(
    `update quotes set user_id = null, contact_name = null, phone = null, delivery_address = null
     where org_id = $1 and user_id = $2`,
    [tx.org_id, user_id],
  );
  await tx.query('update quote_steps set user_id = null where org_id = $1 and user_id = $2', [
    ...[tx.org_id, user_id],
  ]);
}
