import { callMessages } from '#packages/http/contract';
import type { CallData, CallInput, Endpoint } from '#packages/http/contract';
import { CallError, callCodes, isRecord, refusalOf } from './call-error.ts';
import { callPath } from './call-path.ts';
import type { ClientOptions } from './client-options.ts';
import { download } from './download.ts';
import type { DownloadOptions } from './download.ts';

/** Options of a call beside its input. */
export interface CallOptions {
  /** Cancels the call, for example of a query that is not needed any more. */
  signal?: AbortSignal;
  /** Token of a public call instead of the stored one. */
  bearer?: string;
}

type Arguments<E extends Endpoint> =
  unknown extends CallInput<E>
    ? [input?: CallInput<E>, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions];

export interface Client {
  /** Returns the `data` of the response; rejects with a `CallError`. */
  call<E extends Endpoint>(endpoint: E, ...args: Arguments<E>): Promise<CallData<E>>;
  /** Returns the file of a call; rejects with a `CallError`. */
  download<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: DownloadOptions,
  ): Promise<Blob>;
  /** Uploads a file, and returns the complete response; rejects with a `CallError`. */
  upload(
    endpoint: Endpoint,
    file: File,
    input?: { params: Readonly<Record<string, string>> },
  ): Promise<unknown>;
}

const calledOff: readonly string[] = [callCodes.superseded, callCodes.aborted];
const timeouts = { write: 15_000, read: 30_000, upload: 60_000 };

/**
 * The page's only client of the server. A newer write cancels an older one in progress, unless one
 * of them is independent. Responses are not validated again, as the server does that.
 */
export function createClient(options: ClientOptions): Client {
  const { baseUrl = '', getToken, onUnauthorised } = options;
  const send = options.fetch ?? ((input, init) => fetch(input, init));
  const writeTurn = createWriteTurn();

  async function call(
    endpoint: Endpoint,
    input: unknown,
    { signal, bearer }: CallOptions = {},
  ): Promise<unknown> {
    const parts = isRecord(input) ? input : {};
    const isWrite = endpoint.method !== 'GET';
    const turn = isWrite && endpoint.isIndependent !== true ? writeTurn.take() : null;
    const body = await ask(endpoint, {
      path: callPath(endpoint.path, parts),
      body: 'body' in parts ? JSON.stringify(parts['body']) : null,
      isText: 'body' in parts,
      token: endpoint.right === 'public' ? null : getToken(),
      bearer,
      timeout: endpoint.timeout ?? (isWrite ? timeouts.write : timeouts.read),
      turn: turn?.signal,
      callerSignal: signal,
      isExpected: (answer) => isRecord(answer) && (isYes(answer) || saysWhy(endpoint, answer)),
    }).finally(() => turn?.end());
    return isRecord(body) ? body['data'] : undefined;
  }

  /** Uploads a file as a form. Returns the complete response, as the caller may need all of it. */
  function upload(endpoint: Endpoint, file: File, input: object = {}): Promise<unknown> {
    const body = new FormData();
    body.append(endpoint.upload?.field ?? 'file', file);
    return ask(endpoint, {
      path: callPath(endpoint.path, { ...input }),
      body,
      token: getToken(),
      timeout: endpoint.timeout ?? timeouts.upload,
      isExpected: (answer) =>
        !isRecord(answer) || (answer['status'] !== false && answer['success'] !== false),
    });
  }

  /** The body of an expected response. */
  async function ask(endpoint: Endpoint, question: SentRequest): Promise<unknown> {
    const { path, token, bearer, body: sent, isText = false, turn, callerSignal } = question;
    const timeoutSignal = AbortSignal.timeout(question.timeout);
    const signals = [timeoutSignal, turn, callerSignal].filter((signal) => signal !== undefined);
    try {
      const response = await send(`${baseUrl}${path}`, {
        method: endpoint.method,
        headers: headersOf(bearer ?? token, isText),
        body: sent,
        signal: AbortSignal.any(signals),
      });
      const body: unknown = await response.json().catch((error: unknown) => {
        if (timeoutSignal.aborted || turn?.aborted || callerSignal?.aborted) throw error;
        return undefined;
      });
      if (response.ok && question.isExpected(body)) return body;
      if (response.status === 401 && token !== null && token === getToken()) onUnauthorised();
      throw refusalOf(endpoint.method, response.status, body);
    } catch (error) {
      const failure =
        error instanceof CallError ? error : brokenCall(timeoutSignal, turn, callerSignal);
      if (!calledOff.includes(failure.code)) {
        const { method, path } = endpoint;
        options.onFailure?.({ method, path, status: failure.status });
      }
      throw failure;
    }
  }

  return {
    call: <E extends Endpoint>(endpoint: E, ...[input, more]: Arguments<E>) =>
      call(endpoint, input, more) as Promise<CallData<E>>,
    download: (endpoint, input, more = {}) => download(options, endpoint, input, more),
    upload,
  };
}

interface SentRequest {
  path: string;
  body: string | FormData | null;
  /** The body is JSON. */
  isText?: boolean;
  /** Of the stored sign-in. */
  token: string | null;
  /** Sent instead of that one. */
  bearer?: string | undefined;
  /** Milliseconds. */
  timeout: number;
  turn?: AbortSignal | undefined;
  callerSignal?: AbortSignal | undefined;
  isExpected: (body: unknown) => boolean;
}

function headersOf(token: string | null, hasBody: boolean): Record<string, string> {
  return {
    accept: 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
  };
}

/**
 * Version 2 responses are judged by `success`, version 3 by `status`; ours have both. Calls about
 * tags have another flag in `data`, which counts too.
 */
function isYes(body: Record<string, unknown>): boolean {
  const { status, success, data } = body;
  const isHandled = (status === true || success === true) && status !== false && success !== false;
  return isHandled && !(isRecord(data) && data['success'] === false);
}

/** A call about many rows that did nothing lists the rows with reasons, which its screen shows. */
function saysWhy({ hasDoneAny }: Endpoint, { data }: Record<string, unknown>): boolean {
  return hasDoneAny !== undefined && isRecord(data);
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

/** The turn of one write; its signal aborts when a newer write starts. */
interface Turn {
  readonly signal: AbortSignal;
  end(): void;
}

/** Allows one write at a time: a new turn ends the current one. */
function createWriteTurn(): { take(): Turn } {
  let current: AbortController | null = null;
  return {
    take() {
      current?.abort();
      const mine = new AbortController();
      current = mine;
      return {
        signal: mine.signal,
        end() {
          if (current === mine) current = null;
        },
      };
    },
  };
}
