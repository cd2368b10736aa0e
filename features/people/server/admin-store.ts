import type { Tx } from '#packages/database';
import type { Admin } from '#people/contract';
import { accessFromText } from '#permissions/domain';
import { accountOfPerson } from './account-store.ts';

/** People who hold `admin` or `super` without a tag, owners first, then by name. */
export async function findAdmins(tx: Tx): Promise<Admin[]> {
  const { rows } = await tx.query<Omit<Admin, 'level'> & { access: string }>(
    `select r.user_id, r.name_first, r.name_last, r.email, p.access,
       s.last_login, s.two_factor, s.sign_in
     from permissions as p
     join users as r on r.org_id = p.org_id and r.user_id = p.user_id
     cross join lateral (${accountOfPerson}) as s
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
