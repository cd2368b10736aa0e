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

/** A browser with the product's own engine in it. */
export interface Device {
  /** The person is signed in: their copy opens. */
  hello(auth: CopyAuth): Promise<void>;
  /** One more page of the same person, with a worker of its own; one is enough. */
  openSecond(): Promise<void>;
  /** One run of sync in each page; resolves when they have ended, well or not, or the worker died. */
  sync(): Promise<void>;
  /** The line is back: what waits is sent, and a run begins. */
  wake(): Promise<void>;
  /** A run after which the copy is compared with the server's digests of its lists. */
  check(): Promise<void>;
  /** The status as the pages were told it. */
  status(): Promise<SyncStatus>;
  /** Everything in the copy, read as each of the pages reads it. */
  dumps(): Promise<Dump[]>;
  /** What each of the pages is told by reads of the product, in the order of the questions. */
  answers(questions: readonly Question[]): Promise<unknown[][]>;
  /** Measurements in the copy. */
  count(): Promise<number>;
  /** Puts a write into the queue; null where there was nobody to do it. */
  queueAdd(write: NewWrite): Promise<QueueOutcome | null>;
  queueEdit(id: string, body: unknown): Promise<QueueOutcome | null>;
  queueDrop(id: string): Promise<QueueOutcome | null>;
  /** What waits to be sent, as a page is told it. */
  queued(): Promise<readonly QueuedWrite[]>;
  /** Resolves when nothing of the copy is left; false where there is no page to do it with. */
  signOut(): Promise<boolean>;
  /** The worker of the first page dies without a word. */
  crash(): Promise<void>;
  /** All pages and their workers die. */
  die(): Promise<void>;
  /** False where nobody is: signed out, or refused by the server. */
  isSignedIn(): Promise<boolean>;
  /** How the last copy of a person ended; null where none has since they signed in. */
  endingOf(user_id: string): Promise<Ending | null>;
  /** Names of the databases of copies and queues that lie on the device. */
  databases(): Promise<string[]>;
  close(): Promise<void>;
}
