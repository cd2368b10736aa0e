import { HttpError } from '#packages/http/server';
import { directoryProblems } from '#work-accounts/contract';
import { shortText, TooLong } from '../provider/short-text.ts';

/** Bytes of the largest answer that is read; fifty people are some twenty thousand. */
const longest = 512 * 1024;

/** An answer of any status. */
export interface GraphAnswer {
  status: number;
  /** What its JSON says; undefined where it is none. */
  value: unknown;
}

/** What is asked, and how long the answer may take in milliseconds. */
export interface GraphAsk {
  address: string;
  headers?: Record<string, string>;
  /** Sent as a form, by POST. */
  form?: URLSearchParams;
  timeout: number;
}

/**
 * Asks an address of the directory. A redirect is not followed: a secret goes along, and whom we ask
 * has been decided before.
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
    // Nothing of the error is told on: addresses and ids of people stand in it.
    if (error instanceof TooLong) throw unavailable(directoryProblems.unreadable);
    const isSlow = error instanceof DOMException && error.name === 'TimeoutError';
    throw unavailable(isSlow ? directoryProblems.slow : directoryProblems.away);
  }
}

/** The directory gave no answer, for a reason that stands in a sentence. */
export function unavailable(message: string): HttpError {
  return new HttpError('UNAVAILABLE', { message });
}

/** The refusal behind a status that is no success. */
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
