import { contextNames } from './log-entry.ts';
import type { ContextName, LogContext, LogEntry } from './log-entry.ts';

/**
 * An entry without anything that a log must not hold: no token, no e-mail, no search text, no body
 * and no value. Messages of errors quote what they stumbled over, so quotations and figures go too.
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
/** From a double quotation mark on all goes: what is quoted may hold such marks itself. */
const quoted = /["`“][^]*$|'[^']*'/g;
const email = /\S+@\S+/g;
const addressWithSearch = /\bhttps?:\/\/\S+/g;
/** Long runs without a space: tokens, hashes, encoded bodies. */
const longWord = /[\w+/=.~-]{20,}/g;
const figure = /[+-]?\d+(?:[.,]\d+)*/g;

function cleanedMessage(message: string): string {
  return message
    .slice(0, 2000)
    .replace(addressWithSearch, '…')
    .replace(quoted, '“…”')
    .replace(email, '…')
    .replace(longWord, (word) => (/^[a-z_]+$/i.test(word) ? word : '…'))
    .replace(figure, '#')
    .slice(0, longestMessage);
}

/** The path alone; a part that may open something is cut out, an id stays. */
function cleanedPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/);
  return bare
    .split('/')
    .map((part) => (part.length < 20 || uuid.test(part) || isWords(part) ? part : '…'))
    .join('/')
    .slice(0, longestPath);
}

/** Words of our own addresses, such as 'high-risk-measurements' or '{custom_measurement_id}'. */
function isWords(part: string): boolean {
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

/** Files and places of a stack alone: its first line repeats the message. */
function framesOf(stack: string): string {
  const frames = [...stack.matchAll(/([\w.-]+\.(?:js|mjs|ts|tsx))(?:\?[^:\s]*)?:(\d+):(\d+)/g)];
  return frames
    .slice(0, framesKept)
    .map(([, file, line, column]) => `${file ?? ''}:${line ?? ''}:${column ?? ''}`)
    .join(' < ');
}
