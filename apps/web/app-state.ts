import { authLogout, authResetDevice, twoFactorState } from '#auth/contract';
import type { AuthRecord } from '#auth/contract';
import { createAuthStore } from '#auth/web';
import type { AuthStore } from '#auth/web';
import { CallError, createClient } from '#packages/http/web';
import type { Client } from '#packages/http/web';
import { endProgress, forgetRemembered, forgetToasts } from '#packages/ui';
import { note } from './journal.ts';

/** State of the page while it is open, created once. */
export interface AppState {
  readonly auth: AuthStore;
  readonly client: Client;
  /** Number of unsent changes that a sign-out would delete. */
  readonly countUnsent: () => Promise<number>;
  /** Ends the sign-in on the server, and in the copy; in all tabs. */
  readonly signOut: () => Promise<void>;
  /**
   * Signs out, deletes all data of this site in the browser, and reloads the sign-in page. False,
   * without any deletion, while the server cannot be reached.
   */
  readonly resetDevice: () => Promise<boolean>;
  /** True from the start of a reset. */
  readonly isResetting: () => boolean;
  /** The server rejects the token: deletes everything without asking. */
  readonly endSession: () => void;
  /**
   * A worker reports that the server rejected the token, or that another tab signed out. The
   * sign-in only ends after confirmation. Resolves to whether it ended.
   */
  readonly confirmEnd: (isRefused: boolean) => Promise<boolean>;
}

/** A sign-in that is ending here, and whether the user signed out or it expired. */
interface Ending {
  isMeant: boolean;
  readonly gone: Promise<void>;
}

/** Timeout for ending a sign-in on the server, in milliseconds. */
const logoutTimeout = 5000;
/** Timeout for checking that the server is reachable, in milliseconds. */
const serverTimeout = 5000;
/** Timeout for counting unsent changes in the copy, in milliseconds. */
const countTimeout = 5000;
/** Timeout of the call for a reset in milliseconds; the browser clears its cache meanwhile. */
const resetTimeout = 15_000;

/**
 * Creates the state of the page.
 *
 * @param onEnded opens the sign-in screen after a sign-in has expired
 */
export function createAppState(onEnded: () => void): AppState {
  const auth = createAuthStore();
  const client = createClient({
    getToken: () => auth.current()?.token ?? null,
    onUnauthorised: () => endSession(),
    onFailure: ({ method, path, status }) =>
      note({
        type: 'api',
        level: status === 0 || status >= 500 ? 'error' : 'warn',
        message: status === 0 ? 'Request without a response' : 'Request refused',
        context: { method, path, status },
      }),
  });
  let ending: Ending | null = null;
  let isResetting = false;

  async function forgetAll(isRefused: boolean): Promise<void> {
    const record = auth.current();
    if (record !== null) {
      const { openCopy } = await import('./copy.ts');
      await openCopy(state, record).signOutCopy({ isRefused });
    }
    auth.clear();
    endProgress();
    forgetToasts();
    forgetRemembered();
  }

  function endSession(): void {
    if (isResetting || ending !== null || auth.current() === null) return;
    const own: Ending = { isMeant: false, gone: forgetAll(true).finally(over) };
    ending = own;
    function over() {
      ending = null;
      if (!own.isMeant) onEnded();
    }
  }

  async function confirmEnd(isRefused: boolean): Promise<boolean> {
    const record = auth.current();
    if (isResetting || ending !== null || record === null) return true;
    if (!(await hasSignInEnded(auth, record.token))) return false;
    if (auth.current()?.token !== record.token) return true;
    if (isRefused) endSession();
    else auth.clear();
    return true;
  }

  /**
   * The user's own action may have ended the sign-in on the server first: treat it as a sign-out.
   */
  async function signOut(): Promise<void> {
    if (isResetting) return;
    if (ending !== null) {
      ending.isMeant = true;
      return ending.gone;
    }
    if (auth.current() === null) return;
    const gone = leaveServer()
      .then(() => forgetAll(false))
      .finally(() => (ending = null));
    ending = { isMeant: true, gone };
    return gone;
  }

  async function leaveServer(): Promise<void> {
    const signal = AbortSignal.timeout(logoutTimeout);
    // An unreachable server must not prevent a sign-out on this device.
    await client.call(authLogout, undefined, { signal }).catch(() => undefined);
  }

  async function resetDevice(): Promise<boolean> {
    if (isResetting || ending !== null) return true;
    // Afterwards nothing can show a page without the server.
    if (!(await isServerThere())) return false;
    isResetting = true;
    const record = auth.current();
    if (record !== null) await endOnServer(record);
    await forgetDevice();
    // Also drops everything in memory.
    location.replace('/login');
    return true;
  }

  /** Asks the server itself: browsers report offline when only the local network is reachable. */
  async function isServerThere(): Promise<boolean> {
    const signal = AbortSignal.timeout(serverTimeout);
    const answer = await fetch('/healthz', { cache: 'no-store', signal }).catch(() => null);
    return answer?.ok ?? false;
  }

  async function endOnServer(record: AuthRecord): Promise<void> {
    // The copy closes its database before the browser deletes it.
    const { openCopy } = await import('./copy.ts');
    await openCopy(state, record).signOutCopy();
    const own = createClient({ getToken: () => record.token, onUnauthorised: () => undefined });
    const signal = AbortSignal.timeout(resetTimeout);
    await own.call(authResetDevice, undefined, { signal }).catch(() => undefined);
  }

  async function countUnsent(): Promise<number> {
    const record = auth.current();
    if (record === null) return 0;
    const { openCopy } = await import('./copy.ts');
    const listed = openCopy(state, record).listQueue();
    // A hanging worker must not prevent a sign-out.
    const silent = new Promise<never[]>((resolve) => setTimeout(resolve, countTimeout, []));
    return (await Promise.race([listed, silent]).catch(() => [])).length;
  }

  const state: AppState = {
    auth,
    client,
    countUnsent,
    signOut,
    resetDevice,
    isResetting: () => isResetting,
    endSession,
    confirmEnd,
  };
  return state;
}

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
async function hasSignInEnded(auth: AuthStore, token: string): Promise<boolean> {
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

/** Deletes all data of this site in the browser; errors are ignored. */
async function forgetDevice(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  await Promise.allSettled([forgetDatabases(), forgetAnswers(), forgetShell()]);
}

async function forgetDatabases(): Promise<void> {
  const found = await indexedDB.databases();
  await Promise.all(found.flatMap(({ name }) => (name === undefined ? [] : [deleted(name)])));
}

/** Another tab may hold a database open for a while; the browser deletes it afterwards. */
function deleted(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    request.onblocked = () => resolve();
  });
}

async function forgetAnswers(): Promise<void> {
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** The cached page for offline starts. */
async function forgetShell(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const shells = await navigator.serviceWorker.getRegistrations();
  await Promise.all(shells.map((shell) => shell.unregister()));
}
