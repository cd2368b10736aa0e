import type { SyncError } from '#packages/sync/contract';

/** A failed run, with the code that is sent to pages. */
class SyncFailure extends Error {
  readonly code: SyncError;

  constructor(code: SyncError, message: string) {
    super(message);
    this.code = code;
  }
}

/** The server sent no usable answer; the next attempt may succeed. */
export class ServerUnavailableError extends SyncFailure {
  override readonly name = 'ServerUnavailableError';
  /** Milliseconds to wait, as requested by the server; null if it requested none. */
  readonly retryAfter: number | null;
  /** HTTP status, 0 if there was no answer. */
  readonly status: number;

  constructor(status: number, retryAfter: number | null = null) {
    super('server_unavailable', `No usable answer of the server: status ${String(status)}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** An answer that would be requested again without end. */
export class NoProgressError extends SyncFailure {
  override readonly name = 'NoProgressError';

  constructor() {
    super('no_progress', 'The server sent nothing new');
  }
}

/** A run without progress for two minutes. */
export class StalledError extends SyncFailure {
  override readonly name = 'StalledError';

  constructor() {
    super('stalled', 'No progress for two minutes');
  }
}

/** The copy differs from the server even after it was loaded again. */
export class CopyDiffersError extends SyncFailure {
  override readonly name = 'CopyDiffersError';

  constructor() {
    super('differs', 'The offline copy differs from the server');
  }
}

/** The stored data stays unreadable after it was loaded again. */
export class UnreadableCopyError extends SyncFailure {
  override readonly name = 'UnreadableCopyError';

  constructor() {
    super('unreadable', 'The offline copy cannot be repaired');
  }
}

/** The server refused the current token: the sign-in has ended. */
export class UnauthorisedError extends Error {
  override readonly name = 'UnauthorisedError';
}

/** The copy comes from another database, e.g. from before a restore from a backup. */
export class ServerReplacedError extends Error {
  override readonly name = 'ServerReplacedError';
}

/** The code that the pages get for a failed run. */
export function codeOf(error: unknown): SyncError {
  if (isQuotaProblem(error)) return 'no_storage';
  return error instanceof SyncFailure ? error.code : 'internal';
}

/** The database was closed while in use, so no write can succeed. */
export function isStorageProblem(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError';
}

/** True if the browser has no more storage. */
export function isQuotaProblem(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
