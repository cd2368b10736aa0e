import {
  changePassword,
  fitsPassword,
  findOwnCredential,
  hashPassword,
  isStillPassword,
  refuseBadPassword,
  setAccount,
  notifyPasswordChanged,
} from '#auth/server';
import { passwordCodes } from '#auth/contract';
import type { Tx } from '#packages/database';
import { HttpError } from '#packages/http/server';
import type { Call } from '#packages/http/server';
import { peopleMessages } from '#people/contract';
import type { resetUserPassword } from '#people/contract';
import { accountProblem } from '#people/domain';
import type { Viewer } from '#permissions/contract';
import { lockPermissions, findCurrentRights } from '#permissions/server';
import { lockFormPerson } from './form-store.ts';
import type { FormPerson } from './form-store.ts';
import { invalidForm } from './refuse-form.ts';
import { findEditable, requireEditable, rulesFor } from './user-account.ts';
import { findSignedInUser } from './user-store.ts';

/** Sets a password: the own one by the general rules, that of others if the policies allow it. */
export async function setPassword(
  call: Call<typeof resetUserPassword, Viewer>,
): Promise<-1 | 0 | 1> {
  const { viewer, params, body, database } = call;
  const user_id = params.id.toLowerCase();
  if (user_id === viewer.user_id) {
    const own = { ...body, current_password: body.current_password ?? '' };
    return changePassword({ ...call, body: own }, findSignedInUser);
  }
  const { credential, rules } = await database.read(viewer.org_id, async (tx) => {
    const person = await findEditable(tx, viewer, user_id);
    await refuseAbove(tx, viewer, person);
    return { credential: await findOwnCredential(tx, user_id), rules: await rulesFor(tx, person) };
  });
  refuseBadPassword(body, rules);
  const before = credential?.password_hash ?? null;
  if (before !== null && (await fitsPassword(before, body.new_password))) {
    return passwordCodes.same;
  }
  const password_hash = await hashPassword(body.new_password);
  return database.write(viewer, async (tx) => {
    const currentViewer = await lockPermissions(tx, viewer);
    const person = requireEditable(await lockFormPerson(tx, user_id), currentViewer);
    const email = await refuseAbove(tx, currentViewer, person);
    // The password was changed by another call meanwhile, which must not be overwritten silently.
    if (credential !== null && !(await isStillPassword(tx, user_id, before))) {
      throw new HttpError('CONFLICT');
    }
    const created_time = new Date(call.now()).toISOString();
    await setAccount(tx, user_id, { email, password_hash, created_time });
    await notifyPasswordChanged(tx, call, { user_id, email });
    tx.audit({ action: 'set_password', entity: 'user', entity_id: user_id });
    return passwordCodes.changed;
  });
}

/**
 * The email of a person whose password may be set.
 *
 * @throws HttpError FORBIDDEN, or INVALID if they have no email or sign in with a work account
 */
async function refuseAbove(tx: Tx, currentViewer: Viewer, person: FormPerson): Promise<string> {
  const { user_id, tag_ids, email, is_federated } = person;
  const subject = await findCurrentRights(tx, user_id);
  const message = accountProblem(currentViewer, { ...subject, tag_ids });
  if (message !== null) throw new HttpError('FORBIDDEN', { message });
  if (is_federated) throw invalidForm({ new_password: peopleMessages.workAccount });
  if (email === null) throw invalidForm({ new_password: peopleMessages.emailNull });
  return email;
}
