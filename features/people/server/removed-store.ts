import type { Tx } from '#packages/database';
import { rowsWithin } from '#packages/export/server';
import type { RowPage } from '#packages/export/server';
import { iso } from '#packages/sync/server';
import type { RemovedPerson } from '#people/contract';
import type { Permission, Viewer } from '#permissions/contract';
import { accessFromText, canRestorePerson, grantsOf } from '#permissions/domain';

/** Maximum number of people in one response. */
const mostPeople = 10_000;

/**
 * A page of the people who can still be restored, the last removed first.
 *
 * @param viewer the admin who makes the call
 * @param now milliseconds since 1970
 * @param after the last person of the previous page; null for the first page
 */
export async function findRemoved(
  tx: Tx,
  viewer: Viewer,
  now: number,
  after: { time: string; user_id: string } | null,
): Promise<RowPage<RemovedPerson>> {
  const { rows, isMore } = await rowsWithin<
    Omit<RemovedPerson, 'may_restore'> & { access: string[] }
  >(
    tx,
    `select r.user_id, r.name_first, r.name_last, r.email,
       ${iso('g.removed_time')} as removed_time, ${iso('g.restorable_until')} as restorable_until,
       array(select p.access from permissions as p
             where p.org_id = $1 and p.permission_id = any(g.permission_ids)
               and p.tag_id is null) as access
     from removed_people as g
     join users as r on r.org_id = g.org_id and r.user_id = g.user_id
     where g.org_id = $1 and g.restorable_until > $2
       and ($3::timestamptz is null or g.removed_time < $3
         or (g.removed_time = $3 and r.user_id > $4::uuid))
     order by g.removed_time desc, r.user_id limit ${String(mostPeople + 1)}`,
    [tx.org_id, new Date(now).toISOString(), after?.time ?? null, after?.user_id ?? null],
    { most: mostPeople },
  );
  const people = rows.map(({ access, ...person }) => {
    // The rights of an admin never belong to a tag.
    const grants = access.map((text) => ({ access: accessFromText(text), tag_id: null }));
    const { user_id } = person;
    return {
      ...person,
      may_restore: canRestorePerson(viewer, { user_id, org_id: tx.org_id, grants }),
    };
  });
  return { rows: people, isMore };
}

/** A removed person with the permissions they would get back; null if they cannot be restored. */
export async function viewerOnceBack(tx: Tx, user_id: string): Promise<Viewer | null> {
  const { rows } = await tx.query<{ permission_ids: string[] }>(
    'select permission_ids from removed_people where org_id = $1 and user_id = $2',
    [tx.org_id, user_id],
  );
  const [removed] = rows;
  if (removed === undefined) return null;
  const held = await tx.query<Pick<Permission, 'user_id' | 'tag_id' | 'access' | 'active'>>(
    `select user_id, tag_id, access, true as active from permissions
     where org_id = $1 and permission_id = any($2::uuid[])`,
    [tx.org_id, removed.permission_ids],
  );
  return { user_id, org_id: tx.org_id, grants: grantsOf(held.rows, user_id) };
}
