import type { Clock } from '#packages/kit';

/** What the copy needs from its environment. The worker passes the real one, tests pass a fake. */
export interface CopyEnvironment {
  now: Clock;
  /** Returns a number from 0 to 1 that spreads retries. */
  random: () => number;
  fetch: (input: string, init: RequestInit) => Promise<Response>;
  indexedDB: IDBFactory;
  /** The storage estimate; null if the browser has none. */
  storage: Pick<StorageManager, 'estimate'> | null;
  /** null outside a secure context: every tab then works alone. */
  locks: Pick<LockManager, 'request'> | null;
  /** Opens the channel between the workers of one person; null if the browser has none. */
  openChannel: ((name: string) => Channel) | null;
  /** Calls back after the given milliseconds. Returns a function that cancels it. */
  after: (milliseconds: number, action: () => void) => () => void;
}

/** The part of BroadcastChannel that is used. */
export interface Channel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
}
