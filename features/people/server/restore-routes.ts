import { bind, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { listRemoved, peopleMessages, restoreUsers } from '#people/contract';
import type { Viewer } from '#permissions/contract';
import { canRestorePerson, isAdmin } from '#permissions/domain';
import { lockPermissions, findCurrentRights } from '#permissions/server';
import { bringBack } from './removed-people.ts';
import type { BroughtBack } from './removed-people.ts';
import { findRemoved } from './removed-store.ts';

/** Calls about removed people: who can be restored, and restoring them. */
export const restoreCalls: Bound<Viewer>[] = [
  bind(listRemoved, async ({ viewer, query, database, now }) => {
    const [time, user_id] = query.after?.split('_') ?? [];
    const after = time === undefined || user_id === undefined ? null : { time, user_id };
    const { rows: people, isMore } = await database.read(viewer.org_id, (tx) =>
      findRemoved(tx, viewer, now(), after),
    );
    const last = isMore ? people.at(-1) : undefined;
    return { people, next: last === undefined ? null : `${last.removed_time}_${last.user_id}` };
  }),
  bind(restoreUsers, restorePeople),
];

const reasons: Record<Exclude<BroughtBack, 'back'>, string> = {
  gone: peopleMessages.notRestorable,
  taken: peopleMessages.emailTaken,
  refused: peopleMessages.restoreAdminByOwner,
};

async function restorePeople({ viewer, body, database, now }: Call<typeof restoreUsers, Viewer>) {
  const ids: string[] = [];
  const failed: { id: string; reason: string }[] = [];
  await database.write(viewer, async (tx) => {
    const currentViewer = await lockPermissions(tx, viewer);
    if (!isAdmin(currentViewer)) throw new HttpError('FORBIDDEN');
    for (const id of new Set(body.ids.map((each) => each.toLowerCase()))) {
      const isAllowed = async () =>
        canRestorePerson(currentViewer, await findCurrentRights(tx, id));
      const end = await bringBack(tx, id, now(), isAllowed);
      if (end === 'back') {
        ids.push(id);
        tx.audit({ action: 'restore', entity: 'user', entity_id: id });
      } else failed.push({ id, reason: reasons[end] });
    }
  });
  return { ids, failed };
}
