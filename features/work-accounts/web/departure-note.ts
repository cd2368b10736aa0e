import type { Departure } from '#auth/web';

/** Stored in this tab while the user is at the provider. */
export type Note =
  | { purpose: 'sign_in'; departure: Departure; has_retried: boolean }
  /** An admin tests the connection. */
  | { purpose: 'test'; has_retried: boolean };

const key = 'watershade-work-account';

/** Stores why the user leaves; without session storage the return cannot be handled. */
export function keepNote(note: Note): void {
  sessionStorage.setItem(key, JSON.stringify(note));
}

/** Why the user left; null if they did not. */
export function readNote(): Note | null {
  try {
    return noteOf(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Deletes it. */
export function dropNote(): void {
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
