import { useCallback, useMemo, useSyncExternalStore } from 'react';

const prefix = 'watershade-view:';
/** Values that this browser cannot store are kept as long as the page. */
const unstored = new Map<string, string>();
const watchers = new Set<() => void>();

/**
 * A choice stored on this device until sign-out: columns of a table, chart or table. All parts of a
 * screen with the same name share the choice.
 *
 * @param name unique among all choices; the user is part of the key, see `rememberFor`
 */
export function useRemembered<Value>(
  name: string,
  initial: Value,
): [Value, (value: Value) => void] {
  const text = useSyncExternalStore(watch, () => textOf(name));
  const kept = useMemo(() => valueOf<Value>(text), [text]);
  const keep = useCallback((next: Value) => write(name, next), [name]);
  return [kept ?? initial, keep];
}

let owner = '';

/** Sets the user of stored choices. */
export function rememberFor(user_id: string): void {
  owner = user_id;
}

/** Deletes the choices of all users, at sign-out. */
export function forgetRemembered(): void {
  unstored.clear();
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
  } catch {
    // Without storage there is nothing stored.
  }
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function textOf(name: string): string | null {
  const key = `${prefix}${owner}:${name}`;
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

function valueOf<Value>(text: string | null): Value | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}

function write(name: string, value: unknown): void {
  const key = `${prefix}${owner}:${name}`;
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
  for (const one of [...watchers]) one();
}
