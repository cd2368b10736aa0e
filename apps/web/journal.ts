import { errorText } from '#packages/kit';
import type { LogContext, LogEntry, LogLevel, LogType } from '#packages/sync/offline';

/** An event on the page for the log of this device. */
export interface Happening {
  readonly type: LogType;
  readonly level: LogLevel;
  readonly message: string;
  readonly context?: LogContext;
}

/** Maximum number of entries that wait for the copy to open. */
const longestWait = 100;

let waiting: LogEntry[] = [];
let carry: ((entry: LogEntry) => void) | null = null;

/** Logs an event. The copy stores it without private data. */
export function note({ type, level, message, context = {} }: Happening): void {
  const timestamp = new Date().toISOString();
  const entry = { timestamp, type, level, page: location.pathname, message, context };
  if (carry !== null) carry(entry);
  else waiting = [...waiting, entry].slice(-longestWait);
}

/** From here on entries go to `to`, waiting ones first. */
export function carryNotes(to: (entry: LogEntry) => void): void {
  carry = to;
  for (const entry of waiting) to(entry);
  waiting = [];
}

/** Logs uncaught errors of this page. */
export function noteUncaught(): void {
  window.addEventListener('error', ({ error, message }) => noteError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
}

function noteError(error: unknown): void {
  const message = errorText(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  note({ type: 'error', level: 'error', message, context: { stack } });
}
