import type { Database, Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';
import type { Permission, Viewer } from '#permissions/contract';
import { grantsOf } from '#permissions/domain';
import type { CalendarFeed, CalendarScope } from '#rosters/contract';

/** The calendar feeds of a person. */
export async function findFeeds(tx: Tx, user_id: string): Promise<CalendarFeed[]> {
  const { rows } = await tx.query<CalendarFeed>(
    `select scope, ${iso('created_time')} as created_time, ${iso('last_read_time')} as last_read_time
     from roster_calendar_feeds where org_id = $1 and user_id = $2 order by scope`,
    [tx.org_id, user_id],
  );
  return rows;
}

/** Adds a feed, or replaces its address. */
export async function putFeed(
  tx: WriteTx,
  feed: { user_id: string; scope: CalendarScope; token_hash: Buffer; created_time: string },
): Promise<void> {
  await tx.query(
    `insert into roster_calendar_feeds (org_id, user_id, scope, token_hash, created_time)
     values ($1, $2, $3, $4, $5)
     on conflict (org_id, user_id, scope) do update
       set token_hash = $4, created_time = $5, last_read_time = null`,
    [tx.org_id, feed.user_id, feed.scope, feed.token_hash, feed.created_time],
  );
}

/** Ends a feed; false if there is none. */
export async function removeFeed(
  tx: WriteTx,
  user_id: string,
  scope: CalendarScope,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'delete from roster_calendar_feeds where org_id = $1 and user_id = $2 and scope = $3',
    [tx.org_id, user_id, scope],
  );
  return rowCount === 1;
}

/** The owner of a feed with the rights that they have now. */
export interface FoundFeed {
  viewer: Viewer;
  scope: CalendarScope;
  last_read_time: string | null;
}

/** The feed of a token's hash; null if it has ended or its owner can no longer sign in. */
export async function findFeed(database: Database, token_hash: Buffer): Promise<FoundFeed | null> {
  const [found] = await database.lookUp<{
    org_id: string;
    user_id: string;
    scope: CalendarScope;
    last_read_time: string | null;
    permissions: Permission[];
  }>('select org_id, user_id, scope, last_read_time, permissions from find_calendar_feed($1)', [
    token_hash,
  ]);
  if (found === undefined) return null;
  const { org_id, user_id, scope, last_read_time, permissions } = found;
  return {
    viewer: { org_id, user_id, grants: grantsOf(permissions, user_id) },
    scope,
    last_read_time,
  };
}

/** Notes that a calendar has read a feed. */
export async function noteRead(
  tx: WriteTx,
  user_id: string,
  scope: CalendarScope,
  time: string,
): Promise<void> {
  await tx.query(
    `update roster_calendar_feeds set last_read_time = $4
     where org_id = $1 and user_id = $2 and scope = $3`,
    [tx.org_id, user_id, scope, time],
  );
}
