import type { Arrival, Departure, WorkAccountClient } from '#auth/web';
import type { Client } from '#packages/http/web';
import { findProvider, signInByWorkAccount } from '#work-accounts/contract';

/** The client of work accounts, with the connection test for admins. */
export interface TestableClient extends WorkAccountClient {
  leaveForTest: () => Promise<void>;
  /** Result of a test on this page; null for none, 'failed' for no token. */
  tested: () => { id_token: string } | 'failed' | null;
}

/** URL to which an admin returns after a test. */
const testAddress = '/settings/sso/azuread';

/** Never resolves, as the page is being left. */
const stayAway = new Promise<null>(() => {});

/**
 * Redirects to the provider and back. The library is loaded on demand, as the sign-in screen must
 * not wait for it. Create this before anything changes the URL of the page.
 */
export function createWorkAccountClient(client: Client): TestableClient {
  const { hash } = window.location;
  let returning = readNote();
  let arrival: Promise<Arrival> | null = null;
  let tested: { id_token: string } | 'failed' | null = null;

  async function go(note: Note): Promise<void> {
    const provider = await client.call(findProvider);
    if (provider === null) throw new Error('No provider of work accounts is configured.');
    const { goToProvider } = await import('./msal.ts');
    keepNote(note);
    const { email } = note.purpose === 'sign_in' ? note.departure : {};
    await goToProvider(provider, email);
  }

  /** The token after the return; null if there is none or another redirect is needed. */
  async function take(note: Note): Promise<{ id_token: string } | null> {
    dropNote();
    const provider = await client.call(findProvider);
    if (provider === null) return null;
    const { takeIdToken } = await import('./msal.ts');
    const taken = await takeIdToken(provider, hash);
    if (taken === 'interaction' && !note.has_retried) {
      await go({ ...note, has_retried: true });
      return stayAway;
    }
    return typeof taken === 'string' ? null : taken;
  }

  async function meet(note: Note): Promise<Arrival> {
    const taken = await take(note).catch(() => null);
    returning = null;
    if (note.purpose === 'test') {
      tested = taken ?? 'failed';
      return { kind: 'elsewhere', address: testAddress };
    }
    const { departure } = note;
    return taken === null ? { kind: 'failed', departure } : { kind: 'token', ...taken, departure };
  }

  return {
    isReturning: () => returning !== null,
    leave: (departure: Departure) => go({ purpose: 'sign_in', departure, has_retried: false }),
    leaveForTest: () => go({ purpose: 'test', has_retried: false }),
    comeBack: () => {
      if (arrival === null) {
        if (returning === null) throw new Error('No visit to the provider is in progress.');
        arrival = meet(returning);
      }
      return arrival;
    },
    enter: (id_token, otp) =>
      client.call(
        signInByWorkAccount,
        { body: otp === undefined ? {} : { otp } },
        { bearer: id_token },
      ),
    tested: () => tested,
  };
}

/** Stored in this tab while the user is at the provider. */
type Note =
  | { purpose: 'sign_in'; departure: Departure; has_retried: boolean }
  /** An admin tests the connection. */
  | { purpose: 'test'; has_retried: boolean };

const key = 'watershade-work-account';

/** Stores why the user leaves; without session storage the return cannot be handled. */
function keepNote(note: Note): void {
  sessionStorage.setItem(key, JSON.stringify(note));
}

/** Why the user left; null if they did not. */
function readNote(): Note | null {
  try {
    return noteOf(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Deletes it. */
function dropNote(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where nothing can be stored nothing was.
  }
}

/** Reads a note; null if it is invalid. */
export function noteOf(text: string | null): Note | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Record<string, unknown> | null;
    const has_retried = value?.['has_retried'] === true;
    if (value?.['purpose'] === 'test') return { purpose: 'test', has_retried };
    const departure = value?.['departure'] as Partial<Departure> | null | undefined;
    if (value?.['purpose'] !== 'sign_in' || typeof departure?.email !== 'string') return null;
    const { email, wants_code, redirect } = departure;
    const wanted = typeof redirect === 'string' ? { redirect } : {};
    return {
      purpose: 'sign_in',
      departure: { email, wants_code: wants_code === true, ...wanted },
      has_retried,
    };
  } catch {
    return null;
  }
}
