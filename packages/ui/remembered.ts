import { useCallback, useState } from 'react';

const prefix = 'watershade-view:';

/**
 * A choice kept on this device until the person signs out: columns of a table, chart or table.
 *
 * @param name unique among all choices; who signs in is part of the key, see `rememberFor`
 */
export function useRemembered<Value>(
  name: string,
  initial: Value,
): [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() => read(name) ?? initial);
  const keep = useCallback(
    (next: Value) => {
      setValue(next);
      write(name, next);
    },
    [name],
  );
  return [value, keep];
}

let owner = '';

/** Says whose choices are kept from now on. */
export function rememberFor(user_id: string): void {
  owner = user_id;
}

/** Forgets the choices of everybody, as a sign-out must. */
export function forgetRemembered(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
  } catch {
    // Without storage nothing was kept.
  }
}

function read<Value>(name: string): Value | undefined {
  try {
    const text = localStorage.getItem(`${prefix}${owner}:${name}`);
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(`${prefix}${owner}:${name}`, JSON.stringify(value));
  } catch {
    // Full or forbidden: the choice lasts as long as the screen.
  }
}
