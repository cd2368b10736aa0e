import { bind, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { authChangePassword, authMessages, passwordCodes } from '#auth/contract';
import { newPasswordProblems } from '#auth/domain';
import type { NewPassword, PasswordProblems, PasswordRules } from '#auth/domain';
import type { Viewer } from '#permissions/contract';
import { accountBucket, countAttempt, forgetAttempts } from './attempt-limit.ts';
import type { FindSignedInUser } from './find-user.ts';
import { notifyPasswordChanged } from './password-changed-email.ts';
import {
  endSignIns,
  findOwnCredential,
  findPasswordRules,
  isStillPassword,
  storePassword,
} from './password-store.ts';
import { fitsPassword, hashPassword } from './password.ts';

/** The call that changes the own password. */
export function passwordCalls(findUser: FindSignedInUser): Bound<Viewer>[] {
  return [bind(authChangePassword, (call) => changePassword(call, findUser))];
}

/**
 * Rejects a new password that breaks a rule.
 *
 * @throws HttpError INVALID with a message for each field
 */
export function refuseBadPassword(form: NewPassword, rules: PasswordRules): void {
  refuseProblems(newPasswordProblems(form, rules));
}

function refuseProblems(problems: PasswordProblems): void {
  const [message] = Object.values(problems);
  if (message !== undefined) throw new HttpError('INVALID', { errors: { ...problems }, message });
}

/**
 * Changes the password of the caller, who must know the current one.
 *
 * @throws HttpError INVALID with a message for each field, TOO_MANY
 */
export async function changePassword(
  call: Omit<Call<typeof authChangePassword, Viewer>, 'params' | 'query'>,
  findUser: FindSignedInUser,
): Promise<-1 | 0 | 1> {
  const { viewer, body, caller, database, now } = call;
  const { org_id, user_id } = viewer;
  const { credential, rules } = await database.read(org_id, async (tx) => {
    const found = await findOwnCredential(tx, user_id);
    // A person with only a work account has no password here.
    if (found === null || found.password_hash === null) throw new HttpError('FORBIDDEN');
    const { email, password_hash } = found;
    return {
      credential: { email, password_hash },
      rules: await findPasswordRules(tx, findUser, { user_id, email }),
    };
  });
  const problems = newPasswordProblems(body, rules);
  if (body.current_password === '') problems.current_password = authMessages.currentRequired;
  refuseProblems(problems);

  const time = now();
  // Limits guessing the password on an unlocked screen.
  const bucket = accountBucket('change_password', viewer);
  const limits = [
    { bucket, most: 5, seconds: 60 },
    { bucket, most: 20, seconds: 3600 },
  ];
  await countAttempt(database, limits, time, authMessages.tooMany);
  const fits = await fitsPassword(credential.password_hash, body.current_password);
  if (!fits) return passwordCodes.currentWrong;
  await forgetAttempts(call, bucket, [], time);
  if (body.new_password === body.current_password) return passwordCodes.same;
  const password_hash = await hashPassword(body.new_password);
  return database.write(viewer, async (tx) => {
    if (!(await isStillPassword(tx, user_id, credential.password_hash))) {
      return passwordCodes.currentWrong;
    }
    await storePassword(tx, user_id, password_hash);
    await endSignIns(tx, user_id, caller.token);
    await notifyPasswordChanged(tx, call, { user_id, email: credential.email });
    tx.audit({ action: 'change_password', entity: 'user', entity_id: user_id });
    return passwordCodes.changed;
  });
}
