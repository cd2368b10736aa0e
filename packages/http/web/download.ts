import { callMessages } from '#packages/http/contract';
import type { Endpoint } from '#packages/http/contract';
import { CallError, callCodes, isRecord, refusalOf } from './call-error.ts';
import { callPath } from './call-path.ts';
import type { ClientOptions } from './client-options.ts';

/** Options of a download beside its input. */
export interface DownloadOptions {
  /** Cancels it. */
  signal?: AbortSignal;
  /** Called with the number of received bytes. */
  onBytes?: (bytes: number) => void;
}

/** Maximum milliseconds without progress; a large file may take longer in total. */
const timeout = 60_000;

/**
 * Downloads the file of a call. A truncated file is an error and never a shorter file.
 *
 * @throws CallError
 */
export async function download(
  { baseUrl = '', getToken, onUnauthorised, onFailure, ...options }: ClientOptions,
  { method, path }: Endpoint,
  input: unknown,
  { signal, onBytes }: DownloadOptions,
): Promise<Blob> {
  const send = options.fetch ?? ((address, init) => fetch(address, init));
  const token = getToken();
  const stalled = stallWatch();
  try {
    const response = await send(`${baseUrl}${callPath(path, isRecord(input) ? input : {})}`, {
      method,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      signal: signal === undefined ? stalled.signal : AbortSignal.any([signal, stalled.signal]),
    });
    if (response.ok && response.body !== null) {
      const parts: Uint8Array<ArrayBuffer>[] = [];
      let bytes = 0;
      for await (const part of readable(response.body)) {
        stalled.moved();
        parts.push(part);
        onBytes?.((bytes += part.length));
      }
      return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
    }
    const body: unknown = await response.json().catch(() => undefined);
    if (response.status === 401 && token !== null && token === getToken()) onUnauthorised();
    throw refusalOf(method, response.status, body);
  } catch (error) {
    if (signal?.aborted) throw broken(callCodes.aborted);
    const code = stalled.signal.aborted ? callCodes.timeout : callCodes.network;
    const failure = error instanceof CallError ? error : broken(code);
    onFailure?.({ method, path, status: failure.status });
    throw failure;
  } finally {
    stalled.end();
  }
}

function broken(code: string): CallError {
  return new CallError({ message: callMessages.notResponsive, code });
}

/** Aborts after the timeout without progress. */
function stallWatch() {
  const stop = new AbortController();
  const wait = () => setTimeout(() => stop.abort(), timeout);
  let timer = wait();
  return {
    signal: stop.signal,
    moved: () => {
      clearTimeout(timer);
      timer = wait();
    },
    end: () => clearTimeout(timer),
  };
}

/** Not every browser can iterate a stream. */
async function* readable(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
