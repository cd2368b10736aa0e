import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Database, WriteTx } from '#packages/database';
import { sendMail } from '#outbox/server';
import { authMessages, authRequestReset, authResetPassword, authVerifyReset } from '#auth/contract';
import { emailProblem, maskedEmail } from '#auth/domain';
import type { Viewer } from '#permissions/contract';
import { accountBucket, countAttempt, forgetAttempts } from './attempt-limit.ts';
import type { FindSignedInUser } from './find-user.ts';
import { notifyPasswordChanged } from './password-changed-email.ts';
import { findReset, insertReset, takeReset } from './password-reset-store.ts';
import { refuseBadPassword } from './password-routes.ts';
import { endSignIns, findPasswordRules, lockCredential, storePassword } from './password-store.ts';
import { hashPassword } from './password.ts';
import { proveEmail } from './proven-email.ts';
import { resetEmail, workAccountEmail } from './reset-email.ts';
import { findCredentials } from './sign-in-store.ts';
import type { FoundCredential } from './sign-in-store.ts';
import { createResetToken, resetAddress } from './token.ts';
import type { WorkAccountRules } from './work-account-rules.ts';

/** Calls for a forgotten password. */
export function passwordResetCalls(
  findUser: FindSignedInUser,
  rules: WorkAccountRules,
): Bound<Viewer>[] {
  return [
    bind(authRequestReset, (call) => requestReset(call, rules)),
    bind(authVerifyReset, async ({ params, caller, database, now }) => {
      await countToken({ caller, database, now });
      const found = await findUsableReset(database, params.token, now(), rules);
      if (found === null) return authMessages.tokenInvalid;
      const expires_at = new Date(found.expires_time).toISOString();
      return { email_masked: maskedEmail(found.email), expires_at };
    }),
    bind(authResetPassword, (call) => resetPassword(call, findUser, rules)),
  ];
}

/**
 * Gives the same response for every email, after the same work. Each account of the email gets its
 * own email, which names the organisation, so that the owner of the mailbox can choose.
 */
async function requestReset(
  call: Call<typeof authRequestReset, Viewer>,
  rules: WorkAccountRules,
): Promise<boolean> {
  const { body, caller, database, now } = call;
  const email = body.email.trim().toLowerCase();
  const problem = emailProblem(email);
  if (problem !== null) throw fieldError('email', problem);
  const time = now();
  const limits = [
    { bucket: `reset:${email}`, most: 5, seconds: 3600 },
    { bucket: `reset-from:${caller.network}`, most: 100, seconds: 3600 },
  ];
  await countAttempt(database, limits, time, authMessages.tooMany);
  const found = await findCredentials(database, email);
  // Empty slots come first: an error there must not leave an email of another account.
  const emptyFirst = found.toSorted((one, other) => Number(one !== null) - Number(other !== null));
  for (const credential of emptyFirst) {
    await writeTo(call, rules, { email, credential, time });
  }
  return true;
}

/**
 * Creates the email of one account. For an empty slot it is written for a non-existing organisation
 * and rolled back, so that both take the same time.
 */
async function writeTo(
  { database, newId, publicUrl }: Call<typeof authRequestReset, Viewer>,
  { needsNoPassword }: WorkAccountRules,
  { email, credential, time }: { email: string; credential: FoundCredential | null; time: number },
): Promise<void> {
  const { org_id, user_id } = credential ?? { org_id: newId(), user_id: newId() };
  const hasNoPassword = credential !== null && credential.password_hash === null;
  const order = { user_id, email, message_id: newId(), publicUrl, now: time };
  await database.write({ org_id, actor_user_id: null }, async (tx) => {
    await tx.query('savepoint nobody_asked');
    const isFederated = await needsNoPassword(tx, user_id, email);
    await orderEmail(tx, { ...order, hasWorkAccount: hasNoPassword || isFederated });
    if (credential === null) await tx.query('rollback to savepoint nobody_asked');
    else tx.audit({ action: 'request_reset', entity: 'user', entity_id: user_id });
  });
}

interface EmailOrder {
  user_id: string;
  email: string;
  hasWorkAccount: boolean;
  message_id: string;
  publicUrl: string;
  now: number;
}

async function orderEmail(tx: WriteTx, order: EmailOrder): Promise<void> {
  const { user_id, email, hasWorkAccount, message_id, publicUrl, now } = order;
  const token = createResetToken();
  if (!hasWorkAccount) await insertReset(tx, { user_id, token, now });
  const content = hasWorkAccount
    ? workAccountEmail(`${publicUrl}/login`)
    : resetEmail(resetAddress(publicUrl, token));
  await sendMail(tx, {
    ...content,
    ...{ message_id, user_id, to: email, is_secret: !hasWorkAccount },
    created_time: new Date(now).toISOString(),
  });
}

async function resetPassword(
  call: Call<typeof authResetPassword, Viewer>,
  findUser: FindSignedInUser,
  workAccounts: WorkAccountRules,
): Promise<boolean> {
  const { params, body, caller, database, now } = call;
  await countToken({ caller, database, now });
  const found = await findUsableReset(database, params.token, now(), workAccounts);
  if (found === null) throw refusedToken();
  const { org_id, user_id, email } = found;
  const rules = await database.read(org_id, (tx) =>
    findPasswordRules(tx, findUser, { user_id, email }),
  );
  refuseBadPassword(body, rules);
  const password_hash = await hashPassword(body.new_password);
  await database.write({ org_id, user_id }, async (tx) => {
    // Every change of a password locks the account first, which prevents deadlocks.
    const held = await lockCredential(tx, user_id);
    if (held === null || !(await takeReset(tx, params.token))) throw refusedToken();
    await storePassword(tx, user_id, password_hash);
    await endSignIns(tx, user_id, null);
    // The link was mailed, so its user owns the mailbox.
    await proveEmail(tx, user_id, now());
    await notifyPasswordChanged(tx, call, { user_id, email });
    tx.audit({ action: 'reset_password', entity: 'user', entity_id: user_id });
  });
  // The owner of the mailbox need not wait because of earlier failed tries.
  await forgetAttempts(call, accountBucket('login', found), [], now());
  return true;
}

/** Like `findReset`; a link is revoked if the person now signs in with a work account. */
async function findUsableReset(
  database: Database,
  token: string,
  now: number,
  { needsNoPassword }: WorkAccountRules,
) {
  const found = await findReset(database, token, now);
  if (found === null) return null;
  const { org_id, user_id, email } = found;
  const isVoid = await database.read(org_id, (tx) => needsNoPassword(tx, user_id, email));
  return isVoid ? null : found;
}

/** Guessing a token is hopeless anyway; this limits the load. */
async function countToken({
  caller,
  database,
  now,
}: Pick<Call<typeof authVerifyReset, Viewer>, 'caller' | 'database' | 'now'>): Promise<void> {
  const perAddress = { bucket: `reset-token:${caller.network}`, most: 60, seconds: 60 };
  await countAttempt(database, [perAddress], now(), authMessages.tooMany);
}

function refusedToken(): HttpError {
  return new HttpError('NOT_FOUND', { message: authMessages.tokenFailed });
}
