import type { Tx } from '#packages/database';
import { bind, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { permissionMessages, removePermissions } from '#permissions/contract';
import type { Subject, Viewer } from '#permissions/contract';
import { canChangePermissions } from '#permissions/domain';
import { accessChanges, endPermissions, findAccess, lockPermissions } from './permission-change.ts';
import { findCurrentRights } from './current-viewer.ts';

/** People by id. Unknown ids are left out. */
export type FindSubjects = (
  tx: Tx,
  user_ids: readonly string[],
) => Promise<ReadonlyMap<string, Subject>>;

/** Calls about permissions. A higher feature passes in how to find people. */
export function permissionCalls(findSubjects: FindSubjects): Bound<Viewer>[] {
  return [bind(removePermissions, (call) => removePermission(call, findSubjects))];
}

/** Why the viewer may not change the permissions of a person. */
export function refusedChange(viewer: Viewer, user_id: string): HttpError {
  const isOwn = viewer.user_id === user_id;
  const { own, adminByOwner } = permissionMessages;
  return new HttpError('FORBIDDEN', { message: isOwn ? own : adminByOwner });
}

async function removePermission(
  { viewer, body, database }: Call<typeof removePermissions, Viewer>,
  findSubjects: FindSubjects,
) {
  const user_ids = [...new Set(body.user_ids.map((id) => id.toLowerCase()))];
  await database.write(viewer, async (tx) => {
    const currentViewer = await lockPermissions(tx, viewer);
    const found = await findSubjects(tx, user_ids);
    if (user_ids.some((id) => !found.has(id))) throw new HttpError('NOT_FOUND');
    for (const user_id of user_ids) {
      const subject = await findCurrentRights(tx, user_id);
      if (!canChangePermissions(currentViewer, subject)) {
        throw refusedChange(currentViewer, user_id);
      }
      const changes = accessChanges(await findAccess(tx, user_id), {});
      if (!(await endPermissions(tx, user_id))) continue;
      tx.audit({ action: 'remove_permissions', entity: 'user', entity_id: user_id, changes });
    }
  });
  return { user_ids };
}
