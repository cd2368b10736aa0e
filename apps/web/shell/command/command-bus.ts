type Wish = 'command' | 'keys';

const listeners = new Set<(wish: Wish) => void>();

/** Asks for the command menu. */
export function openCommand(): void {
  tell('command');
}

/** Asks for the list of keys. */
export function openKeys(): void {
  tell('keys');
}

/** Told what is asked for. Returns the way to stop. */
export function onWish(listener: (wish: Wish) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(wish: Wish): void {
  for (const listener of [...listeners]) listener(wish);
}
