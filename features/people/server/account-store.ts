import type { Tx } from '#packages/database';
import type { Account } from '#people/contract';
import type { Viewer } from '#permissions/contract';
import { managedBy } from '#permissions/domain';
import { wearsOneOf } from '#tags/server';

/** SQL columns: how the person in `r` signs in. */
export const accountColumns = `
  exists (select from two_factor as f
          where f.org_id = r.org_id and f.user_id = r.user_id
            and f.enabled_time is not null) as two_factor,
  (select to_char(max(d.last_used_time) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
   from sign_in_devices as d
   where d.org_id = r.org_id and d.user_id = r.user_id) as last_login`;

/**
 * How the people whom the viewer manages sign in; whoever neither did nor is guarded by a code is
 * left out.
 *
 * @param user_id this one only
 */
export async function findAccounts(tx: Tx, viewer: Viewer, user_id?: string): Promise<Account[]> {
  const { everybody, tag_ids } = managedBy(viewer);
  const { rows } = await tx.query<Account>(
    `select r.user_id, s.two_factor, s.last_login
     from users as r cross join lateral (select ${accountColumns}) as s
     where r.org_id = $1 and r.active and (s.two_factor or s.last_login is not null)
       and ($2::uuid is null or r.user_id = $2) and ($3 or ${wearsOneOf('r.user_id', '$4')})
     order by r.user_id`,
    [tx.org_id, user_id ?? null, everybody, tag_ids],
  );
  return rows;
}
