import type { Tx } from '#packages/database';
import type { Admin } from '#people/contract';
import { accessFromText } from '#permissions/domain';

/** Whoever holds `admin` or `super` without a tag, owners first, then by name. */
export async function findAdmins(tx: Tx): Promise<Admin[]> {
  const { rows } = await tx.query<Omit<Admin, 'level'> & { access: string }>(
    `select r.user_id, r.name_first, r.name_last, r.email, p.access, s.last_login, s.two_factor,
       case when r.metadata ? '_federated_provider' then 'work_account'
            when s.has_credential then 'local' end as sign_in
     from permissions as p
     join users as r on r.org_id = p.org_id and r.user_id = p.user_id
     cross join lateral (
       select exists (select from credentials as c
                where c.org_id = r.org_id and c.user_id = r.user_id and c.enabled) as has_credential,
         exists (select from two_factor as f
                where f.org_id = r.org_id and f.user_id = r.user_id
                  and f.enabled_time is not null) as two_factor,
         (select to_char(max(d.last_used_time) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
          from sign_in_devices as d
          where d.org_id = r.org_id and d.user_id = r.user_id) as last_login) as s
     where p.org_id = $1 and p.active and p.tag_id is null and r.active
     order by lower(r.name_first), lower(r.name_last), r.user_id`,
    [tx.org_id],
  );
  const admins = rows.flatMap(({ access, ...person }): Admin[] => {
    const values = accessFromText(access);
    if (values.includes('super')) return [{ ...person, level: 'owner' }];
    return values.includes('admin') ? [{ ...person, level: 'admin' }] : [];
  });
  return [...admins.filter(isOfOwner), ...admins.filter((each) => !isOfOwner(each))];
}

function isOfOwner({ level }: Admin): boolean {
  return level === 'owner';
}
