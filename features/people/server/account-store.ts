import type { Tx } from '#packages/database';
import { rowsWithin } from '#packages/export/server';
import type { RowPage } from '#packages/export/server';
import type { PersonAccount } from '#people/contract';
import type { Viewer } from '#permissions/contract';
import { managedBy } from '#permissions/domain';
import { activeTagsOfPerson } from '#tags/server';

/**
 * SQL: how the person `r` signs in (null: they cannot), whether with a code, and the last sign-in.
 */
export const accountOfPerson = `
  select exists (select from two_factor as f
           where f.org_id = r.org_id and f.user_id = r.user_id
             and f.enabled_time is not null) as two_factor,
    (select to_char(max(d.last_used_time) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
     from sign_in_devices as d
     where d.org_id = r.org_id and d.user_id = r.user_id) as last_login,
    case when r.metadata ? '_federated_provider' then 'work_account'
         when exists (select from credentials as c
                where c.org_id = r.org_id and c.user_id = r.user_id and c.enabled)
         then 'local' end as sign_in`;

/** Maximum number of accounts in one response. */
const mostAccounts = 10_000;

/**
 * A page of the accounts of the people whom the viewer manages.
 *
 * @param after the last person of the previous page; null for the first page
 */
export async function findAccounts(
  tx: Tx,
  viewer: Viewer,
  after: string | null,
): Promise<RowPage<PersonAccount>> {
  const { everybody, tag_ids } = managedBy(viewer);
  return rowsWithin<PersonAccount>(
    tx,
    `select r.user_id, s.last_login, case when s.sign_in is not null then s.two_factor end as two_factor
     from users as r cross join lateral (${accountOfPerson}) as s
     where r.org_id = $1 and r.active and ($2 or ${activeTagsOfPerson('r.user_id')} && $3::uuid[])
       and (s.sign_in is not null or s.last_login is not null)
       and ($4::uuid is null or r.user_id > $4)
     order by r.user_id limit ${String(mostAccounts + 1)}`,
    [tx.org_id, everybody, tag_ids, after],
    { most: mostAccounts },
  );
}
