import type { CopyEnvironment } from '../environment.ts';
import type { TableDeclaration } from '../tables/tables.ts';
import { UnreadableColumns } from '../chunks/damage.ts';
import { requestedBy } from './back-off.ts';
import { columnHeaders, envelopeOf, textHeaders } from './column-answer.ts';
import { ServerUnavailableError, UnauthorisedError } from './problems.ts';

/** A call of the copy to the server. Returns `data` of the envelope. */
export type Call = (
  method: 'GET' | 'POST',
  path: string,
  body: unknown,
  signal: AbortSignal,
) => Promise<Record<string, unknown>>;

export interface TransportOptions {
  environment: CopyEnvironment;
  /** Returns the current token of the sign-in. */
  getToken: () => string;
  /** Tables in columns may be requested in their stored form. */
  tables: readonly TableDeclaration[];
  /** True to request all lists as text. */
  isText: () => boolean;
  /** Called with the server's time of each answer that has one. */
  onDate: (time: number) => void;
}

const timeoutAfter = 30_000;

/**
 * The copy's transport to the server. It is separate from the page's, so a sync and a save never
 * cancel each other.
 *
 * @param getToken returns the current token of the sign-in
 * @throws ServerUnavailableError if there is no answer, or an unusable one
 * @throws UnreadableColumns if the same answer may be readable as text
 */
export function createTransport(options: TransportOptions): Call {
  const { environment, getToken, onDate } = options;
  const columns = columnHeaders(options.tables);
  return async (method, path, body, signal) => {
    const token = getToken();
    const timeout = new AbortController();
    const cancelTimeout = environment.after(timeoutAfter, () => timeout.abort());
    try {
      const response = await environment.fetch(path, {
        method,
        headers: { ...headersOf(token, body), ...(options.isText() ? textHeaders : columns) },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.any([signal, timeout.signal]),
      });
      const date = Date.parse(response.headers.get('date') ?? '');
      if (!Number.isNaN(date)) onDate(date);
      if (response.status === 401 && token === getToken()) throw new UnauthorisedError();
      if (!response.ok) {
        throw new ServerUnavailableError(response.status, requestedBy(response) || null);
      }
      return dataOf(await envelopeOf(response));
    } catch (error) {
      if (isOurs(error)) throw error;
      signal.throwIfAborted();
      throw new ServerUnavailableError(0);
    } finally {
      cancelTimeout();
    }
  };
}

function isOurs(error: unknown): boolean {
  return [ServerUnavailableError, UnauthorisedError, UnreadableColumns].some(
    (kind) => error instanceof kind,
  );
}

function headersOf(token: string, body: unknown): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
}

function dataOf(envelope: unknown): Record<string, unknown> {
  const { status, data } = (envelope ?? {}) as { status?: unknown; data?: unknown };
  if (status !== true || typeof data !== 'object' || data === null)
    throw new ServerUnavailableError(200);
  return data as Record<string, unknown>;
}
