import { errorStatus } from '#packages/http/contract';
import type { ErrorCode } from '#packages/http/contract';

interface Details {
  /** Sentence for the person; none where the code says it all. */
  message?: string;
  /** Field → sentence in the words of the form. */
  errors?: Record<string, string>;
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
}

/** A refusal that a handler throws; it becomes the answer, and nothing of the call is kept. */
export class HttpError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? code);
    this.code = code;
    this.status = errorStatus[code];
    this.details = details;
  }
}
