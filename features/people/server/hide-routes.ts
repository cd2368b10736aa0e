import { bind } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { hideUsers, peopleMessages, unhideUsers } from '#people/contract';
import type { Outcome } from '#people/contract';
import { hideProblem } from '#people/domain';
import type { Viewer } from '#permissions/contract';
import { canViewPerson } from '#permissions/domain';
import { lockPermissions } from '#permissions/server';
import { lockPeople, setHidden } from './action-store.ts';

/** Calls that hide and show people. */
export const hideCalls: Bound<Viewer>[] = [
  bind(hideUsers, (call) => hidePeople(call, true)),
  bind(unhideUsers, (call) => hidePeople(call, false)),
];

/**
 * Hides everybody whom the viewer may hide, in one transaction. The others are returned with their
 * reasons.
 */
async function hidePeople(
  { viewer, body, database }: Pick<Call<typeof hideUsers, Viewer>, 'viewer' | 'body' | 'database'>,
  is_hidden: boolean,
): Promise<Outcome> {
  const wanted = [...new Set(body.ids.map((id) => id.toLowerCase()))];
  return database.write(viewer, async (tx) => {
    const currentViewer = await lockPermissions(tx, viewer);
    const people = await lockPeople(tx, wanted);
    const failed = wanted.flatMap((id) => {
      const person = people.get(id);
      const isThere = person?.active === true && canViewPerson(currentViewer, person);
      const reason = isThere ? hideProblem(currentViewer, person) : peopleMessages.unknown;
      return reason === null ? [] : [{ id, reason }];
    });
    const refused = new Set(failed.map(({ id }) => id));
    const ids = wanted.filter((id) => !refused.has(id));
    for (const entity_id of await setHidden(tx, ids, is_hidden)) {
      tx.audit({ action: is_hidden ? 'hide' : 'unhide', entity: 'user', entity_id });
    }
    return { ids, failed };
  });
}
