import type { Tx } from '#packages/database';
import type { Supervisor } from '#people/contract';

/** Managers of a tag, by name. */
export async function findSupervisors(tx: Tx, tag_id: string): Promise<Supervisor[]> {
  const { rows } = await tx.query<Supervisor>(
    `select r.user_id, r.name_first, r.name_last, r.email, p.permission_id, p.access,
       r.email is not null and exists (
         select from sign_in_devices as d
         where d.org_id = r.org_id and d.user_id = r.user_id) as can_receive_alerts
     from permissions as p join users as r on r.org_id = p.org_id and r.user_id = p.user_id
     where p.org_id = $1 and p.tag_id = $2 and p.active and r.active
       and 'manager' = any(string_to_array(p.access, ','))
     order by lower(r.name_first), lower(r.name_last), r.user_id`,
    [tx.org_id, tag_id],
  );
  return rows;
}
