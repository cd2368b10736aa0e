/** How much an entry matters. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/** What an entry is about: a call, a sync run, a page view, an error nobody caught. */
export type LogType = 'api' | 'sync' | 'ui' | 'error';

/** One line of the `logs` table: for whoever looks for a fault on this device, never sent by itself. */
export interface LogEntry {
  /** This device's own time, as ISO text. */
  timestamp: string;
  type: LogType;
  level: LogLevel;
  /** Path of the screen it happened on; empty in the worker. */
  page: string;
  message: string;
  context: LogContext;
}

/** Facts beside the message; only these are ever kept. */
export type LogContext = Readonly<Partial<Record<ContextName, string | number>>>;

export type ContextName = (typeof contextNames)[number];

/** Names that a context may have: what is not on this list is left out. */
export const contextNames = ['method', 'path', 'status', 'ms', 'phases', 'stack'] as const;

/** Entries kept; an older one goes for each new one. */
export const logLimit = 1000;
