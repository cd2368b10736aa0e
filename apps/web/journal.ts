import { errorText } from '#packages/kit';
import type { LogContext, LogEntry, LogLevel, LogType } from '#packages/sync/offline';

/** What happens on the page and is worth a line in the log of this device. */
export interface Happening {
  readonly type: LogType;
  readonly level: LogLevel;
  readonly message: string;
  readonly context?: LogContext;
}

/** Entries that wait for the copy to open; more than these are not worth waiting. */
const longestWait = 100;

let waiting: LogEntry[] = [];
let carry: ((entry: LogEntry) => void) | null = null;

/** Notes what happened. The copy keeps it, and takes out what a log must not hold. */
export function note({ type, level, message, context = {} }: Happening): void {
  const timestamp = new Date().toISOString();
  const entry = { timestamp, type, level, page: location.pathname, message, context };
  if (carry !== null) carry(entry);
  else waiting = [...waiting, entry].slice(-longestWait);
}

/** From here on entries go where `to` takes them, those that waited first. */
export function carryNotes(to: (entry: LogEntry) => void): void {
  carry = to;
  for (const entry of waiting) to(entry);
  waiting = [];
}

/** Notes what nobody caught on this page. */
export function noteUncaught(): void {
  window.addEventListener('error', ({ error, message }) => noteError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
}

function noteError(error: unknown): void {
  const message = errorText(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  note({ type: 'error', level: 'error', message, context: { stack } });
}
