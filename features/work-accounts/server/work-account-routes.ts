import { authMessages } from '#auth/contract';
import type { AuthRecord } from '#auth/contract';
import { newEmailProblem } from '#auth/domain';
import {
  countAttempt,
  forgetAttempts,
  proveEmail,
  signInPerson,
  takeCode,
  wantedCode,
} from '#auth/server';
import { isUniqueViolation } from '#packages/database';
import type { WriteTx } from '#packages/database';
import { bind, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { lockSignedInUser, insertUsers } from '#people/server';
import type { Viewer } from '#permissions/contract';
import { activeTagIds, insertUserTags } from '#tags/server';
import { findProvider, signInByWorkAccount } from '#work-accounts/contract';
import type { ProviderKind } from '#work-accounts/contract';
import type { WorkIdentity } from '#work-accounts/domain';
import { findWorkAccount } from './find-work-account.ts';
import type { FoundWorkAccount } from './find-work-account.ts';
import type { Provider } from './provider/provider.ts';
import { verifyToken } from './provider/verify-token.ts';
import type { VerifiedToken } from './provider/verify-token.ts';
import { findSettings, lockSettings } from './sso-store.ts';
import {
  bindWorkAccount,
  ensureCredential,
  flagFederated,
  spendToken,
} from './work-account-store.ts';

/** Calls for signing in with a work account. */
export function workAccountCalls(provider: Provider | null): Bound<Viewer>[] {
  return [
    bind(findProvider, async ({ now }) => {
      if (provider === null) return null;
      const { kind, authority, client_id } = provider;
      const metadata = kind === 'azuread' ? null : await describe(provider, now());
      return { kind, authority, client_id, metadata };
    }),
    bind(signInByWorkAccount, (call) => signIn(call, provider)),
  ];
}

/** The part of the provider's metadata that a page needs. */
async function describe(provider: Provider, now: number): Promise<string> {
  const found = await provider.metadata(now).catch(unavailable);
  const { issuer, authorization_endpoint, token_endpoint, jwks_uri } = found;
  return JSON.stringify({ issuer, authorization_endpoint, token_endpoint, jwks_uri });
}

async function signIn(
  call: Call<typeof signInByWorkAccount, Viewer>,
  provider: Provider | null,
): Promise<AuthRecord> {
  const { caller, database, log, now, newId } = call;
  const time = now();
  const address = `login-from:${caller.network}`;
  const perAddress = { bucket: address, most: 100, seconds: 3600 };
  await countAttempt(database, [perAddress], time, authMessages.tooMany);
  if (provider === null) throw refused();
  const logRefusal = (reason: string) =>
    log.warn({ reason }, 'a token of a work account was refused');
  const token = await verifyToken(provider, caller.token ?? '', time, logRefusal).catch(
    unavailable,
  );
  if (token === null) throw refused();
  const { tenant_id, object_id } = token.identity;
  const account = `login-aad:${tenant_id} ${object_id}`;
  const limits = [
    { bucket: account, most: 5, seconds: 60 },
    { bucket: account, most: 20, seconds: 3600 },
  ];
  await countAttempt(database, limits, time, authMessages.tooMany);
  const found = await findWorkAccount(database, token.identity);
  if (found === null) throw refused();
  const enter = ({ org_id, user_id: known }: FoundWorkAccount) => {
    const user_id = known ?? newId();
    const opening = { token, user_id, isNew: known === null, kind: provider.kind, time };
    const context = { org_id, user_id };
    return database.write(context, (tx) => open(tx, call, opening));
  };
  const record = await enter(found).catch(async (error: unknown) => {
    if (found.user_id !== null || !isUniqueViolation(error)) throw error;
    // A concurrent call has added a person with this email: most likely the same person in another
    // tab.
    const again = await findWorkAccount(database, token.identity);
    if (again === null || again.user_id === null) throw refused();
    return enter(again);
  });
  await forgetAttempts(call, account, [address], time);
  return record;
}

interface Opening {
  token: VerifiedToken;
  user_id: string;
  isNew: boolean;
  kind: ProviderKind;
  time: number;
}

/** Everything that a first or later sign-in changes, in one transaction. */
async function open(
  tx: WriteTx,
  { body, caller }: Call<typeof signInByWorkAccount, Viewer>,
  { token, user_id, isNew, kind, time }: Opening,
): Promise<AuthRecord> {
  const { identity } = token;
  if (!(await isStillLetIn(tx, identity))) throw refused();
  if (!(await spendToken(tx, token, time))) throw refused();
  // An existing account keeps its email; a new one only gets an email that a form would accept.
  if (isNew && newEmailProblem(identity.email) !== null) throw refused();
  if (isNew) await takeIn(tx, user_id, identity, time);
  const user = await lockSignedInUser(tx, user_id);
  const email = user?.email ?? identity.email;
  const isAble =
    user !== null &&
    (await ensureCredential(tx, { user_id, email, now: time })) === 'held' &&
    (await bindWorkAccount(tx, user_id, identity, time));
  if (!isAble) throw refused();
  const code = await wantedCode(tx, user_id, body?.otp, time);
  if (!(await takeCode(tx, user_id, code))) throw refused();
  if (email === identity.email) await proveEmail(tx, user_id, time);
  await flagFederated(tx, [user_id], kind);
  const work_account = { tenant_id: identity.tenant_id, domain: domainOf(identity) };
  const signingIn = { caller, now: time, work_account, summary };
  return signInPerson(tx, { user: { ...user, user_id, email }, ...signingIn });
}

/** Whether the organisation still trusts the directory and domain; its settings are locked. */
async function isStillLetIn(tx: WriteTx, identity: WorkIdentity): Promise<boolean> {
  const settings = await lockSettings(tx);
  if (settings?.tenant_id !== identity.tenant_id) return false;
  return settings.domains.includes(domainOf(identity));
}

function domainOf({ email }: WorkIdentity): string {
  return email.slice(email.indexOf('@') + 1);
}

const summary = 'With a work account';

/** Adds a person whom the organisation admits and does not have yet. */
async function takeIn(
  tx: WriteTx,
  user_id: string,
  { email, name_first, name_last }: WorkIdentity,
  now: number,
): Promise<void> {
  const created_time = new Date(now).toISOString();
  const flags = { metadata: {}, experimental: false, is_hidden: false };
  await insertUsers(tx, [{ user_id, name_first, name_last, email, created_time, ...flags }]);
  const settings = await findSettings(tx);
  const known = await activeTagIds(tx, settings?.tag_ids ?? []);
  await insertUserTags(
    tx,
    [...known].map((tag_id) => ({ user_id, tag_id })),
  );
  const first = 'At the first sign-in with a work account';
  tx.audit({ action: 'create_user', entity: 'user', entity_id: user_id, summary: first });
}

/** The same error for every reason, so that it reveals nothing about emails and tokens. */
function refused(): HttpError {
  return new HttpError('CREDENTIALS', { message: authMessages.workAccountFailed });
}

function unavailable(cause: unknown): never {
  throw new HttpError('UNAVAILABLE', { message: authMessages.workAccountFailed, cause });
}
