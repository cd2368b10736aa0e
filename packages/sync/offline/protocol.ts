import type { SyncError, TableName, SyncState } from '#packages/sync/contract';
import type { LogEntry } from './logs/log-entry.ts';
import type { NewWrite, QueuedWrite } from './queue/queued-write.ts';
import type { QuarantinedRow } from './store/quarantine.ts';

/** The person whose copy it is, and the token of the copy's calls. */
export interface CopyAuth {
  user_id: string;
  org_id: string;
  token: string;
}

/** The status of the copy, for every screen. */
export interface SyncStatus {
  state: SyncState;
  /** 0 to 100, in halves. */
  percent: number;
  /** The exact progress text; empty if there is none. */
  text: string;
  /** True after the first load: the copy has all rows that the person may see. */
  initialised: boolean;
  /** This device's own time of the last complete run, in milliseconds since 1970. */
  last_run: number | null;
  /** When the copy was last compared with the server and found equal, by this device's time. */
  complete_as_of: number | null;
  /** False after a run that did not reach the server, until a run does. */
  online: boolean;
  /** Why the last run failed, null after a good one. */
  error: SyncError | null;
  /** True after too long without the server: nothing is read until the next contact. */
  locked: boolean;
  /** What is left out because this device is short of storage. */
  shortage: 'pictures' | 'oldest_rows' | null;
  /** Rows of large tables last changed before this time are left out; null if none are. */
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

/** What the copy holds of the server's rows. */
export interface CopyReport {
  tables: readonly { table: TableName; rows: number }[];
  /** Quarantined rows, oldest first; only the newest hundred. */
  quarantined: readonly QuarantinedRow[];
}

/** Messages from the page to the host of the copy. */
export type ToCopy =
  | { type: 'hello'; auth: CopyAuth }
  | { type: 'read'; id: number; name: string; params: unknown }
  /** A run now; with `check` the copy is compared with the server after it. */
  | { type: 'sync'; id: number; check?: boolean }
  | { type: 'status' }
  /** What the copy holds: answered with a `CopyReport`. */
  | { type: 'report'; id: number }
  /** What was noted on this device, newest first: answered with entries. */
  | { type: 'logs'; id: number }
  /** Something happened on the page that a log is kept of. */
  | { type: 'log'; entries: readonly LogEntry[] }
  /** The line is back or the tab became visible: a run now. */
  | { type: 'wake' }
  /** Ends the copy; where the server refused the page's token, the queue waits for the person. */
  | { type: 'sign-out'; id: number; is_refused?: boolean }
  /** Takes a write into the queue; answered once it is on disk. */
  | { type: 'queue-add'; id: number; write: NewWrite }
  /** Asks for what is not sent: answered with a list of `QueuedWrite`. */
  | { type: 'queue-list'; id: number }
  /** Another body for a write; answered with a `QueueOutcome`. */
  | { type: 'queue-edit'; id: number; write_id: string; body: unknown }
  /** Takes a write out; answered with a `QueueOutcome`. */
  | { type: 'queue-drop'; id: number; write_id: string }
  | { type: 'bye' };

/** Messages from the host of the copy to the page. */
export type FromCopy =
  /** The Web Lock of this name is held as long as the worker lives; null if there are no locks. */
  | { type: 'welcome'; life: string | null }
  | { type: 'answer'; id: number; value: unknown }
  | { type: 'refusal'; id: number; code: RefusalCode; message: string }
  | { type: 'keys'; tables: readonly TableName[] }
  | { type: 'progress'; percent: number; text: string }
  | { type: 'status'; status: SyncStatus }
  | { type: 'sync-complete' }
  /** What the server does not have yet, in the order in which it is sent; told after each change. */
  | { type: 'queue'; writes: readonly QueuedWrite[] }
  | { type: 'error'; code: SyncError }
  /** The server refused the token: the copy is gone. */
  | { type: 'unauthorised'; user_id: string }
  /** Somebody signed out, here or in another tab: the copy is gone. */
  | { type: 'signed-out'; user_id: string };

/** Why a request to the copy is refused. */
export type RefusalCode =
  | 'signed_out'
  /** Too long without the server: see `SyncStatus.locked`. */
  | 'locked'
  | 'internal';

/** A refused request to the copy. Pages decide by its code. */
export class CopyRefusedError extends Error {
  override readonly name = 'CopyRefusedError';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** The error of a request while nobody is signed in. */
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
