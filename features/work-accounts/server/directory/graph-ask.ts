import { askBytes, HttpError, ServiceFailure } from '#packages/http/server';
import { directoryProblems } from '#work-accounts/contract';

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
export async function askGraph({ address, ...ask }: GraphAsk): Promise<GraphAnswer> {
  try {
    const options = { ...ask, longest, takesErrors: true };
    const { status, bytes } = await askBytes(new URL(address), 'application/json', options);
    return { status, value: jsonOf(bytes.toString('utf8')) };
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    const reason = error.reason === 'refused' ? 'away' : error.reason;
    throw unavailable(directoryProblems[reason]);
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
