import type { PersonalData } from '#packages/feature/server';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { canErasePerson, isAdmin } from '#permissions/domain';
import { lockPermissions } from '#permissions/server';
import { erasePerson, privacyMessages } from '#privacy/contract';
import { eraseWithin } from './erase-person.ts';

/** The call that erases a person from the tables of all features. */
export function eraseCalls(personalData: readonly PersonalData[]): Bound<Viewer>[] {
  return [bind(erasePerson, (call) => erase(call, personalData))];
}

/** Erases a person in one transaction, if the rights that the viewer has in it allow that. */
async function erase(
  { viewer, params, body, database, now }: Call<typeof erasePerson, Viewer>,
  personalData: readonly PersonalData[],
): Promise<true> {
  const { org_id } = viewer;
  const user_id = params.id.toLowerCase();
  await database.write({ org_id, actor_user_id: viewer.user_id }, async (tx) => {
    const currentViewer = await lockPermissions(tx, viewer);
    if (!isAdmin(currentViewer)) throw new HttpError('FORBIDDEN');
    const check = (subject: Viewer) => {
      if (canErasePerson(currentViewer, subject)) return;
      const isOwn = user_id === viewer.user_id;
      const message = isOwn ? privacyMessages.own : privacyMessages.adminByOwner;
      throw new HttpError('FORBIDDEN', { message });
    };
    const erasure = { user_id, name: body.name, now: now(), personalData, check };
    const answer = await eraseWithin(tx, erasure);
    if (answer === 'unknown') throw new HttpError('NOT_FOUND');
    if (answer === 'wrong_name') throw fieldError('name', privacyMessages.nameWrong);
  });
  return true;
}
