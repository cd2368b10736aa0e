import type { Clock } from '#packages/kit';

/** What the copy needs of the world: the worker hands in the real one, tests a made-up one. */
export interface CopyEnvironment {
  now: Clock;
  /** A number from 0 to 1, for the spread of retries. */
  random: () => number;
  fetch: (input: string, init: RequestInit) => Promise<Response>;
  indexedDB: IDBFactory;
  /** How much room there is; null where the browser does not tell. */
  storage: Pick<StorageManager, 'estimate'> | null;
  /** null where the page is not in a secure context: then every tab stands alone. */
  locks: Pick<LockManager, 'request'> | null;
  /** The line between workers of one person; null where there is none. */
  openChannel: ((name: string) => Channel) | null;
  /** Calls back after so many milliseconds; gives the way to call it off. */
  after: (milliseconds: number, action: () => void) => () => void;
}

/** The part of BroadcastChannel that is used. */
export interface Channel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
}
