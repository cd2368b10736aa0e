import type { WriteTx } from '#packages/database';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { testSso, workAccountMessages } from '#work-accounts/contract';
import type { ReceivedClaims } from '#work-accounts/contract';
import { noteShown } from './directory/directory-store.ts';
import { findWorkAccount } from './find-work-account.ts';
import type { Provider } from './provider/provider.ts';
import { verifyToken } from './provider/verify-token.ts';
import type { VerifiedToken } from './provider/verify-token.ts';
import { spendToken } from './work-account-store.ts';

/** The call that tests the connection to the provider. */
export function ssoTestCalls(provider: Provider | null): Bound<Viewer>[] {
  return [bind(testSso, (call) => tryOut(call, provider))];
}

async function tryOut(call: Call<typeof testSso, Viewer>, provider: Provider | null) {
  const { viewer, body, database, now } = call;
  if (provider === null) {
    throw new HttpError('INVALID', { message: workAccountMessages.notConfigured });
  }
  const time = now();
  const { issuer } = await provider.metadata(time).catch(unreachable);
  const keys = (await provider.keys(time).catch(unreachable)).length;
  if (body.id_token === undefined) return { issuer, keys, claims: null };
  const token = await verifyToken(provider, body.id_token, time).catch(unreachable);
  if (token === null) throw tokenRefused();
  const found = await findWorkAccount(database, token.identity);
  const context = { org_id: viewer.org_id, actor_user_id: viewer.user_id };
  await database.write(context, (tx) => spend(tx, token, time));
  return { issuer, keys, claims: claimsOf(token, found?.org_id === viewer.org_id) };
}

/**
 * Uses up a token, as it must not open an account afterwards. It also proves the directory, if it
 * is the configured one.
 */
async function spend(tx: WriteTx, token: VerifiedToken, now: number): Promise<void> {
  if (!(await spendToken(tx, token, now))) throw tokenRefused();
  const { tenant_id, email } = token.identity;
  await noteShown(tx, { tenant_id, domain: email.slice(email.indexOf('@') + 1) }, now);
}

function claimsOf({ identity }: VerifiedToken, opens: boolean): ReceivedClaims {
  const { tenant_id, object_id, email, name_first, name_last } = identity;
  return { tenant_id, object_id, email, name: `${name_first} ${name_last}`.trim(), opens };
}

function tokenRefused(): HttpError {
  return fieldError('id_token', workAccountMessages.tokenRefused);
}

function unreachable(cause: unknown): never {
  throw new HttpError('UNAVAILABLE', { message: workAccountMessages.unreachable, cause });
}
