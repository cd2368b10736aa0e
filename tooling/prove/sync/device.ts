import type { CopyAuth, SyncStatus } from '#packages/sync/offline';
import type { Dump } from './dump.ts';

/** A browser with the product's own engine in it. */
export interface Device {
  /** The person is signed in: their copy opens. */
  hello(auth: CopyAuth): Promise<void>;
  /** One run of sync; resolves when it has ended, well or not, or the worker died over it. */
  sync(): Promise<void>;
  /** A run after which the copy is compared with the server's digests of its lists. */
  check(): Promise<void>;
  /** The status as the pages were told it. */
  status(): Promise<SyncStatus>;
  /** Everything in the copy, read as a page reads. */
  dump(): Promise<Dump>;
  /** Measurements in the copy. */
  count(): Promise<number>;
  /** Resolves when nothing of the copy is left. */
  signOut(): Promise<void>;
  /** The worker dies without a word. */
  crash(): Promise<void>;
  /** False where nobody is: signed out, or refused by the server. */
  isSignedIn(): Promise<boolean>;
  /** Names of the databases of copies that lie on the device. */
  databases(): Promise<string[]>;
  close(): Promise<void>;
}
