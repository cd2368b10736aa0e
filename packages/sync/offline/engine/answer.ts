import type { TableName, Digest } from '#packages/sync/contract';
import type { ChunkRecords } from '../chunks/chunk-codec.ts';
import type { Change } from '../store/change.ts';
import { lastStamp } from '../store/stamp.ts';
import type { Row } from '../tables/column.ts';
import type { LocalStore } from '../store/local-store.ts';
import { ColumnPage } from './column-answer.ts';
import { NoProgressError, ServerReplacedError } from './problems.ts';
import type { ListOfTable } from './run.ts';

/** The two halves of the copy, each with its own epoch of what the person may see. */
export type Half = 'core' | 'measures';

/** The parts every sync answer has. */
export interface Answer {
  sync_time: string;
  /** The lists start from the beginning: their stored rows must be deleted. */
  full: boolean;
  /** Values to store. */
  notes: Record<string, unknown>;
  /** Values to send with the next request. */
  epochs: Record<string, unknown>;
  /**
   * The people whose large rows the person may see: null for everybody, undefined if nothing
   * changed.
   */
  visible_people: readonly string[] | null | undefined;
  /** The expected digests of the tables, if they were requested and nothing is left to fetch. */
  digests: ReadonlyMap<string, Digest> | null;
  /** Lists that the server reports as cut, by rows or by bytes. */
  cut: ReadonlySet<string>;
  page(list: string): ListPage;
}

/** A list of an answer, in one of its two forms. */
export interface ListPage {
  readonly count: number;
  /** Stamp of the last row that has one, as received; null if none has one. */
  readonly last: string | null;
  readonly rows: readonly Row[];
  /** The same page in its stored form; null if it came as rows. */
  readonly records: ChunkRecords | null;
}

const serverNote = 'server_epoch';
const epochNote = (half: Half) => `access_epoch.${half}`;

/**
 * For measures the server sends the visible people if the client sends an epoch. Core starts from
 * the beginning.
 */
const unknownEpoch: Record<Half, number | undefined> = { core: undefined, measures: 0 };

/** The epochs to send with a request. */
export function epochsOf(notes: ReadonlyMap<string, unknown>, half: Half): Record<string, unknown> {
  const access_epoch = notes.get(epochNote(half)) ?? unknownEpoch[half];
  const server_epoch = notes.get(serverNote);
  return {
    ...(access_epoch === undefined ? {} : { access_epoch }),
    ...(server_epoch === undefined ? {} : { server_epoch }),
  };
}

/**
 * Reads an answer.
 *
 * @param sent the times sent with the request
 * @throws ServerReplacedError if the server's history differs from the copy's
 * @throws NoProgressError if it starts from the beginning without a reason, because that would
 * repeat without end
 */
export function readAnswer(
  store: LocalStore,
  half: Half,
  data: Record<string, unknown>,
  sent: readonly (string | null)[],
): Answer {
  const { access_epoch, server_epoch } = data;
  const knownServer = store.notes.get(serverNote);
  if (knownServer !== undefined && server_epoch !== knownServer) throw new ServerReplacedError();
  const sync_time = typeof data['sync_time'] === 'string' ? data['sync_time'] : '';
  const full = data['full'] === true;
  const isNewEpoch = store.notes.get(epochNote(half)) !== access_epoch;
  // A server that does not know stamps that the copy has was restored, and is right to start from
  // the beginning.
  const isSetBack = sent.some((time) => time !== null && Date.parse(time) > Date.parse(sync_time));
  if (full && !isNewEpoch && !isSetBack) throw new NoProgressError();
  const epochs = {
    ...(access_epoch === undefined ? {} : { access_epoch }),
    ...(server_epoch === undefined ? {} : { server_epoch }),
  };
  const notes = {
    ...(access_epoch === undefined ? {} : { [epochNote(half)]: access_epoch }),
    ...(server_epoch === undefined ? {} : { [serverNote]: server_epoch }),
  };
  const visible_people = peopleOf(data['visible_people']);
  const digests = digestsOf(data['digest']);
  return {
    sync_time,
    full,
    epochs,
    notes,
    visible_people,
    digests,
    cut: new Set(Array.isArray(data['more']) ? data['more'].map(String) : []),
    page: (list) => pageOf(data[list]),
  };
}

/** How often lists may start from the beginning in one run. */
const freshStarts = 3;

/** Counts the fresh starts of a run. */
export function createFreshStarts(): (isFresh: boolean) => void {
  let count = 0;
  return (isFresh) => {
    if (isFresh) count += 1;
    if (count > freshStarts) throw new NoProgressError();
  };
}

function peopleOf(value: unknown): readonly string[] | null | undefined {
  return Array.isArray(value) ? value.map(String) : value === null ? null : undefined;
}

function digestsOf(value: unknown): ReadonlyMap<string, Digest> | null {
  if (typeof value !== 'object' || value === null) return null;
  return new Map(Object.entries(value as Record<string, Digest>));
}

/** The content of an answer for the tables of the given lists. */
export function contentOf(
  lists: readonly ListOfTable[],
  answer: Answer,
): Required<Pick<Change, 'rows' | 'chunks'>> {
  const rows = new Map<TableName, readonly Row[]>();
  const chunks = new Map<TableName, ChunkRecords>();
  for (const { list, table } of lists) {
    const page = answer.page(list);
    rows.set(table, page.rows);
    if (page.records !== null) chunks.set(table, page.records);
  }
  return { rows, chunks };
}

function pageOf(value: unknown): ListPage {
  if (value instanceof ColumnPage) {
    const { count, last, records } = value;
    return { count, last, records, rows: [] };
  }
  const rows = rowsOf(value);
  return { rows, count: rows.length, last: lastStamp(rows), records: null };
}

/**
 * Returns a list unchanged, one row as a list of one, and nothing as an empty list. A value that is
 * not a row becomes an empty row, which is counted and quarantined.
 */
function rowsOf(value: unknown): readonly Row[] {
  if (Array.isArray(value)) return value.map((row): Row => (isRow(row) ? row : {}));
  return isRow(value) ? [value] : [];
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
