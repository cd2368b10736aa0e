import type { WriteTx } from '#packages/database';
import { bind, HeaderAnswer, HttpError } from '#packages/http/server';
import type { Bound, Call, Caller } from '#packages/http/server';
import {
  authConfirmEmail,
  authEmailState,
  authLogin,
  authLogout,
  authMessages,
  authMethod,
  authResetDevice,
  authSendConfirmation,
} from '#auth/contract';
import type { AuthRecord, ConfirmationEnd, FactorToSetUp, SignedInUser } from '#auth/contract';
import type { Viewer } from '#permissions/contract';
import { openAccount } from './account-slots.ts';
import { accountBucket, countAttempt, forgetAttempts } from './attempt-limit.ts';
import { askToConfirm, findProof, takeProof } from './confirm-email.ts';
import { setUpDemanded } from './demanded-factor.ts';
import {
  deviceCookie,
  noDevice,
  noDeviceCookie,
  rememberDevice,
  secretFor,
  sentDevice,
} from './device.ts';
import type { FindSignedInUser } from './find-user.ts';
import { notifyPasswordChanged } from './password-changed-email.ts';
import {
  endSignIns,
  findOwnCredential,
  lockCredential,
  isStillPassword,
  storePassword,
} from './password-store.ts';
import { proveEmail } from './proven-email.ts';
import { requiredPasswordHash } from './required-password.ts';
import { takeCode, wantedCode } from './second-factor.ts';
import { endSignIn, findCredentials, startSignIn, wantsCode } from './sign-in-store.ts';
import type { LetInBy } from './sign-in-store.ts';
import { hashToken } from './token.ts';
import type { WorkAccountRules } from './work-account-rules.ts';

/** Calls for signing in and out, and for confirming an email. */
export function authCalls(
  findUser: FindSignedInUser,
  workAccounts: WorkAccountRules,
): Bound<Viewer>[] {
  return [
    bind(authMethod, (call) => method(call, workAccounts)),
    bind(authLogin, (call) => login(call, findUser, workAccounts)),
    bind(authLogout, (call) => signOut(call, 'sign_out')),
    bind(authResetDevice, async (call) => {
      const isOut = await signOut(call, 'reset_device');
      return new HeaderAnswer(isOut, { 'set-cookie': noDeviceCookie(call.publicUrl) });
    }),
    ...emailProofCalls,
  ];
}

async function method(
  { body, caller, database, now, publicUrl }: Call<typeof authMethod, Viewer>,
  { isFederated }: WorkAccountRules,
) {
  const email = body.email.trim().toLowerCase();
  const time = now();
  const { hashes } = sentDevice(caller, publicUrl);
  const slots = await findCredentials(database, email, { hashes, now: time });
  const device = slots.find((found) => found?.known_device)?.known_device;
  const bucket = device ? `method-of:${device.toString('hex')}` : `method:${caller.network}`;
  await countAttempt(database, [{ bucket, most: 60, seconds: 60 }], time, authMessages.tooMany);
  return {
    has_federated_provider: await isFederated(database, email),
    require_otp: await wantsCode(database, email),
  };
}

async function signOut(
  { viewer, caller, database }: Call<typeof authLogout | typeof authResetDevice, Viewer>,
  action: 'sign_out' | 'reset_device',
): Promise<boolean> {
  const { user_id } = viewer;
  await database.write(viewer, async (tx) => {
    await endSignIn(tx, caller.token ?? '');
    tx.audit({ action, entity: 'user', entity_id: user_id });
  });
  return true;
}

