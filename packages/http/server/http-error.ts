import { callMessages, errorStatus } from '#packages/http/contract';
import type { ErrorCode } from '#packages/http/contract';

interface Details {
  /** Message for the user; missing if the code is enough. */
  message?: string;
  /** Field → message of the form. */
  errors?: Record<string, string>;
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
  /** What went wrong, for the log. */
  cause?: unknown;
}

/** An error thrown by a handler, which becomes the response; the transaction is rolled back. */
export class HttpError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? code, { cause: details.cause });
    this.code = code;
    this.status = errorStatus[code];
    this.details = details;
  }
}

/** The server has more calls than it can serve in time. Nothing was done, and the call may be repeated. */
export class BusyError extends HttpError {
  /** @param retryAfter seconds after which the caller should come back */
  constructor(retryAfter: number) {
    super('UNAVAILABLE', { message: callMessages.busy, retryAfter });
  }
}

/** The error of one field of a form, with its message. */
export function fieldError(field: string, message: string, code: ErrorCode = 'INVALID'): HttpError {
  return new HttpError(code, { message, errors: { [field]: message } });
}
