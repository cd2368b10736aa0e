import { bind, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { peopleMessages, restoreUsers } from '#people/contract';
import type { Viewer } from '#permissions/contract';
import { isAdmin, isOwner } from '#permissions/domain';
import { lockPermissions, viewerInForce } from '#permissions/server';
import { bringBack } from './removed-people.ts';
import type { BroughtBack } from './removed-people.ts';

/** The call that brings removed people back. */
export const restoreCalls: Bound<Viewer>[] = [
  bind<typeof restoreUsers, Viewer>(restoreUsers, restore),
];

const reasons: Record<Exclude<BroughtBack, 'back'>, string> = {
  gone: peopleMessages.notRestorable,
  taken: peopleMessages.emailTaken,
  refused: peopleMessages.restoreAdminByOwner,
};

async function restore({ viewer, body, database, now }: Call<typeof restoreUsers, Viewer>) {
  const ids: string[] = [];
  const failed: { id: string; reason: string }[] = [];
  await database.write({ org_id: viewer.org_id, actor_user_id: viewer.user_id }, async (tx) => {
    const actor = await lockPermissions(tx, viewer);
    if (!isAdmin(actor)) throw new HttpError('FORBIDDEN');
    for (const id of new Set(body.ids.map((each) => each.toLowerCase()))) {
      const isAllowed = async () => isOwner(actor) || !isAdmin(await viewerInForce(tx, id));
      const end = await bringBack(tx, id, now(), isAllowed);
      if (end === 'back') {
        ids.push(id);
        tx.audit({ action: 'restore', entity: 'user', entity_id: id });
      } else failed.push({ id, reason: reasons[end] });
    }
  });
  return { ids, failed };
}
