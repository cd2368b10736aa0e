import { HttpError } from '#packages/http/server';
import { directoryProblems } from '#work-accounts/contract';
import { shortText, TooLong } from '../provider/short-text.ts';

/** Maximum size of a response in bytes; fifty people are some twenty thousand. */
const longest = 512 * 1024;

/** A response with any status. */
export interface GraphAnswer {
  status: number;
  /** Its JSON; undefined if invalid. */
  value: unknown;
}

/** The request, and its timeout in milliseconds. */
export interface GraphAsk {
  address: string;
  headers?: Record<string, string>;
  /** Sent as a form, by POST. */
  form?: URLSearchParams;
  timeout: number;
}

/**
 * Sends a request to the directory. Redirects are not followed, as the request contains a secret.
 *
 * @throws HttpError UNAVAILABLE with the reason
 */
export async function askGraph({
  address,
  headers = {},
  form,
  timeout,
}: GraphAsk): Promise<GraphAnswer> {
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      headers: { ...headers, accept: 'application/json' },
      ...(form === undefined ? {} : { method: 'POST', body: form }),
    });
    const text = await shortText(response, longest);
    return { status: response.status, value: jsonOf(text) };
  } catch (error) {
    // The error is not passed on, as it contains URLs and ids of people.
    if (error instanceof TooLong) throw unavailable(directoryProblems.unreadable);
    const isSlow = error instanceof DOMException && error.name === 'TimeoutError';
    throw unavailable(isSlow ? directoryProblems.slow : directoryProblems.away);
  }
}

/** The error for a directory that did not answer, with a reason. */
export function unavailable(message: string): HttpError {
  return new HttpError('UNAVAILABLE', { message });
}

/** The error for an unsuccessful status. */
export function refusedWith(status: number): HttpError {
  const isBusy = status === 429 || status === 503;
  return unavailable(isBusy ? directoryProblems.busy : directoryProblems.refused(status));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
