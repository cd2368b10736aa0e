import type { SyncError, TableName, SyncState } from '#packages/sync/contract';
import type { LogEntry } from './logs/log-entry.ts';
import type { NewWrite, QueuedWrite } from './queue/queued-write.ts';
import type { QuarantinedRow } from './store/quarantine.ts';

/** The person of the copy, and the token for its calls. */
export interface CopyAuth {
  user_id: string;
  org_id: string;
  token: string;
}

/** The status of the copy, for every screen. */
export interface SyncStatus {
  state: SyncState;
  /** From 0 to 100, in steps of 0.5. */
  percent: number;
  /** The exact progress text; empty if there is none. */
  text: string;
  /** True after the first load: the copy has all rows that the person may see. */
  initialised: boolean;
  /** When the last run was completed, in milliseconds since 1970 by this device's clock. */
  last_run: number | null;
  /** When the copy was last found equal to the server, in milliseconds by this device's clock. */
  complete_as_of: number | null;
  /** False after a run that did not reach the server, until a run succeeds. */
  online: boolean;
  /** Why the last run failed; null if it succeeded. */
  error: SyncError | null;
  /** True if the copy was without the server for too long. It cannot be read until the next contact. */
  locked: boolean;
  /** What is not stored because this device is short of storage. */
  shortage: 'pictures' | 'oldest_rows' | null;
  /** Rows of large tables that were last changed before this time are not stored; null if all are. */
  kept_from: number | null;
  /** Minutes by which this device's clock is ahead of the server's; null within two minutes. */
  clock_off: number | null;
  /** What the person must do: reload the page, or close tabs that hold an older copy open. */
  notice: 'reload' | 'close_tabs' | null;
}

/** The status before the first message of the copy. */
export const unknownStatus: SyncStatus = {
  state: 'stopped',
  percent: 0,
  text: '',
  initialised: false,
  last_run: null,
  complete_as_of: null,
  online: true,
  error: null,
  locked: false,
  shortage: null,
  kept_from: null,
  clock_off: null,
  notice: null,
};

/** What the copy contains. */
export interface CopyReport {
  tables: readonly { table: TableName; rows: number }[];
  /** The newest 100 quarantined rows, oldest first. */
  quarantined: readonly QuarantinedRow[];
}

/** Messages from the page to the host of the copy. */
export type ToCopy =
  | { type: 'hello'; auth: CopyAuth }
  | { type: 'read'; id: number; name: string; params: unknown }
  /** Starts a run. With `check` the copy is then compared with the server. */
  | { type: 'sync'; id: number; check?: boolean }
  | { type: 'status' }
  /** Requests a `CopyReport`. */
  | { type: 'report'; id: number }
  /** Requests the log of this device, newest entry first. */
  | { type: 'logs'; id: number }
  /** Adds entries of the page to the log. */
  | { type: 'log'; entries: readonly LogEntry[] }
  /** The connection is back or the tab became visible. Starts a run. */
  | { type: 'wake' }
  /** Ends the copy. If the server refused the token (`is_refused`), the queue is kept. */
  | { type: 'sign-out'; id: number; is_refused?: boolean }
  /** Adds a write to the queue. The answer is sent once the write is on disk. */
  | { type: 'queue-add'; id: number; write: NewWrite }
  /** Requests the unsent writes, as a list of `QueuedWrite`. */
  | { type: 'queue-list'; id: number }
  /** Replaces the body of a write. The answer is a `QueueOutcome`. */
  | { type: 'queue-edit'; id: number; write_id: string; body: unknown }
  /** Removes a write. The answer is a `QueueOutcome`. */
  | { type: 'queue-drop'; id: number; write_id: string }
  | { type: 'bye' };

/** Messages from the host of the copy to the page. */
export type FromCopy =
  /** The worker holds the Web Lock of this name while it runs; null if there are no locks. */
  | { type: 'welcome'; life: string | null }
  | { type: 'answer'; id: number; value: unknown }
  | { type: 'refusal'; id: number; code: RefusalCode; message: string }
  | { type: 'keys'; tables: readonly TableName[] }
  | { type: 'progress'; percent: number; text: string }
  | { type: 'status'; status: SyncStatus }
  | { type: 'sync-complete' }
  /** The unsent writes, in the order of sending. It is sent after each change of the queue. */
  | { type: 'queue'; writes: readonly QueuedWrite[] }
  | { type: 'error'; code: SyncError }
  /** The server refused the token. The copy is deleted. */
  | { type: 'unauthorised'; user_id: string }
  /** The person signed out, in this tab or another. The copy is deleted. */
  | { type: 'signed-out'; user_id: string };

/** Why a request to the copy is refused. */
export type RefusalCode =
  | 'signed_out'
  /** The copy was without the server for too long: see `SyncStatus.locked`. */
  | 'locked'
  | 'internal';

/** A request that the copy refused. Pages handle it by its code. */
export class CopyRefusedError extends Error {
  override readonly name = 'CopyRefusedError';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** The error for a request without a sign-in. */
export function signedOutError(): CopyRefusedError {
  return new CopyRefusedError('signed_out', 'Nobody is signed in');
}

/** One end of the connection between page and copy: a MessagePort, or a worker's global scope. */
export interface Port<Incoming, Outgoing> {
  post(message: Outgoing): void;
  listen(handler: (message: Incoming) => void): void;
  close(): void;
}

/** The host's end of the connection. */
export type CopyPort = Port<ToCopy, FromCopy>;
/** The page's end of the connection. */
export type PagePort = Port<FromCopy, ToCopy>;
