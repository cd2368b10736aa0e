import type { PersonalData } from '#packages/feature/server';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { isSameText } from '#packages/kit';
import { personName } from '#people/domain';
import { eraseUser, findErasable, viewerOnceBack } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { canErasePerson, isAdmin } from '#permissions/domain';
import { deactivatePermissions, lockPermissions, findCurrentRights } from '#permissions/server';
import { erasePerson, privacyMessages } from '#privacy/contract';

/** The call that erases a person from the tables of all features. */
export function eraseCalls(personalData: readonly PersonalData[]): Bound<Viewer>[] {
  return [bind(erasePerson, (call) => erase(call, personalData))];
}

/**
 * Deletes identifying data of a person from all tables, in one transaction. Their row is kept
 * without a name, so that all copies learn of it; the values of their tests are kept without a
 * name.
 */
async function erase(
  { viewer, params, body, database, now }: Call<typeof erasePerson, Viewer>,
  personalData: readonly PersonalData[],
): Promise<true> {
  const { org_id } = viewer;
  const user_id = params.id.toLowerCase();
  await database.write({ org_id, actor_user_id: viewer.user_id }, async (tx) => {
    const currentViewer = await lockPermissions(tx, viewer);
    if (!isAdmin(currentViewer)) throw new HttpError('FORBIDDEN');
    const person = await findErasable(tx, user_id);
    if (person === null) throw new HttpError('NOT_FOUND');
    // A removed person has no rights any more, and is treated by their former rights while they can
    // be restored.
    const subject = (await viewerOnceBack(tx, user_id)) ?? (await findCurrentRights(tx, user_id));
    if (!canErasePerson(currentViewer, subject)) {
      const isOwn = user_id === viewer.user_id;
      const message = isOwn ? privacyMessages.own : privacyMessages.adminByOwner;
      throw new HttpError('FORBIDDEN', { message });
    }
    if (!isSameText(body.name, personName(person))) {
      throw fieldError('name', privacyMessages.nameWrong);
    }
    await deactivatePermissions(tx, [user_id]);
    const identified = { user_id, email: person.email };
    for (const part of personalData) await part.erase?.(tx, identified);
    await eraseUser(tx, user_id, new Date(now()).toISOString());
    tx.audit({ action: 'erase', entity: 'user', entity_id: user_id });
  });
  return true;
}
