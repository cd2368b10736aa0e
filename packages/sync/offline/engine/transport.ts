import type { CopyEnvironment } from '../environment.ts';
import type { TableDeclaration } from '../tables/tables.ts';
import { UnreadableColumns } from '../chunks/damage.ts';
import { columnHeaders, envelopeOf, textHeaders } from './column-answer.ts';
import { ServerUnavailableError, UnauthorisedError } from './problems.ts';

/** A call of the copy to the server; gives `data` of the envelope. */
export type Call = (
  method: 'GET' | 'POST',
  path: string,
  body: unknown,
  signal: AbortSignal,
) => Promise<Record<string, unknown>>;

export interface TransportOptions {
  environment: CopyEnvironment;
  /** The token of the sign-in as it is at that moment. */
  getToken: () => string;
  /** Those in columns may come as they are kept. */
  tables: readonly TableDeclaration[];
  /** All shall come as text for now. */
  isText: () => boolean;
  /** Told the server's own time with each answer that has one. */
  onDate: (time: number) => void;
}

const timeoutAfter = 30_000;

/**
 * The copy's own way to the server, apart from the page's: a sync neither cancels a save nor is
 * cancelled by one.
 *
 * @param getToken the token of the sign-in as it is at that moment
 * @throws ServerUnavailableError where there is none, or none that makes sense
 * @throws UnreadableColumns where the same answer may make sense as text
 */
export function createTransport(options: TransportOptions): Call {
  const { environment, getToken, onDate } = options;
  const columns = columnHeaders(options.tables);
  return async (method, path, body, signal) => {
    const token = getToken();
    const timeout = new AbortController();
    const calledOff = environment.after(timeoutAfter, () => timeout.abort());
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
      if (!response.ok) throw new ServerUnavailableError(response.status, retryAfterOf(response));
      return dataOf(await envelopeOf(response));
    } catch (error) {
      if (isOurs(error)) throw error;
      signal.throwIfAborted();
      throw new ServerUnavailableError(0);
    } finally {
      calledOff();
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

/** In seconds or as a date; only seconds are understood, since no wall clock is trusted here. */
function retryAfterOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null;
}
