import { callMessages } from '#packages/http/contract';
import type { Method } from '#packages/http/contract';

/** Codes of errors without a server response. */
export const callCodes = {
  superseded: 'SUPERSEDED',
  aborted: 'ABORTED',
  timeout: 'TIMEOUT',
  network: 'NETWORK',
  unreadable: 'UNREADABLE',
} as const;

interface CallErrorParts {
  message: string;
  code: string;
  status?: number;
  detail?: string | null;
  errors?: Readonly<Record<string, string>>;
  request_id?: string | null;
  isUnanswered?: boolean;
}

const withoutAnswer: readonly string[] = [
  callCodes.aborted,
  callCodes.timeout,
  callCodes.network,
  callCodes.unreadable,
];

/** Why a call has no data. `message` is the exact text of a toast. */
export class CallError extends Error {
  /** HTTP status, 0 without a response. */
  readonly status: number;
  /** The server's code, or one of `callCodes`. */
  readonly code: string;
  /** The server's own message, shown on a second line and never inside the exact text. */
  readonly detail: string | null;
  /** Field of the form → message. */
  readonly errors: Readonly<Record<string, string>>;
  /** Finds the call in the server's log. */
  readonly request_id: string | null;
  /** Nobody said whether a write was done: there was no response, or not one of ours. */
  readonly isUnanswered: boolean;

  constructor(parts: CallErrorParts) {
    super(parts.message);
    this.name = 'CallError';
    this.status = parts.status ?? 0;
    this.code = parts.code;
    this.detail = parts.detail ?? null;
    this.errors = parts.errors ?? {};
    this.request_id = parts.request_id ?? null;
    this.isUnanswered = parts.isUnanswered ?? withoutAnswer.includes(parts.code);
  }
}

/**
 * Why a call failed, in the server's words if it said any.
 *
 * @throws the failure itself if it is not a call's, as it is a bug then
 */
export function failureText(failure: unknown): string {
  if (!(failure instanceof CallError)) throw failure;
  return failure.detail ?? failure.message;
}

/**
 * The error of a response without both flags true. A JSON body that rejects a write gives 'Failed
 * to update. '; everything else, including reads, gives 'Server not responsive'.
 */
export function refusalOf(method: Method, status: number, body: unknown): CallError {
  const refusal = isRecord(body) ? body : {};
  const { status: handled, success, data } = refusal;
  const isDataNo = isRecord(data) && data['success'] === false;
  const saidNo = handled === false || success === false || isDataNo;
  return new CallError({
    message: saidNo && method !== 'GET' ? callMessages.failed : callMessages.notResponsive,
    status,
    isUnanswered: !saidNo,
    code: textOf(refusal['code']) ?? callCodes.unreadable,
    detail: textOf(refusal['message']),
    errors: sentencesOf(refusal['errors']),
    request_id: textOf(refusal['request_id']),
  });
}

/** True for an object with named values. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sentencesOf(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  const pairs = Object.entries(value).flatMap(([field, sentence]) =>
    typeof sentence === 'string' ? [[field, sentence] as const] : [],
  );
  return Object.fromEntries(pairs);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
