import type { WriteTx } from '#packages/database';
import { bind, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { deleteUser, deleteUsers, peopleMessages } from '#people/contract';
import type { Outcome } from '#people/contract';
import { deleteProblem } from '#people/domain';
import type { Viewer } from '#permissions/contract';
import { canViewPerson } from '#permissions/domain';
import { lockPermissions, findCurrentRights } from '#permissions/server';
import { lockPeople } from './action-store.ts';
import { deletedDays, removePerson } from './removed-people.ts';
import type { PersonRow } from './user-store.ts';

/** Calls that delete people: several from the list, or one. */
export const deleteCalls: Bound<Viewer>[] = [
  bind(deleteUsers, deleteSeveral),
  bind(deleteUser, deleteOne),
];

async function deleteSeveral({
  viewer,
  body,
  database,
  now,
}: Call<typeof deleteUsers, Viewer>): Promise<Outcome> {
  const wanted = [...new Set(body.ids.map((id) => id.toLowerCase()))];
  return database.write(viewer, async (tx) => {
    const currentViewer = await lockPermissions(tx, viewer);
    const people = await lockPeople(tx, wanted);
    const outcome: Outcome = { ids: [], failed: [] };
    for (const id of wanted) {
      const reason = await deletePerson(tx, currentViewer, people.get(id), now());
      if (reason === null) outcome.ids.push(id);
      else outcome.failed.push({ id, reason });
    }
    return outcome;
  });
}

async function deleteOne({ viewer, params, database, now }: Call<typeof deleteUser, Viewer>) {
  const user_id = params.id.toLowerCase();
  await database.write(viewer, async (tx) => {
    const currentViewer = await lockPermissions(tx, viewer);
    const reason = await deletePerson(
      tx,
      currentViewer,
      (await lockPeople(tx, [user_id])).get(user_id),
      now(),
    );
    if (reason === peopleMessages.unknown) throw new HttpError('NOT_FOUND', { message: reason });
    if (reason !== null) throw new HttpError('FORBIDDEN', { message: reason });
  });
  return { user_id };
}

/** Deletes a person. Returns why it was refused, or null. */
async function deletePerson(
  tx: WriteTx,
  currentViewer: Viewer,
  person: PersonRow | undefined,
  now: number,
): Promise<string | null> {
  if (person?.active !== true || !canViewPerson(currentViewer, person)) {
    return peopleMessages.unknown;
  }
  const { user_id } = person;
  const { grants } = await findCurrentRights(tx, user_id);
  const problem = deleteProblem(currentViewer, { ...person, grants });
  if (problem !== null) return problem;
  if (!(await removePerson(tx, user_id, now, deletedDays))) return peopleMessages.unknown;
  tx.audit({ action: 'delete', entity: 'user', entity_id: user_id });
  return null;
}
