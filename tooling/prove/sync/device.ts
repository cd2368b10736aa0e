import type {
  CopyAuth,
  NewWrite,
  QueuedWrite,
  QueueOutcome,
  SyncStatus,
} from '#packages/sync/offline';
import type { Dump } from './dump.ts';
import type { Question } from './questions.ts';

/** How a person's copy ended on a device. */
export type Ending = 'signed-out' | 'unauthorised';

/** A browser with the product's engine. */
export interface Device {
  /** Signs a person in and opens their copy. */
  hello(auth: CopyAuth): Promise<void>;
  /** Opens a second page of the same person with its own worker, if there is none. */
  openSecond(): Promise<void>;
  /** One sync run in each page. Resolves when all have ended, failed or crashed. */
  sync(): Promise<void>;
  /** Reports that the connection is back: sends waiting writes and starts a run. */
  wake(): Promise<void>;
  /** A run after which the copy is compared with the server's digests of its lists. */
  check(): Promise<void>;
  /** The last status that the pages received. */
  status(): Promise<SyncStatus>;
  /** Everything in the copy, as each page reads it. */
  dumps(): Promise<Dump[]>;
  /** The answers of each page to reads of the product, in the order of the questions. */
  answers(questions: readonly Question[]): Promise<unknown[][]>;
  /** The number of measurements in the copy. */
  count(): Promise<number>;
  /** Adds a write to the queue; null if no page is open. */
  queueAdd(write: NewWrite): Promise<QueueOutcome | null>;
  queueEdit(id: string, body: unknown): Promise<QueueOutcome | null>;
  queueDrop(id: string): Promise<QueueOutcome | null>;
  /** The unsent writes, as reported to a page. */
  queued(): Promise<readonly QueuedWrite[]>;
  /** Signs out. Resolves when the copy is deleted; false if no page is open. */
  signOut(): Promise<boolean>;
  /** Crashes the worker of the first page. */
  crash(): Promise<void>;
  /** Crashes all pages and their workers. */
  die(): Promise<void>;
  /** False if signed out, or refused by the server. */
  isSignedIn(): Promise<boolean>;
  /** How the last copy of a person ended; null if none ended since the sign-in. */
  endingOf(user_id: string): Promise<Ending | null>;
  /** Names of the databases of copies and queues on the device. */
  databases(): Promise<string[]>;
  close(): Promise<void>;
}
