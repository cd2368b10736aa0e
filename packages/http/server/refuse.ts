import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { callMessages, errorStatus } from '#packages/http/contract';
import type { ErrorCode, Refusal } from '#packages/http/contract';
import { HttpError } from './http-error.ts';

/** Answers a failure in the one form of refusals; what nobody expected is logged, not told. */
export function refuse(
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const refusal = error instanceof HttpError ? error : knownFailure(error);
  if (refusal.status >= 500) request.log.error({ err: error }, 'a call failed');
  const { message, errors, retryAfter } = refusal.details;
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
  void reply.code(refusal.status).type('application/json').send(JSON.stringify(body));
}

/** A refusal that names each wrong field by its path, in the sentences of the schema. */
export function invalidInput(error: z.ZodError): HttpError {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    errors[path.map(String).join('.') || 'body'] ??= message;
  }
  const [first] = Object.values(errors);
  return new HttpError('INVALID', { errors, ...(first === undefined ? {} : { message: first }) });
}

function knownFailure(error: FastifyError): HttpError {
  const code = codeOf(error);
  return new HttpError(code, code === 'UNEXPECTED' ? { message: callMessages.notResponsive } : {});
}

function codeOf({ statusCode, code }: FastifyError): ErrorCode {
  if (statusCode === errorStatus.TOO_LARGE) return 'TOO_LARGE';
  if (statusCode === errorStatus.NOT_FOUND) return 'NOT_FOUND';
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return 'BAD_REQUEST';
  return lostDatabase.has(code) ? 'UNAVAILABLE' : 'UNEXPECTED';
}

/** PostgreSQL is away, starting or going: the call may be tried again. */
const lostDatabase = new Set(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03', '53300']);
