/** The severity of an entry. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/** What an entry is about: a call, a sync run, a page view, an uncaught error. */
export type LogType = 'api' | 'sync' | 'ui' | 'error';

/**
 * One row of the `logs` table. It helps to find faults on this device and is never sent
 * automatically.
 */
export interface LogEntry {
  /** This device's own time, as ISO text. */
  timestamp: string;
  type: LogType;
  level: LogLevel;
  /** Path of the screen where it happened; empty in the worker. */
  page: string;
  message: string;
  context: LogContext;
}

/** Facts beside the message. Nothing else is stored. */
export type LogContext = Readonly<Partial<Record<ContextName, string | number>>>;

export type ContextName = (typeof contextNames)[number];

/** Names that a context may have. Other names are left out. */
export const contextNames = ['method', 'path', 'status', 'ms', 'phases', 'stack'] as const;

/** The number of entries to keep. Each new entry replaces the oldest one. */
export const logLimit = 1000;
