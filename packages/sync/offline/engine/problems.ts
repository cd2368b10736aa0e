import type { SyncError } from '#packages/sync/contract';

/** A failed run, with the code that the pages get. */
class SyncFailure extends Error {
  readonly code: SyncError;

  constructor(code: SyncError, message: string) {
    super(message);
    this.code = code;
  }
}

/** The server gave no usable answer; the next try may find one. */
export class ServerUnavailableError extends SyncFailure {
  override readonly name = 'ServerUnavailableError';
  /** Milliseconds the server asked us to wait. */
  readonly retryAfter: number | null;
  /** HTTP status, 0 if there was no answer at all. */
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

/** The copy is not what the server says it should be, even after it was loaded again. */
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

/** The token that is stored now is refused: the sign-in has ended. */
export class UnauthorisedError extends Error {
  override readonly name = 'UnauthorisedError';
}

/** The server has another past than the copy, as after a restore from a backup. */
export class ServerReplacedError extends Error {
  override readonly name = 'ServerReplacedError';
}

/** The code that the pages get for a failed run. */
export function codeOf(error: unknown): SyncError {
  if (isQuotaProblem(error)) return 'no_storage';
  return error instanceof SyncFailure ? error.code : 'internal';
}

/** The database was closed while in use, or rejects a write for good. */
export function isStorageProblem(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError';
}

/** The browser gives no more storage. */
export function isQuotaProblem(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
