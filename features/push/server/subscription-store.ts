import { createHash } from 'node:crypto';
import type { PushBrowser } from '#push/contract';
import type { Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';
import type { PushTarget } from './push-service.ts';

/** A subscription of the caller's browser. */
export interface NewSubscription extends PushTarget {
  subscription_id: string;
  user_id: string;
  sign_in_id: string;
  user_agent: string;
  created_time: string;
}

/** Maximum number of browsers of a person; the oldest are forgotten. */
const mostBrowsers = 20;

/** The browsers of a person, newest first, without their addresses. */
export async function findBrowsers(tx: Tx, user_id: string): Promise<PushBrowser[]> {
  const { rows } = await tx.query<PushBrowser & { endpoint: string }>(
    `select subscription_id, user_agent, endpoint, ${iso('created_time')} as created_time,
       ${iso('last_used_time')} as last_used_time
     from push_subscriptions where org_id = $1 and user_id = $2
     order by created_time desc, subscription_id`,
    [tx.org_id, user_id],
  );
  return rows.map(({ endpoint, ...row }) => ({
    ...row,
    endpoint_hash: createHash('sha256').update(endpoint).digest('hex'),
  }));
}

/**
 * Stores the subscription of a browser for a person. If somebody else had the browser, it changes
 * to this person.
 *
 * @returns its id; null if the id or the address belongs to another browser
 * @throws a unique violation if another browser has the address
 */
export async function putSubscription(tx: WriteTx, row: NewSubscription): Promise<string | null> {
  const { subscription_id, user_id, sign_in_id, endpoint, p256dh, auth, user_agent } = row;
  await tx.query('select release_push_endpoint($1, $2, $3, $4)', [
    ...[endpoint, auth, tx.org_id, user_id],
  ]);
  const { rows: known } = await tx.query<{ subscription_id: string }>(
    `update push_subscriptions set sign_in_id = $4, p256dh = $5, auth = $6, user_agent = $7
     where org_id = $1 and user_id = $2 and endpoint = $3 returning subscription_id`,
    [tx.org_id, user_id, endpoint, sign_in_id, p256dh, auth, user_agent],
  );
  if (known[0] !== undefined) return known[0].subscription_id;
  const { rows } = await tx.query<{ subscription_id: string }>(
    `insert into push_subscriptions as p (org_id, subscription_id, user_id, sign_in_id, endpoint,
       p256dh, auth, user_agent, created_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (org_id, subscription_id) do update
       set sign_in_id = $4, endpoint = $5, p256dh = $6, auth = $7, user_agent = $8
       where p.user_id = $3
     returning subscription_id`,
    [
      ...[tx.org_id, subscription_id, user_id, sign_in_id, endpoint, p256dh, auth, user_agent],
      row.created_time,
    ],
  );
  await tx.query(
    `delete from push_subscriptions where org_id = $1 and user_id = $2 and subscription_id not in (
       select subscription_id from push_subscriptions where org_id = $1 and user_id = $2
       order by created_time desc limit $3)`,
    [tx.org_id, user_id, mostBrowsers],
  );
  return rows[0]?.subscription_id ?? null;
}

/** Replaces the address of a browser; false if its old secret has changed meanwhile. */
export async function replaceEndpoint(
  tx: WriteTx,
  subscription_id: string,
  old_auth: string,
  { endpoint, p256dh, auth }: PushTarget,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update push_subscriptions set endpoint = $4, p256dh = $5, auth = $6
     where org_id = $1 and subscription_id = $2 and auth = $3`,
    [tx.org_id, subscription_id, old_auth, endpoint, p256dh, auth],
  );
  return rowCount === 1;
}

/** Deletes a browser of a person; false if they have none with this id. */
export async function removeBrowser(
  tx: WriteTx,
  user_id: string,
  subscription_id: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'delete from push_subscriptions where org_id = $1 and user_id = $2 and subscription_id = $3',
    [tx.org_id, user_id, subscription_id],
  );
  return rowCount === 1;
}

/** Deletes all browsers of a person, with the messages to them. */
export async function erasePush(tx: WriteTx, { user_id }: { user_id: string }): Promise<void> {
  const whose = [tx.org_id, user_id];
  await tx.query('delete from push_subscriptions where org_id = $1 and user_id = $2', whose);
  await tx.query('delete from push_messages where org_id = $1 and user_id = $2', whose);
}

/** Maximum number of people in the answer about who is reached. */
const mostPeople = 5000;

/** The people of the organisation who get notifications in a browser. */
export async function findReachedPeople(tx: Tx): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string }>(
    `select distinct user_id from push_subscriptions where org_id = $1 order by user_id limit $2`,
    [tx.org_id, mostPeople],
  );
  return rows.map(({ user_id }) => user_id);
}

/** Those of some people who get notifications in a browser. */
export async function findSubscribers(
  tx: Tx,
  user_ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query<{ user_id: string }>(
    `select distinct user_id from push_subscriptions
     where org_id = $1 and user_id = any($2::uuid[])`,
    [tx.org_id, user_ids],
  );
  return new Set(rows.map(({ user_id }) => user_id));
}
