import type { CopyEnvironment } from '../environment.ts';
import type { LogEntry } from './log-entry.ts';

/** Wraps `fetch` and logs each failed call, with method, path and status only. */
export function loggedFetch(
  { fetch, now }: Pick<CopyEnvironment, 'fetch' | 'now'>,
  log: (entry: LogEntry) => void,
): CopyEnvironment['fetch'] {
  function failed(path: string, method: string, status: number): void {
    log({
      timestamp: new Date(now()).toISOString(),
      type: 'api',
      level: status === 0 || status >= 500 ? 'error' : 'warn',
      page: '',
      message: status === 0 ? 'Request without a response' : 'Request refused',
      context: { method, path, status },
    });
  }

  return async (path, init) => {
    const method = init.method ?? 'GET';
    try {
      const response = await fetch(path, init);
      if (!response.ok) failed(path, method, response.status);
      return response;
    } catch (error) {
      failed(path, method, 0);
      throw error;
    }
  };
}
