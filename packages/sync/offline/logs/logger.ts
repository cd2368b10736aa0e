import { contextNames, logLimit } from './log-entry.ts';
import type { ContextName, LogContext, LogEntry } from './log-entry.ts';

/** Collects log entries. Callers do not wait for it. */
export interface Logger {
  log(entry: LogEntry): void;
  /** Returns the entries, newest first, including those that are not stored yet. */
  newest(): Promise<LogEntry[]>;
  /** Accepts no more entries. */
  close(): void;
}

interface LoggerOptions {
  /** Stores entries. Waits while there is no store. */
  append: (entries: readonly LogEntry[]) => Promise<void>;
  read: () => Promise<LogEntry[]>;
}

/** Creates a log that stores entries as soon as it can. Adding an entry never fails. */
export function createLogger({ append, read }: LoggerOptions): Logger {
  let waiting: LogEntry[] = [];
  let isStoring = false;
  let isClosed = false;

  async function store(): Promise<void> {
    if (isStoring) return;
    isStoring = true;
    try {
      while (waiting.length > 0 && !isClosed) {
        const entries = waiting;
        await append(entries);
        waiting = waiting.filter((entry) => !entries.includes(entry));
      }
    } catch {
      // The next entry tries again. The number of waiting entries is limited.
    } finally {
      isStoring = false;
    }
  }

  return {
    log(entry) {
      if (isClosed) return;
      waiting = [...waiting, cleanedEntry(entry)].slice(-logLimit);
      void store();
    },
    async newest() {
      const unstored = () => [...waiting].reverse();
      return read().then(
        (entries) => [...unstored(), ...entries].slice(0, logLimit),
        () => unstored(),
      );
    },
    close() {
      isClosed = true;
      waiting = [];
    },
  };
}

/**
 * Removes everything that a log must not contain: tokens, emails, search texts, bodies and values.
 * Error messages quote values, so quotations and numbers are removed too.
 */
export function cleanedEntry(entry: LogEntry): LogEntry {
  const { timestamp, type, level } = entry;
  return {
    timestamp,
    type,
    level,
    page: cleanedPath(entry.page),
    message: cleanedMessage(entry.message),
    context: cleanedContext(entry.context),
  };
}

const longestMessage = 300;
const longestPath = 200;
const framesKept = 6;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/**
 * Everything after a double quotation mark is removed, because the quoted text may contain such
 * marks.
 */
const quoted = /["`“][^]*$|'[^']*'/g;
const email = /\S+@\S+/g;
const addressWithSearch = /\bhttps?:\/\/\S+/g;
/** Long texts without a space: tokens, hashes, encoded bodies. */
const longWord = /[\w+/=.~-]{20,}/g;
const numberText = /[+-]?\d+(?:[.,]\d+)*/g;

function cleanedMessage(message: string): string {
  return message
    .slice(0, 2000)
    .replace(addressWithSearch, '…')
    .replace(quoted, '“…”')
    .replace(email, '…')
    .replace(longWord, (word) => (/^[a-z_]+$/i.test(word) ? word : '…'))
    .replace(numberText, '#')
    .slice(0, longestMessage);
}

/** Keeps only the path. Parts that may be secrets are removed, ids stay. */
function cleanedPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/);
  return bare
    .split('/')
    .map((part) => (part.length < 20 || uuid.test(part) || isPlainName(part) ? part : '…'))
    .join('/')
    .slice(0, longestPath);
}

/** Names in our own addresses, such as 'high-risk-measurements' or '{custom_measurement_id}'. */
function isPlainName(part: string): boolean {
  return /^\{?[a-z]+(?:[-_][a-z]+)*\}?$/.test(part) && part.length < 40;
}

function cleanedContext(context: LogContext): LogContext {
  const kept: Partial<Record<ContextName, string | number>> = {};
  for (const name of contextNames) {
    const value = context[name];
    if (typeof value === 'number') kept[name] = value;
    else if (typeof value === 'string') kept[name] = cleanedText[name](value);
  }
  return kept;
}

const cleanedText: Readonly<Record<ContextName, (text: string) => string>> = {
  method: (text) => (/^[A-Z]{3,7}$/.test(text) ? text : ''),
  path: cleanedPath,
  status: () => '',
  ms: () => '',
  phases: (text) => (/^(?:[a-z_]+ \d+(?:, )?)*$/.test(text) ? text : ''),
  stack: framesOf,
};

/** The stack without its first line, which repeats the message. */
function framesOf(stack: string): string {
  const frames = [...stack.matchAll(/([\w.-]+\.(?:js|mjs|ts|tsx))(?:\?[^:\s]*)?:(\d+):(\d+)/g)];
  return frames
    .slice(0, framesKept)
    .map(([, file, line, column]) => `${file ?? ''}:${line ?? ''}:${column ?? ''}`)
    .join(' < ');
}
