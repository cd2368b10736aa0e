import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { callMessages, errorStatus, fieldErrors } from '#packages/http/contract';
import type { ErrorCode, Refusal } from '#packages/http/contract';
import { BusyError, HttpError } from './http-error.ts';

/** Answers an error of a call. */
export type Refuse = (
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
) => void;

/** Milliseconds between two log lines about the same shortage. */
const shortageLogInterval = 60_000;
/** Seconds after which a caller may retry when the machine has no resources left. */
const shortageRetryAfter = 30;
/** The same while the server or its database cannot answer, and by how many seconds returns are spread. */
const shortestRetryAfter = 1;
const retrySpread = 5;

/**
 * Creates the error handler, which answers all errors in one form. Unexpected errors are logged,
 * without details in the response. A full disk fails every write, and many callers are turned away
 * at a time, so these are logged once a minute.
 *
 * @param random returns a number from 0 to 1, which spreads the returns of callers
 */
export function createRefuse(now: () => number, random: () => number): Refuse {
  const shortageLogged = new Map<string, number>();

  /** Logs an error with a code at most once a minute. */
  function logSometimes(code: string, log: () => void): void {
    const last = shortageLogged.get(code);
    if (last !== undefined && Math.abs(now() - last) < shortageLogInterval) return;
    shortageLogged.set(code, now());
    log();
  }

  return (error, request, reply) => {
    const refusal = withRetryAfter(
      error instanceof HttpError ? error : knownFailure(error),
      random(),
    );
    if (error instanceof BusyError) {
      logSometimes('busy', () => request.log.warn('too many calls at once; some are turned away'));
    } else if (isShortage(error)) {
      const { code } = error;
      const text = 'the database or the disk is full; calls are rejected';
      logSometimes(code, () => request.log.error({ code }, text));
    } else if (refusal.status >= 500) request.log.error({ err: error }, 'a call failed');
    // The schemas should have rejected it, so this is logged.
    else if (isDataError(error)) request.log.warn({ err: error }, 'a value was rejected by SQL');
    sendRefusal(refusal, request, reply);
  };
}

function sendRefusal(refusal: HttpError, request: FastifyRequest, reply: FastifyReply): void {
  const { message, errors, retryAfter } = refusal.details;
  // The rest of a body that is too large is not read.
  if (refusal.code === 'TOO_LARGE' && !request.raw.complete) {
    void reply.header('connection', 'close');
  }
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  const body: Refusal = {
    status: false,
    success: false,
    data: null,
    message: message ?? null,
    code: refusal.code,
    ...(errors === undefined ? {} : { errors }),
    request_id: request.id,
  };
  void reply.code(refusal.status).header('cache-control', 'no-store').type('application/json');
  void reply.send(JSON.stringify(body));
}

/** A caller that may repeat its call gets Retry-After, so that not all repeat theirs at once. */
function withRetryAfter(refusal: HttpError, chance: number): HttpError {
  if (refusal.code !== 'UNAVAILABLE' || refusal.details.retryAfter !== undefined) return refusal;
  const retryAfter = shortestRetryAfter + Math.round(chance * retrySpread);
  return new HttpError('UNAVAILABLE', { ...refusal.details, retryAfter });
}

/** An error with a message for each invalid field, by path. */
export function invalidInput(error: z.ZodError): HttpError {
  const errors = fieldErrors(error);
  const [first] = Object.values(errors);
  return new HttpError('INVALID', { errors, ...(first === undefined ? {} : { message: first }) });
}

function knownFailure(error: FastifyError): HttpError {
  if (isShortage(error)) {
    const details = { message: callMessages.noRoom, retryAfter: shortageRetryAfter };
    return new HttpError('UNAVAILABLE', details);
  }
  const code = codeOf(error);
  const isOurs = errorStatus[code] >= 500;
  return new HttpError(code, isOurs ? { message: callMessages.notResponsive } : {});
}

function codeOf({ statusCode, code, message }: FastifyError): ErrorCode {
  if (statusCode === errorStatus.TOO_LARGE) return 'TOO_LARGE';
  if (statusCode === errorStatus.NOT_FOUND) return 'NOT_FOUND';
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return 'BAD_REQUEST';
  if (isDataError({ code })) return 'INVALID';
  return mayBeTriedAgain.has(code) || lostConnection.test(message) ? 'UNAVAILABLE' : 'UNEXPECTED';
}

/** Class 22 of PostgreSQL: a value that cannot be stored, e.g. a text with a zero byte. */
function isDataError({ code }: { code?: string }): boolean {
  return /^22[0-9A-Z]{3}$/.test(code ?? '');
}

/**
 * Resources of the server or of the database are exhausted: class 53 of PostgreSQL (disk, memory,
 * connections), its errors of reading and writing files, and those of our own files.
 */
function isShortage({ code }: { code?: string }): boolean {
  return code !== undefined && /^(?:53[0-9A-Z]{3}|58030|ENOSPC|EDQUOT|EMFILE|ENFILE)$/.test(code);
}

/**
 * PostgreSQL is unavailable, starting or stopping, or two writes conflicted: the call may be
 * repeated.
 */
const mayBeTriedAgain = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '08001',
  '3D000',
  '08003',
  '08006',
  '40001',
  '40P01',
  '55000',
  '55P03',
  '57P01',
  '57P02',
  '57P03',
]);

/** Messages of the driver without a code. */
const lostConnection =
  /connection terminated|connection error|timeout exceeded when trying to connect|not queryable/i;
