import type { Departure } from '#auth/web';

/** What this tab remembers while somebody is at the provider. */
export type Note =
  | { purpose: 'sign_in'; departure: Departure; has_retried: boolean }
  /** An admin tries the connection. */
  | { purpose: 'test'; has_retried: boolean };

const key = 'watershade-work-account';

/** Notes why somebody leaves; without storage of the tab nobody could be met on their return. */
export function keepNote(note: Note): void {
  sessionStorage.setItem(key, JSON.stringify(note));
}

/** Why somebody left; null where nobody has. */
export function readNote(): Note | null {
  try {
    return noteOf(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Forgets it. */
export function dropNote(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where nothing can be stored nothing was.
  }
}

/** Reads a note; null where it is not one, whoever wrote it. */
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
