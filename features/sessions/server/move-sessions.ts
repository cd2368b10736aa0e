import type { WriteTx } from '#packages/database';
import { linkTestsOfPerson } from './session-tests.ts';

/**
 * Puts one person in the place of another in all sessions, after the tests were moved. If both are
 * in a session, the other one is taken out.
 *
 * @param now milliseconds since 1970
 */
export async function moveSessions(
  tx: WriteTx,
  from: string,
  to: string,
  now: number,
): Promise<void> {
  const values = [tx.org_id, from, to];
  // Every session of the person gets a new stamp: who sees the other one may not have it yet. Sessions
  // are locked before their people, as when they are retired.
  await tx.query(
    `update sessions as s
     set created_by = case when s.created_by = $2 then $3 else s.created_by end
     where s.org_id = $1 and (s.created_by = $2 or exists (
       select from session_users as u
       where u.org_id = s.org_id and u.session_id = s.session_id and u.user_id = $2))`,
    values,
  );
  await tx.query(
    `update session_users as u set user_id = $3
     where u.org_id = $1 and u.user_id = $2 and not exists (
       select from session_users as other
       where other.org_id = u.org_id and other.session_id = u.session_id and other.user_id = $3)`,
    values,
  );
  await tx.query(
    'update session_users set active = false where org_id = $1 and user_id = $2 and active',
    values.slice(0, 2),
  );
  await linkTestsOfPerson(tx, to, now);
}
