import { useCallback, useMemo, useSyncExternalStore } from 'react';

const prefix = 'watershade-view:';
/** What this browser refuses to store is kept as long as the page. */
const unstored = new Map<string, string>();
const watchers = new Set<() => void>();

/**
 * A choice kept on this device until the person signs out: columns of a table, chart or table. All
 * parts of a screen that ask for one name see the same choice.
 *
 * @param name unique among all choices; who signs in is part of the key, see `rememberFor`
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

/** Says whose choices are kept from now on. */
export function rememberFor(user_id: string): void {
  owner = user_id;
}

/** Forgets the choices of everybody, as a sign-out must. */
export function forgetRemembered(): void {
  unstored.clear();
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
  } catch {
    // Without storage nothing was kept.
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
