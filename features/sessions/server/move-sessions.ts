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
  await tx.query(
    'update sessions set created_by = $3 where org_id = $1 and created_by = $2',
    values,
  );
  await linkTestsOfPerson(tx, to, now);
}
