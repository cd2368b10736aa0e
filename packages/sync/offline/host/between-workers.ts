import type { TableName } from '#packages/sync/contract';
import type { LogEntry } from '../logs/log-entry.ts';
import { unknownStatus } from '../protocol.ts';
import type { FromCopy } from '../protocol.ts';

/** Why a copy ended. */
export type Ending = 'signed-out' | 'unauthorised';

/**
 * The messages of the owner that followers forward to their pages. The end of a copy is not one of
 * them: every worker handles it itself.
 */
export type Relayed = Extract<
  FromCopy,
  { type: 'status' | 'progress' | 'sync-complete' | 'error' }
>;

/** The messages between the workers of one person. Only the owner writes the database. */
export type BetweenWorkers =
  /** The owner has stored rows. Followers read these tables again. */
  | { type: 'stored'; tables: readonly TableName[] }
  /** The owner forwards a message that it sent to its own pages, with the version of its schema. */
  | { type: 'relay'; message: Relayed; schema: number }
  /** A new worker requests the status. */
  | { type: 'ask' }
  /** A new token. A sender proves that it belongs to the same sign-in by the token `before`. */
  | { type: 'token'; token: string; before: string }
  | { type: 'wake' }
  /** A worker of another build cannot read the copy. The worker that started last becomes the owner. */
  | { type: 'yield'; since: number }
  | { type: 'sync'; ticket: string; check: boolean }
  | { type: 'synced'; ticket: string }
  /** Entries for the log, which only the owner writes. */
  | { type: 'log'; entries: readonly LogEntry[] }
  /** A worker has changed the queue. Other workers read it again, and the owner sends new writes. */
  | { type: 'queue-changed'; is_new: boolean }
  /** The copy ends. The sender proves by the token that it belongs to the same sign-in. */
  | { type: 'end'; reason: Ending; token: string };

type Fields = Readonly<Record<string, unknown>>;
type Check = (message: Fields) => boolean;

/** Checks the fields of each type of message. */
const checks: Readonly<Record<BetweenWorkers['type'], Check>> = {
  stored: ({ tables }) => isListOf(tables, isText),
  relay: ({ message, schema }) => isNumber(schema) && isFields(message) && isRelayed(message),
  ask: () => true,
  token: ({ token, before }) => isText(token) && isText(before),
  wake: () => true,
  yield: ({ since }) => isNumber(since),
  sync: ({ ticket, check }) => isText(ticket) && typeof check === 'boolean',
  synced: ({ ticket }) => isText(ticket),
  log: ({ entries }) => isListOf(entries, isLogEntry),
  'queue-changed': ({ is_new }) => typeof is_new === 'boolean',
  end: ({ reason, token }) =>
    (reason === 'signed-out' || reason === 'unauthorised') && isText(token),
};

/** Returns a received message, or null if it has an unknown form. */
export function messageOf(data: unknown): BetweenWorkers | null {
  if (!isFields(data) || !isText(data['type']) || !Object.hasOwn(checks, data['type'])) return null;
  const message = data as Fields & BetweenWorkers;
  return checks[message.type](data) ? message : null;
}

/** Whether a message of the owner to its pages is forwarded to the pages of other workers. */
export function isRelayed(message: object): message is Relayed {
  return isFields(message) && isRelayedForm(message);
}

function isRelayedForm(message: Fields): boolean {
  switch (message['type']) {
    case 'status':
      return isFields(message['status']) && isStatus(message['status']);
    case 'progress':
      return isNumber(message['percent']) && isText(message['text']);
    case 'sync-complete':
      return true;
    case 'error':
      return isText(message['code']);
    default:
      return false;
  }
}

/**
 * Checks that each field has the same type as in `unknownStatus`. A field that is null there may
 * contain a text or a number.
 */
function isStatus(status: Fields): boolean {
  return Object.entries(unknownStatus).every(([name, value]) =>
    value === null
      ? status[name] === null || isText(status[name]) || isNumber(status[name])
      : typeof status[name] === typeof value,
  );
}

function isLogEntry(entry: unknown): boolean {
  return (
    isFields(entry) &&
    ['timestamp', 'type', 'level', 'page', 'message'].every((name) => isText(entry[name])) &&
    isFields(entry['context'])
  );
}

function isListOf(list: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(list) && list.every(isItem);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
