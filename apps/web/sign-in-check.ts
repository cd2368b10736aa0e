import { twoFactorState } from '#auth/contract';
import type { AuthStore } from '#auth/web';
import { CallError, createClient } from '#packages/http/web';

/** Longer than a sign-out in another tab takes. */
const recheckAfter = 10_000;
/** Timeout of the server's response in milliseconds. */
const timeout = 5_000;

/**
 * Checks whether a sign-in has really ended, after a worker reported it: its record is missing in
 * storage, or the server rejects its token. Waits while the server is unclear.
 *
 * @returns false if the server accepts the token twice, with a pause between
 */
export async function hasSignInEnded(auth: AuthStore, token: string): Promise<boolean> {
  let accepted = 0;
  for (;;) {
    const answer = auth.current()?.token === token ? await askServer(token) : 'refused';
    if (answer === 'refused') return true;
    if (answer === 'accepted') accepted += 1;
    if (accepted === 2) return false;
    await new Promise((resolve) => setTimeout(resolve, recheckAfter));
  }
}

async function askServer(token: string): Promise<'accepted' | 'refused' | 'silent'> {
  const client = createClient({ getToken: () => token, onUnauthorised: () => undefined });
  try {
    await client.call(twoFactorState, undefined, { signal: AbortSignal.timeout(timeout) });
    return 'accepted';
  } catch (error) {
    const status = error instanceof CallError ? error.status : 0;
    if (status === 401) return 'refused';
    return status === 403 ? 'accepted' : 'silent';
  }
}
