import { longest } from '#tickets/contract';

/** What a page knows about its device, before anything private is removed. */
export interface DeviceFacts {
  /** ISO time. */
  time: string;
  /** Path of the screen. */
  page: string;
  browser: string;
  language: string;
  zone: string;
  /** 'width x height' in CSS pixels. */
  screen: string;
  online: boolean;
  sync: Readonly<Record<string, string | number | boolean | null>>;
  /** Number of unsent changes. */
  unsent: number;
  /** Rows in the copy by table, without their content. */
  tables: Readonly<Record<string, number>>;
  /** Entries of the log of this device, newest first. */
  log: readonly LoggedEntry[];
}

interface LoggedEntry {
  timestamp: string;
  type: string;
  level: string;
  page: string;
  message: string;
  context: Readonly<Record<string, string | number | undefined>>;
}

/** Most entries of the log that are sent. */
const mostEntries = 100;

/**
 * The diagnostics as text: exactly what the page shows and sends. Ids, emails, long secrets and
 * queries of addresses are replaced; older entries are left out if there is no room.
 */
export function diagnosticsText({ log, ...facts }: DeviceFacts): string {
  const entries = log.slice(0, mostEntries).map((entry) => withoutPrivate(lineOf(entry)));
  const head = withoutPrivate(JSON.stringify(facts, null, 2));
  const lines = [head, '', 'Log, newest first:', ...entries];
  let text = '';
  for (const line of lines) {
    if (text.length + line.length + 1 > longest.diagnostics) break;
    text += `${line}\n`;
  }
  return text.trimEnd();
}

function lineOf({ timestamp, type, level, page, message, context }: LoggedEntry): string {
  const facts = Object.entries(context)
    .filter(([name, value]) => value !== undefined && name !== 'stack')
    .map(([name, value]) => `${name}=${String(value)}`);
  return [timestamp, level, type, page, message, ...facts]
    .map((part) => part.replaceAll(/\s+/g, ' '))
    .filter((part) => part !== '')
    .join(' ');
}

/** The text without ids, emails, queries of addresses and anything that could be a secret. */
export function withoutPrivate(text: string): string {
  return text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '{id}')
    .replaceAll(/[^\s"@]+@[^\s"@]+/g, '{email}')
    .replaceAll(/(\/[\w{}/-]*)[?#][^\s"]*/g, '$1')
    .replaceAll(/[A-Za-z0-9_-]{24,}/g, '{secret}')
    .replaceAll(/\+?\d[\d ]{8,}\d/g, '{number}');
}
