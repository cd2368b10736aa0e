import { bind, fieldError, HttpError } from '#packages/http/server';
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
import {
  accessChanges,
  findAccess,
  lockPermissions,
  replacePermission,
  findCurrentRights,
} from '#permissions/server';
import { findAdmins } from './admin-store.ts';
import { findPeople, findSignedInUser } from './user-store.ts';

/** Calls about admins and owners. */
export const adminCalls: Bound<Viewer>[] = [
  bind(listAdmins, async ({ viewer, database }) => ({
    admins: await database.read(viewer.org_id, findAdmins),
  })),
  bind(setAdmin, (call) => setAdminLevel(call, call.params.user_id, call.body.level)),
  bind(removeAdmin, (call) => setAdminLevel(call, call.params.user_id, 'none')),
  bind(giveAdminLevel, (call) => setAdminLevel(call, call.body.user_id, call.body.level)),
];

const accessOf = { owner: 'super', admin: 'admin', none: null } as const;

/**
 * Sets the level of a person: owner, admin or neither. Permissions by tag are kept and apply again
 * when the person is no admin any more.
 */
async function setAdminLevel(
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
  await database.write(viewer, async (tx) => {
    const currentViewer = await lockPermissions(tx, viewer);
    if (!canChangeAdmin(currentViewer, { user_id })) {
      const isOwn = currentViewer.user_id === user_id;
      const message = isOwn ? peopleMessages.ownAdmin : peopleMessages.adminByOwner;
      throw new HttpError('FORBIDDEN', { message });
    }
    const person = (await findPeople(tx, [user_id])).get(user_id);
    const isThere = person?.active === true;
    const isOne = isAdmin(await findCurrentRights(tx, user_id));
    if (!isThere || (level === 'none' && !isOne)) throw new HttpError('NOT_FOUND');
    const email = (await findSignedInUser(tx, user_id))?.email ?? null;
    if (level !== 'none' && email === null) {
      throw fieldError('user_id', peopleMessages.adminWithoutEmail);
    }
    const wanted = { tag_id: null, access: accessOf[level] };
    const before = await findAccess(tx, user_id);
    if (!(await replacePermission(tx, user_id, wanted, { now: now(), newId }))) return;
    const changes = accessChanges(before, await findAccess(tx, user_id));
    const about = { entity: 'user', entity_id: user_id };
    tx.audit({ action: 'set_admin', ...about, summary: level, changes });
  });
  return { user_id };
}
