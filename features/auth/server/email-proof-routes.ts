import {
  authConfirmEmail,
  authEmailState,
  authMessages,
  authSendConfirmation,
} from '#auth/contract';
import type { ConfirmationEnd } from '#auth/contract';
import { bind } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { accountBucket, countAttempt } from './attempt-limit.ts';
import { askToConfirm, findProof, takeProof } from './confirm-email.ts';
import { findOwnCredential, holdCredential } from './password-store.ts';
import { proveEmail } from './proven-email.ts';

/** Calls that show whether an email is confirmed, and confirm it. */
export const emailProofCalls: Bound<Viewer>[] = [
  bind<typeof authEmailState, Viewer>(authEmailState, async ({ viewer, database }) => {
    const own = await database.read(viewer.org_id, (tx) => findOwnCredential(tx, viewer.user_id));
    return own && { email: own.email, is_confirmed: own.is_proven };
  }),
  bind<typeof authSendConfirmation, Viewer>(authSendConfirmation, send),
  bind<typeof authConfirmEmail, Viewer>(authConfirmEmail, confirm),
];

async function send(call: Call<typeof authSendConfirmation, Viewer>): Promise<boolean> {
  const { viewer, database, now } = call;
  const { org_id, user_id } = viewer;
  const limit = { bucket: accountBucket('confirm-email', viewer), most: 5, seconds: 3600 };
  await countAttempt(database, [limit], now(), authMessages.tooMany);
  return database.write({ org_id, actor_user_id: user_id }, async (tx) => {
    const own = await holdCredential(tx, user_id);
    if (own === null || own.is_proven) return false;
    await askToConfirm(tx, call, { user_id, email: own.email });
    return true;
  });
}

async function confirm({
  params,
  caller,
  database,
  now,
}: Call<typeof authConfirmEmail, Viewer>): Promise<ConfirmationEnd> {
  const limit = { bucket: `confirm-email-from:${caller.network}`, most: 60, seconds: 60 };
  const time = now();
  await countAttempt(database, [limit], time, authMessages.tooMany);
  const found = await findProof(database, params.token);
  if (found === null) return 'expired';
  if (found.is_used) return 'used';
  if (Date.parse(found.expires_time) <= time) return 'expired';
  const { org_id, user_id } = found;
  return database.write({ org_id, actor_user_id: user_id }, async (tx) => {
    // Every change of an account locks it first, which prevents deadlocks.
    const own = await holdCredential(tx, user_id);
    if (own === null) return 'expired';
    const link = { token: params.token, email: own.email, now: time };
    const end = await takeProof(tx, link);
    if (end !== 'taken') return end;
    return (await proveEmail(tx, user_id, time)) ? 'confirmed' : 'elsewhere';
  });
}
