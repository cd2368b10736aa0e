import { bind, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import {
  giveAdminLevel,
  listAdmins,
  peopleMessages,
  removeAdmin,
  setAdmin,
} from '#people/contract';
import type { AdminLevel } from '#people/contract';
import type { Viewer } from '#permissions/contract';
import { canChangeAdmin, isAdmin } from '#permissions/domain';
import { lockPermissions, replacePermission, viewerInForce } from '#permissions/server';
import { findAdmins } from './admin-store.ts';
import { findPeople, findSignedInUser } from './user-store.ts';

/** Calls about admins and owners. */
export const adminCalls: Bound<Viewer>[] = [
  bind<typeof listAdmins, Viewer>(listAdmins, async ({ viewer, database }) => ({
    admins: await database.read(viewer.org_id, findAdmins),
  })),
  bind<typeof setAdmin, Viewer>(setAdmin, (call) =>
    give(call, call.params.user_id, call.body.level),
  ),
  bind<typeof removeAdmin, Viewer>(removeAdmin, (call) => give(call, call.params.user_id, 'none')),
  bind<typeof giveAdminLevel, Viewer>(giveAdminLevel, (call) =>
    give(call, call.body.user_id, call.body.level),
  ),
];

const accessOf = { owner: 'super', admin: 'admin', none: null } as const;

/**
 * Sets the level of a person: owner, admin or neither. Permissions by tag are kept and apply again
 * when the person is no admin any more.
 */
async function give(
  {
    viewer,
    database,
    now,
    newId,
  }: Pick<Call<typeof setAdmin, Viewer>, 'viewer' | 'database' | 'now' | 'newId'>,
  id: string,
  level: AdminLevel | 'none',
) {
  const user_id = id.toLowerCase();
  await database.write({ org_id: viewer.org_id, actor_user_id: viewer.user_id }, async (tx) => {
    const actor = await lockPermissions(tx, viewer);
    if (!canChangeAdmin(actor, { user_id })) {
      const isOwn = actor.user_id === user_id;
      const message = isOwn ? peopleMessages.ownAdmin : peopleMessages.adminByOwner;
      throw new HttpError('FORBIDDEN', { message });
    }
    const person = (await findPeople(tx, [user_id])).get(user_id);
    const isThere = person?.active === true;
    const isOne = isAdmin(await viewerInForce(tx, user_id));
    if (!isThere || (level === 'none' && !isOne)) throw new HttpError('NOT_FOUND');
    const email = (await findSignedInUser(tx, user_id))?.email ?? null;
    if (level !== 'none' && email === null) {
      const message = peopleMessages.adminWithoutEmail;
      throw new HttpError('INVALID', { message, errors: { user_id: message } });
    }
    const wanted = { tag_id: null, access: accessOf[level] };
    if (!(await replacePermission(tx, user_id, wanted, { now: now(), newId }))) return;
    tx.audit({ action: 'set_admin', entity: 'user', entity_id: user_id, summary: level });
  });
  return { user_id };
}
