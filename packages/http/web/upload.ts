import { callMessages } from '#packages/http/contract';
import type { Endpoint } from '#packages/http/contract';
import { CallError, callCodes, isRecord, refusalOf } from './call-error.ts';
import type { ClientOptions } from './client-options.ts';

/** Default timeout of an upload in milliseconds. */
const usualTimeout = 60_000;

/**
 * Uploads a file as a form. Returns the complete response as JSON, as the caller may need more than
 * `data`.
 *
 * @throws CallError without a response, or for an error
 */
export async function upload(
  { baseUrl = '', getToken, onUnauthorised, onFailure, ...options }: ClientOptions,
  { method, path, timeout = usualTimeout, upload: part }: Endpoint,
  file: File,
): Promise<unknown> {
  const send = options.fetch ?? ((address, init) => fetch(address, init));
  const token = getToken();
  const body = new FormData();
  body.append(part?.field ?? 'file', file);
  const timeoutSignal = AbortSignal.timeout(timeout);
  try {
    const response = await send(`${baseUrl}${path}`, {
      method,
      body,
      headers: {
        accept: 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      signal: timeoutSignal,
    });
    const answer: unknown = await response.json().catch((error: unknown) => {
      if (timeoutSignal.aborted) throw error;
      return undefined;
    });
    if (response.status === 401 && token !== null && token === getToken()) onUnauthorised();
    const saysNo = isRecord(answer) && (answer['status'] === false || answer['success'] === false);
    if (!response.ok || saysNo) throw refusalOf(method, response.status, answer);
    return answer;
  } catch (error) {
    const code = timeoutSignal.aborted ? callCodes.timeout : callCodes.network;
    const failure =
      error instanceof CallError
        ? error
        : new CallError({ message: callMessages.notResponsive, code });
    onFailure?.({ method, path, status: failure.status });
    throw failure;
  }
}
