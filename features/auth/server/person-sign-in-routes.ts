import type { Tx } from '#packages/database';
import { bind, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { endPersonSignIn, endPersonSignIns, personSignIns } from '#auth/contract';
import type { PersonSignIn } from '#auth/contract';
import type { Viewer } from '#permissions/contract';
import { canEndSignIns } from '#permissions/domain';
import { lockPermissions, findCurrentRights } from '#permissions/server';
import type { FindSignedInUser } from './find-user.ts';
import { endSignIns } from './password-store.ts';
import { endOwnSignIn, findSignIns } from './sign-in-store.ts';

/** Calls for admins to list and end the sign-ins of other people. */
export function personSignInCalls(findUser: FindSignedInUser): Bound<Viewer>[] {
  return [
    bind(personSignIns, (call) => list(call, findUser)),
    bind(endPersonSignIn, (call) => endOne(call, findUser)),
    bind(endPersonSignIns, (call) => endAll(call, findUser)),
  ];
}

async function list(
  { viewer, params, database, now }: Call<typeof personSignIns, Viewer>,
  findUser: FindSignedInUser,
): Promise<PersonSignIn[]> {
  const found = await database.read(viewer.org_id, async (tx) =>
    findSignIns(tx, await subjectOf(tx, { viewer, id: params.id, findUser }), null, now()),
  );
  return found.map(({ sign_in_id, user_agent, created_time, last_used_time }) => ({
    ...{ sign_in_id, user_agent, created_time, last_used_time },
  }));
}

async function endOne(
  { viewer, params, database }: Call<typeof endPersonSignIn, Viewer>,
  findUser: FindSignedInUser,
): Promise<true> {
  await database.write(viewer, async (tx) => {
    const currentViewer = await lockPermissions(tx, viewer);
    const { user_id } = await subjectOf(tx, { viewer: currentViewer, id: params.id, findUser });
    if (!(await endOwnSignIn(tx, user_id, params.sign_in_id))) throw new HttpError('NOT_FOUND');
    tx.audit({ action: 'end_sign_in', entity: 'user', entity_id: user_id });
  });
  return true;
}

async function endAll(
  { viewer, params, database }: Call<typeof endPersonSignIns, Viewer>,
  findUser: FindSignedInUser,
): Promise<number> {
  return database.write(viewer, async (tx) => {
    const currentViewer = await lockPermissions(tx, viewer);
    const { user_id } = await subjectOf(tx, { viewer: currentViewer, id: params.id, findUser });
    tx.audit({ action: 'end_sign_ins', entity: 'user', entity_id: user_id });
    return endSignIns(tx, user_id, null);
  });
}

interface Asked {
  viewer: Viewer;
  id: string;
  findUser: FindSignedInUser;
}

/**
 * The person of the call, with their rights.
 *
 * @throws HttpError NOT_FOUND if the organisation has no such person, FORBIDDEN if the viewer does
 *   not manage them
 */
async function subjectOf(tx: Tx, { viewer, id, findUser }: Asked): Promise<Viewer> {
  const user_id = id.toLowerCase();
  if ((await findUser(tx, user_id)) === null) throw new HttpError('NOT_FOUND');
  const subject = await findCurrentRights(tx, user_id);
  if (!canEndSignIns(viewer, subject)) throw new HttpError('FORBIDDEN');
  return subject;
}
