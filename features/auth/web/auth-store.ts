import type { AuthRecord } from '#auth/contract';

/** The sign-in of this browser, the same in all its tabs. */
export interface AuthStore {
  /** The stored record; null if nobody is signed in. The same object until it changes. */
  current(): AuthRecord | null;
  keep(record: AuthRecord): void;
  clear(): void;
  /** Called after each change, in this tab or another. Returns a function that stops it. */
  onChange(listener: () => void): () => void;
}

const key = 'watershade-auth';

/** Opens the store over localStorage; without storage the sign-in lasts as long as the page. */
export function createAuthStore(): AuthStore {
  const listeners = new Set<() => void>();
  let text = readText();
  let record = recordOf(text);

  function take(next: string | null): void {
    if (next === text) return;
    text = next;
    record = recordOf(next);
    for (const listener of [...listeners]) {
      try {
        listener();
      } catch (error) {
        // The other listeners must be called after an error.
        reportError(error);
      }
    }
  }

  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) take(readText());
  });

  return {
    current: () => record,
    keep(next) {
      const written = JSON.stringify(next);
      attempt(() => localStorage.setItem(key, written));
      take(written);
    },
    clear() {
      attempt(() => localStorage.removeItem(key));
      take(null);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Reads a stored record; null if it is invalid. */
export function recordOf(text: string | null): AuthRecord | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Partial<AuthRecord> | null;
    const isWhole =
      typeof value?.user_id === 'string' &&
      typeof value.token === 'string' &&
      typeof value.user?.org_id === 'string';
    return isWhole ? (value as AuthRecord) : null;
  } catch {
    return null;
  }
}

function readText(): string | null {
  return attempt(() => localStorage.getItem(key)) ?? null;
}

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
