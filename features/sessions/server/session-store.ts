import type { Tx, WriteTx } from '#packages/database';
import type { Viewer } from '#permissions/contract';
import { sessionHours } from '#sessions/contract';
import type { Session, SessionFields, SessionUser, SessionUserFields } from '#sessions/contract';
import type { Tag } from '#tags/contract';
import { seesSession, sessionRow, sessionUserRow } from './session-sync.ts';

/** A session as far as its writes need it. */
export interface StoredSession {
  type: Session['metadata']['type'];
  created_by: string | null;
  done: boolean;
  active: boolean;
  created_time: string;
  /** Everybody in it who is not deleted. */
  user_ids: string[];
  /** False until its people are saved. */
  has_people: boolean;
}

/** Until the transaction ends, nobody else adds a session. */
export async function lockSessions(tx: WriteTx): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `sessions ${tx.org_id}`,
  ]);
}

/** A session, locked until the transaction ends; null if there is none. */
export async function lockSession(tx: WriteTx, session_id: string): Promise<StoredSession | null> {
  const values = [tx.org_id, session_id];
  // The people are read after the lock: a statement that waits still sees those from before.
  await tx.query('select from sessions where org_id = $1 and session_id = $2 for update', values);
  const { rows } = await tx.query<StoredSession>(
    `select r.type, r.created_by, r.done, r.active,
       to_json(r.created_time)#>>'{}' as created_time, exists (
         select from session_users as u where u.org_id = r.org_id and u.session_id = r.session_id
       ) as has_people, array(
         select u.user_id from session_users as u join users as p using (org_id, user_id)
         where u.org_id = r.org_id and u.session_id = r.session_id and u.active and p.active
       ) as user_ids
     from sessions as r where r.org_id = $1 and r.session_id = $2`,
    values,
  );
  return rows[0] ?? null;
}

/** The tags with the given ids that are not deleted. */
export async function findScopeTags(
  tx: Tx,
  tag_ids: readonly string[],
): Promise<Pick<Tag, 'tag_id' | 'type'>[]> {
  const { rows } = await tx.query<Pick<Tag, 'tag_id' | 'type'>>(
    'select tag_id, type from tags where org_id = $1 and active and tag_id = any($2::uuid[])',
    [tx.org_id, tag_ids],
  );
  return rows;
}

/** The number of open sessions. */
export async function countOpenSessions(tx: Tx, now: number): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from sessions
     where org_id = $1 and active and not done and created_time > $2`,
    [tx.org_id, hoursBefore(now, sessionHours)],
  );
  return rows[0]?.count ?? 0;
}

/** Adds a session without people. */
export async function insertSession(
  tx: WriteTx,
  { session_id, done, active, metadata }: SessionFields,
  { created_by, created_time }: { created_by: string; created_time: string },
): Promise<void> {
  await tx.query(
    `insert into sessions (org_id, session_id, type, tag_ids, created_by, done, active, created_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ...[tx.org_id, session_id, metadata.type, metadata.tag_ids, created_by, done, active],
      created_time,
    ],
  );
}

/** Archives or removes a session. Neither is taken back. */
export async function endSession(
  tx: WriteTx,
  { session_id, done, active }: Pick<SessionFields, 'session_id' | 'done' | 'active'>,
): Promise<void> {
  await tx.query(
    `update sessions set done = done or $3, active = active and $4
     where org_id = $1 and session_id = $2`,
    [tx.org_id, session_id, done, active],
  );
  if (!active) await retirePeopleAndTests(tx, [session_id]);
}

/** Takes the people and tests of sessions that are not active out of the copies. */
export async function retirePeopleAndTests(
  tx: WriteTx,
  session_ids: readonly string[],
): Promise<void> {
  for (const table of ['session_users', 'session_measurements']) {
    await tx.query(
      `update ${table} set active = false
       where org_id = $1 and active and session_id = any($2::uuid[])`,
      [tx.org_id, session_ids],
    );
  }
}

/**
 * The people with these ids who are not deleted, and whether they are workers. Until COMMIT nobody
 * changes them or adds a test of them, so that no test falls between the session and its people.
 */
export async function lockSessionPeople(
  tx: WriteTx,
  user_ids: readonly string[],
): Promise<Map<string, { isWorker: boolean }>> {
  const { rows } = await tx.query<{ user_id: string; is_worker: boolean }>(
    `select user_id, not is_hidden and not experimental as is_worker from users
     where org_id = $1 and active and user_id = any($2::uuid[]) order by user_id for update`,
    [tx.org_id, user_ids],
  );
  return new Map(rows.map(({ user_id, is_worker }) => [user_id, { isWorker: is_worker }]));
}

/** A new person of a session. */
export interface NewSessionUser extends SessionUserFields {
  session_user_id: string;
}

/**
 * Adds the people of a session, and gives it a new stamp: it becomes visible to those who see one
 * of them.
 */
export async function insertSessionUsers(
  tx: WriteTx,
  session_id: string,
  users: readonly NewSessionUser[],
  created_time: string,
): Promise<void> {
  await tx.query(
    `insert into session_users
       (org_id, session_user_id, session_id, user_id, skip, skip_reason, created_time)
     select $1, session_user_id, $2, user_id, skip, skip_reason, $4
     from json_to_recordset($3::json) as given(
       session_user_id uuid, user_id uuid, skip boolean, skip_reason text)`,
    [tx.org_id, session_id, JSON.stringify(users), created_time],
  );
  await tx.query('update sessions set done = done where org_id = $1 and session_id = $2', [
    ...[tx.org_id, session_id],
  ]);
}

/** Skips people of a session or takes that back. Unchanged rows get no new stamp. */
export async function updateSessionUsers(
  tx: WriteTx,
  session_id: string,
  users: readonly SessionUserFields[],
): Promise<number> {
  const { rowCount } = await tx.query(
    `update session_users as u set skip = given.skip, skip_reason = given.skip_reason
     from json_to_recordset($3::json) as given(user_id uuid, skip boolean, skip_reason text)
     where u.org_id = $1 and u.session_id = $2 and u.user_id = given.user_id and u.active
       and (u.skip, u.skip_reason) is distinct from (given.skip, given.skip_reason)`,
    [tx.org_id, session_id, JSON.stringify(users)],
  );
  return rowCount;
}

/** A session as the viewer's copy holds it; null if they may not see it. */
export async function findSession(
  tx: Tx,
  viewer: Viewer,
  session_id: string,
): Promise<Session | null> {
  const values: unknown[] = [tx.org_id, session_id];
  const param = (value: unknown) => `$${String(values.push(value))}`;
  const { rows } = await tx.query<{ found: Session }>(
    `select ${sessionRow} as found from sessions as r
     where r.org_id = $1 and r.session_id = $2 and ${seesSession(viewer, param)}`,
    values,
  );
  return rows[0]?.found ?? null;
}

/** People of a session. */
export async function findSessionUsers(
  tx: Tx,
  session_id: string,
  user_ids: readonly string[],
): Promise<SessionUser[]> {
  const { rows } = await tx.query<{ found: SessionUser }>(
    `select ${sessionUserRow} as found from session_users as r
     where r.org_id = $1 and r.session_id = $2 and r.user_id = any($3::uuid[]) and r.active
     order by r.user_id`,
    [tx.org_id, session_id, user_ids],
  );
  return rows.map(({ found }) => found);
}

/** The time so many hours before another, as ISO text. */
export function hoursBefore(now: number, hours: number): string {
  return new Date(now - hours * 3_600_000).toISOString();
}
