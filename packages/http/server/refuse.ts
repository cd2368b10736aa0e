import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { callMessages, errorStatus, fieldErrors } from '#packages/http/contract';
import type { ErrorCode, Refusal } from '#packages/http/contract';
import { HttpError } from './http-error.ts';

type Refuse = (
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
) => void;

/** Milliseconds between two lines of the log about the same shortage. */
const shortageLogInterval = 60_000;
/** Seconds after which a caller may try again where the machine has no room left. */
const shortageRetryAfter = 30;

/**
 * Makes the error handler: it answers a failure in the one form of refusals. What nobody expected is
 * logged, not told. A full disk fails every write, so it is logged once a minute.
 */
export function createRefuse(now: () => number): Refuse {
  const shortageLogged = new Map<string, number>();

  function logShortage(code: string, request: FastifyRequest): void {
    const last = shortageLogged.get(code);
    if (last !== undefined && Math.abs(now() - last) < shortageLogInterval) return;
    shortageLogged.set(code, now());
    request.log.error({ code }, 'the database or the disk has no room left; calls are refused');
  }

  return (error, request, reply) => {
    const refusal = error instanceof HttpError ? error : knownFailure(error);
    if (isShortage(error)) logShortage(error.code, request);
    else if (refusal.status >= 500) request.log.error({ err: error }, 'a call failed');
    // The schemas should have said it in words, so this is worth a line.
    else if (isDataError(error)) request.log.warn({ err: error }, 'a value was refused by SQL');
    sendRefusal(refusal, request, reply);
  };
}

function sendRefusal(refusal: HttpError, request: FastifyRequest, reply: FastifyReply): void {
  const { message, errors, retryAfter } = refusal.details;
  // Nothing more of a body that is too large is read.
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

/** A refusal that names each wrong field by its path, in the sentences of the schema. */
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
 * The machine of the server or of the database has nothing left to give: class 53 of PostgreSQL
 * (disk, memory, connections), its errors of reading and writing files, and those of our own files.
 */
function isShortage({ code }: { code?: string }): boolean {
  return code !== undefined && /^(?:53[0-9A-Z]{3}|58030|ENOSPC|EDQUOT|EMFILE|ENFILE)$/.test(code);
}

/**
 * PostgreSQL is away, starting or going, or two writes stood in each other's way: the same
 * call may be made again.
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

/** What the driver says without a code. */
const lostConnection =
  /connection terminated|connection error|timeout exceeded when trying to connect|not queryable/i;
