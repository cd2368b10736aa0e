import { sendMail } from '#outbox/server';
import type { Database, Tx, WriteTx } from '#packages/database';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call, ServerContext } from '#packages/http/server';
import {
  authMessages,
  twoFactorDisable,
  twoFactorEnable,
  twoFactorReset,
  twoFactorState,
} from '#auth/contract';
import type { TwoFactor } from '#auth/contract';
import type { Viewer } from '#permissions/contract';
import { canResetTwoFactor } from '#permissions/domain';
import { lockPermissions, findCurrentRights } from '#permissions/server';
import { accountBucket, countAttempt } from './attempt-limit.ts';
import { isFactorDemanded } from './demanded-factor.ts';
import { createSecret, otpauthUrl, stepOfCode } from './one-time-code.ts';
import { endSignIns, findOwnCredential, isStillPassword } from './password-store.ts';
import { fitsPassword } from './password.ts';
import { takeCode, wantedCode } from './second-factor.ts';
import {
  enableTwoFactor,
  findTwoFactor,
  offerSecret,
  removeTwoFactor,
} from './two-factor-store.ts';

/** Calls of two-factor sign-in. */
export const twoFactorCalls: Bound<Viewer>[] = [
  bind(twoFactorState, state),
  bind(twoFactorEnable, enable),
  bind(twoFactorDisable, disable),
  bind(twoFactorReset, reset),
];

async function state({
  viewer,
  database,
  now,
}: Call<typeof twoFactorState, Viewer>): Promise<TwoFactor> {
  const { user_id } = viewer;
  return database.write(viewer, async (tx) => {
    const credential = await findOwnCredential(tx, user_id);
    if (credential === null) throw new HttpError('NOT_FOUND');
    const has_password = credential.password_hash !== null;
    const about = { has_password, is_demanded: await isFactorDemanded(tx) };
    if (has_password) await offerSecret(tx, user_id, createSecret(), now());
    const factor = await findTwoFactor(tx, user_id);
    const enabled_time = factor?.enabled_time ?? null;
    if (enabled_time !== null) return { enabled: true, enabled_time, ...about };
    const off = { enabled: false, enabled_time, ...about };
    if (!has_password || factor === null) return off;
    const { secret } = factor;
    return { ...off, secret, otpauth_url: otpauthUrl(secret, credential.email) };
  });
}

async function enable({
  viewer,
  body,
  caller,
  database,
  now,
}: Call<typeof twoFactorEnable, Viewer>): Promise<boolean> {
  const { org_id, user_id } = viewer;
  const time = now();
  await countTry(database, accountBucket('2fa-enable', viewer), time);
  const credential = await database.read(org_id, (tx) => findOwnCredential(tx, user_id));
  // The second factor of a work account is set at its provider.
  if ((credential?.password_hash ?? null) === null) throw new HttpError('FORBIDDEN');
  const password_hash = credential?.password_hash ?? null;
  if (!(await fitsPassword(password_hash, body.password))) throw refusedPassword(body.password);
  return database.write(viewer, async (tx) => {
    if (!(await isStillPassword(tx, user_id, password_hash))) throw refusedPassword(body.password);
    const factor = await findTwoFactor(tx, user_id);
    const step = factor && stepOfCode(factor.secret, body.verification_code, time);
    if (step === null || !(await enableTwoFactor(tx, user_id, step, time))) return false;
    await endSignIns(tx, user_id, caller.token);
    tx.audit({ action: 'enable_2fa', entity: 'user', entity_id: user_id });
    return true;
  });
}

function refusedPassword(typed: string): HttpError {
  return fieldError(
    'password',
    typed === '' ? authMessages.currentRequired : authMessages.currentWrong,
  );
}

async function disable(call: Call<typeof twoFactorDisable, Viewer>): Promise<boolean> {
  const { viewer, body, caller, database, now } = call;
  const { org_id, user_id } = viewer;
  const time = now();
  await countTry(database, accountBucket('2fa-disable', viewer), time);
  const credential = await database.read(org_id, async (tx) => {
    await refuseWhileDemanded(tx);
    return findOwnCredential(tx, user_id);
  });
  if (credential === null) return false;
  const { password_hash } = credential;
  // A person whose password was removed in favour of a work account only needs the code. Hashing is
  // slow on purpose, so it runs outside any transaction.
  if (password_hash !== null && !(await fitsPassword(password_hash, body.password))) return false;
  return database.write(viewer, async (tx) => {
    if (!(await isStillPassword(tx, user_id, password_hash))) return false;
    const code = await wantedCode(tx, user_id, body.verification_code, time);
    if (!code.isWanted || !(await takeCode(tx, user_id, code))) return false;
    await refuseWhileDemanded(tx);
    await switchOff(tx, user_id, 'disable_2fa', call);
    await endSignIns(tx, user_id, caller.token);
    return true;
  });
}

async function refuseWhileDemanded(tx: Tx): Promise<void> {
  if (!(await isFactorDemanded(tx))) return;
  throw new HttpError('FORBIDDEN', { message: authMessages.twoFactorDemanded });
}

async function reset(call: Call<typeof twoFactorReset, Viewer>): Promise<boolean> {
  const { viewer, params, database } = call;
  const user_id = params.id.toLowerCase();
  return database.write(viewer, async (tx) => {
    const currentViewer = await lockPermissions(tx, viewer);
    if ((await findOwnCredential(tx, user_id)) === null) throw new HttpError('NOT_FOUND');
    const subject = await findCurrentRights(tx, user_id);
    if (!canResetTwoFactor(currentViewer, subject)) throw new HttpError('FORBIDDEN');
    await switchOff(tx, user_id, 'reset_2fa', call);
    return true;
  });
}

/** Switches it off, records who did, and notifies the person, as it may have been somebody else. */
async function switchOff(
  tx: WriteTx,
  user_id: string,
  action: 'disable_2fa' | 'reset_2fa',
  { newId, now, publicUrl }: ServerContext,
): Promise<void> {
  const credential = await findOwnCredential(tx, user_id);
  if (!(await removeTwoFactor(tx, user_id)) || credential === null) return;
  tx.audit({ action, entity: 'user', entity_id: user_id });
  const who = action === 'reset_2fa' ? 'An admin of your organisation has' : 'You have';
  const hasPassword = credential.password_hash !== null;
  const then =
    hasPassword && (await isFactorDemanded(tx))
      ? 'Your organisation requires it, so you will set it up again the next time you sign in.'
      : `You now sign in with your ${hasPassword ? 'password' : 'work account'} alone.`;
  const toDo = hasPassword
    ? 'change your password and turn two-factor sign-in on again'
    : 'contact an admin of your organisation';
  await sendMail(tx, {
    message_id: newId(),
    user_id,
    to: credential.email,
    subject: authMessages.twoFactorDisabled,
    paragraphs: [
      `${who} turned off two-factor sign-in for your account. ${then}`,
      `If you did not want this, ${toDo}.`,
    ],
    action: { label: 'Two-factor sign-in', url: `${publicUrl}/settings/2fa/enable` },
    is_secret: false,
    created_time: new Date(now()).toISOString(),
  });
}

async function countTry(database: Database, bucket: string, time: number): Promise<void> {
  await countAttempt(database, [{ bucket, most: 5, seconds: 900 }], time, authMessages.tooMany);
}
