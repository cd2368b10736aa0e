import type { Arrival, Departure, WorkAccountClient } from '#auth/web';
import type { Client } from '#packages/http/web';
import { findProvider, signInByWorkAccount } from '#work-accounts/contract';
import { dropNote, keepNote, readNote } from './departure-note.ts';
import type { Note } from './departure-note.ts';

/** The client of work accounts, with the part that an admin tries the connection by. */
export interface TestableClient extends WorkAccountClient {
  leaveForTest: () => Promise<void>;
  /** What a try has brought back to this page; null for nothing tried, 'failed' for no token. */
  tested: () => { id_token: string } | 'failed' | null;
}

/** Where an admin who tried the connection is brought back to. */
const testAddress = '/settings/sso/azuread';

/** The page is being left: nobody has to be told anything any more. */
const stayAway = new Promise<null>(() => {});

/**
 * The way to the provider and back. The library is fetched when somebody goes it: the sign-in
 * screen must not wait for it. To be made before anything changes the address of the page.
 */
export function createWorkAccountClient(client: Client): TestableClient {
  const { hash } = window.location;
  let returning = readNote();
  let arrival: Promise<Arrival> | null = null;
  let tested: { id_token: string } | 'failed' | null = null;

  async function go(note: Note): Promise<void> {
    const provider = await client.call(findProvider);
    if (provider === null) throw new Error('No provider of work accounts is set up.');
    const { goToProvider } = await import('./msal.ts');
    keepNote(note);
    const { email } = note.purpose === 'sign_in' ? note.departure : {};
    await goToProvider(provider, email);
  }

  /** The token of whoever came back; null where they have none or are sent to the provider again. */
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
        if (returning === null) throw new Error('Nobody has left for the provider.');
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
