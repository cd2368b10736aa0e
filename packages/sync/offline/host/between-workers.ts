import type { TableName } from '#packages/sync/contract';
import type { LogEntry } from '../logs/log-entry.ts';
import { unknownStatus } from '../protocol.ts';
import type { FromCopy } from '../protocol.ts';

/** Why a copy ended. */
export type Ending = 'signed-out' | 'unauthorised';

/**
 * The messages that the owner of a copy passes on to the pages of other workers. The end of a copy
 * is not one of them.
 */
export type Relayed = Extract<
  FromCopy,
  { type: 'status' | 'progress' | 'sync-complete' | 'error' }
>;

/** The messages between the workers of one person. Only the owner changes the database. */
export type BetweenWorkers =
  /** The owner stored something: read these tables again. */
  | { type: 'stored'; tables: readonly TableName[] }
  /** The owner passes on what its own pages are told, and says which schema it keeps. */
  | { type: 'relay'; message: Relayed; schema: number }
  /** A newcomer asks how things stand. */
  | { type: 'ask' }
  /** Another token; whoever sends it knows the one `before`. */
  | { type: 'token'; token: string; before: string }
  | { type: 'wake' }
  /** A newcomer cannot read what the owner writes: another build. Whoever came later takes over. */
  | { type: 'yield'; since: number }
  | { type: 'sync'; ticket: string; check: boolean }
  | { type: 'synced'; ticket: string }
  /** Entries for the log, which the owner keeps. */
  | { type: 'log'; entries: readonly LogEntry[] }
  /** A worker has changed the queue: read it again, and send what is new. */
  | { type: 'queue-changed'; is_new: boolean }
  /** The copy ends; whoever sends it knows the token of the sign-in. */
  | { type: 'end'; reason: Ending; token: string };

type Fields = Readonly<Record<string, unknown>>;
type Check = (message: Fields) => boolean;

/** For each kind of message whether its fields have the right form. */
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

/** The message that came over the channel; null if it has an unknown form. */
export function messageOf(data: unknown): BetweenWorkers | null {
  if (!isFields(data) || !isText(data['type']) || !Object.hasOwn(checks, data['type'])) return null;
  const message = data as Fields & BetweenWorkers;
  return checks[message.type](data) ? message : null;
}

/** Whether a message of the owner to its pages also goes to the pages of other workers. */
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
 * Checks that each field has its type in the unknown status. A field that is null there may have a
 * value.
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