async function login(
  call: Call<typeof authLogin, Viewer>,
  findUser: FindSignedInUser,
  { refusesPassword }: WorkAccountRules,
): Promise<HeaderAnswer<AuthRecord> | { set_up: FactorToSetUp }> {
  const { body, caller, database, now, publicUrl } = call;
  const email = body.email.trim().toLowerCase();
  const time = now();
  const sent = sentDevice(caller, publicUrl);
  const found = await openAccount(call, { email, sent, time });
  if (found === null) throw refusedSignIn();
  const { credential, account, others } = found;
  const { org_id, user_id } = credential;
  const { code, isRefused } = await database.read(org_id, async (tx) => ({
    code: await wantedCode(tx, user_id, body.otp, time),
    isRefused: await refusesPassword(tx, user_id, email),
  }));
  // Before any response about the password: a wrong code gives the same error as a wrong password.
  if (isRefused || (code.isWanted && code.step === null)) throw refusedSignIn();
  const { new_password, confirm_password } = body;
  const chosen = { org_id, user_id, new_password, confirm_password };
  const password_hash = await requiredPasswordHash(database, findUser, chosen);
  const secret = secretFor(sent, credential.known_device);
  const opened = await database.write({ org_id, user_id }, async (tx) => {
    if (!(await isStillPassword(tx, user_id, credential.password_hash))) throw refusedSignIn();
    // Passwords may have been forbidden meanwhile, or two-factor sign-in switched on.
    if (await refusesPassword(tx, user_id, email)) throw refusedSignIn();
    const user = await findUser(tx, user_id);
    const taken = await wantedCode(tx, user_id, body.otp, time);
    if (user === null || !(await takeCode(tx, user_id, taken))) throw refusedSignIn();
    if (!taken.isWanted) {
      const asked = { user_id, email, otp: body.otp, now: time };
      const set_up = await setUpDemanded(tx, asked);
      if (set_up === 'is_on') throw refusedSignIn();
      // Nothing of the sign-in is stored except the offered secret.
      if (set_up !== null) return { set_up };
    }
    if (password_hash !== null) {
      await storePassword(tx, user_id, password_hash);
      await endSignIns(tx, user_id, null);
      await notifyPasswordChanged(tx, call, { user_id, email });
      tx.audit({ action: 'change_password', entity: 'user', entity_id: user_id });
    }
    const person = { ...user, user_id, email: user.email ?? email };
    return signInPerson(tx, { user: person, caller, now: time, device: hashToken(secret) });
  });
  // The try still counts while the code is missing.
  if ('set_up' in opened) return opened;
  await forgetAttempts(call, account, others, time);
  return new HeaderAnswer(opened, { 'set-cookie': deviceCookie(secret, sent, publicUrl) });
}

function refusedSignIn(): HttpError {
  return new HttpError('CREDENTIALS', { message: authMessages.incorrect });
}

/** Calls that show whether an email is confirmed, and confirm it. */
const emailProofCalls: Bound<Viewer>[] = [
  bind(authEmailState, async ({ viewer, database }) => {
    const own = await database.read(viewer.org_id, (tx) => findOwnCredential(tx, viewer.user_id));
    return own && { email: own.email, is_confirmed: own.is_proven };
  }),
  bind(authSendConfirmation, send),
  bind(authConfirmEmail, confirm),
];

async function send(call: Call<typeof authSendConfirmation, Viewer>): Promise<boolean> {
  const { viewer, database, now } = call;
  const { user_id } = viewer;
  const limit = { bucket: accountBucket('confirm-email', viewer), most: 5, seconds: 3600 };
  await countAttempt(database, [limit], now(), authMessages.tooMany);
  return database.write(viewer, async (tx) => {
    const own = await lockCredential(tx, user_id);
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
  return database.write({ org_id, user_id }, async (tx) => {
    // Every change of an account locks it first, which prevents deadlocks.
    const own = await lockCredential(tx, user_id);
    if (own === null) return 'expired';
    const link = { token: params.token, email: own.email, now: time };
    const end = await takeProof(tx, link);
    if (end !== 'taken') return end;
    return (await proveEmail(tx, user_id, time)) ? 'confirmed' : 'elsewhere';
  });
}

interface SigningIn {
  user: Omit<SignedInUser, 'org_id'>;
  caller: Caller;
  now: number;
  /** The hash of the browser's secret; by default none. */
  device?: Buffer;
  /** Signed in by a work account instead of a password. */
  work_account?: LetInBy;
  /** For the audit log. */
  summary?: string;
}

/** Creates a sign-in for an authenticated person; returns the data that the browser stores. */
export async function signInPerson(
  tx: WriteTx,
  { user, caller, now, device = noDevice, work_account, summary }: SigningIn,
): Promise<AuthRecord> {
  const { user_id } = user;
  await rememberDevice(tx, user_id, device, now);
  const { user_agent } = caller;
  const token = await startSignIn(
    tx,
    { user_id, user_agent, work_account: work_account ?? null },
    now,
  );
  const entry = { action: 'sign_in', entity: 'user', entity_id: user_id };
  tx.audit(summary === undefined ? entry : { ...entry, summary });
  return { user_id, token, user: { ...user, org_id: tx.org_id } };
}
