import { callMessages } from '#packages/http/contract';
import type { CallData, CallInput, Endpoint } from '#packages/http/contract';
import { CallError, callCodes, isRecord, refusalOf } from './call-error.ts';
import { callPath } from './call-path.ts';
import type { ClientOptions } from './client-options.ts';
import { download } from './download.ts';
import type { DownloadOptions } from './download.ts';
import { upload } from './upload.ts';
import { createWriteTurn } from './write-turn.ts';

/** What a call may be told beside its input. */
export interface CallOptions {
  /** Ends the call from outside, as a query that is no longer wanted. */
  signal?: AbortSignal;
  /** What a public call shows instead of the stored token. */
  bearer?: string;
}

type Arguments<E extends Endpoint> =
  unknown extends CallInput<E>
    ? [input?: CallInput<E>, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions];

export interface Client {
  /** Gives the `data` of the answer; rejects with a `CallError`. */
  call<E extends Endpoint>(endpoint: E, ...args: Arguments<E>): Promise<CallData<E>>;
  /** Gives the file of a call that answers one; rejects with a `CallError`. */
  download<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: DownloadOptions,
  ): Promise<Blob>;
  /** Sends a file to a call that takes one, and gives the whole answer; rejects with a `CallError`. */
  upload(endpoint: Endpoint, file: File): Promise<unknown>;
}

const calledOff: readonly string[] = [callCodes.superseded, callCodes.aborted];
const timeouts = { write: 15_000, read: 30_000 };

/**
 * The page's one way to the server. A newer write cancels an older one still under way, unless
 * one of them is exempt. Answers are not validated again: the server checks what it sends.
 */
export function createClient(options: ClientOptions): Client {
  const { baseUrl = '', getToken, onUnauthorised } = options;
  const send = options.fetch ?? ((input, init) => fetch(input, init));
  const writeTurn = createWriteTurn();

  async function call(
    endpoint: Endpoint,
    input: unknown,
    { signal: outside, bearer }: CallOptions = {},
  ): Promise<unknown> {
    const parts = isRecord(input) ? input : {};
    const isWrite = endpoint.method !== 'GET';
    const turn = isWrite && endpoint.exempt !== true ? writeTurn.take() : null;
    const timeoutSignal = AbortSignal.timeout(
      endpoint.timeout ?? (isWrite ? timeouts.write : timeouts.read),
    );
    const signals = [timeoutSignal, turn?.signal, outside].filter((signal) => signal !== undefined);
    const token = endpoint.right === 'public' ? null : getToken();
    try {
      const response = await send(`${baseUrl}${callPath(endpoint.path, parts)}`, {
        method: endpoint.method,
        headers: headersOf(bearer ?? token, 'body' in parts),
        body: 'body' in parts ? JSON.stringify(parts['body']) : null,
        signal: AbortSignal.any(signals),
      });
      const body: unknown = await response.json().catch((error: unknown) => {
        if (timeoutSignal.aborted || turn?.signal.aborted || outside?.aborted) throw error;
        return undefined;
      });
      if (response.ok && isRecord(body) && (isYes(body) || saysWhy(endpoint, body))) {
        return body['data'];
      }
      if (response.status === 401 && token !== null && token === getToken()) onUnauthorised();
      throw refusalOf(endpoint.method, response.status, body);
    } catch (error) {
      const failure =
        error instanceof CallError ? error : brokenCall(timeoutSignal, turn?.signal, outside);
      if (!calledOff.includes(failure.code)) {
        const { method, path } = endpoint;
        options.onFailure?.({ method, path, status: failure.status });
      }
      throw failure;
    } finally {
      turn?.end();
    }
  }

  return {
    call: <E extends Endpoint>(endpoint: E, ...[input, more]: Arguments<E>) =>
      call(endpoint, input, more) as Promise<CallData<E>>,
    download: (endpoint, input, more = {}) => download(options, endpoint, input, more),
    upload: (endpoint, file) => upload(options, endpoint, file),
  };
}

function headersOf(token: string | null, hasBody: boolean): Record<string, string> {
  return {
    accept: 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
  };
}

/**
 * Version 2 answers are judged by `success`, version 3 by `status`; ours carry both. Calls about tags
 * have a flag of their own in `data`, which counts as well.
 */
function isYes(body: Record<string, unknown>): boolean {
  const { status, success, data } = body;
  const isHandled = (status === true || success === true) && status !== false && success !== false;
  return isHandled && !(isRecord(data) && data['success'] === false);
}

/** A call about many rows that did nothing names the rows and why, which its screen shows. */
function saysWhy({ didAny }: Endpoint, { data }: Record<string, unknown>): boolean {
  return didAny !== undefined && isRecord(data);
}

function brokenCall(
  timeoutSignal: AbortSignal,
  turn?: AbortSignal,
  outside?: AbortSignal,
): CallError {
  if (turn?.aborted) {
    return new CallError({ message: callMessages.superseded, code: callCodes.superseded });
  }
  const code = outside?.aborted
    ? callCodes.aborted
    : timeoutSignal.aborted
      ? callCodes.timeout
      : callCodes.network;
  return new CallError({ message: callMessages.notResponsive, code });
}
