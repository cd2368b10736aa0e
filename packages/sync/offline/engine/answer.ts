import type { TableName, Digest } from '#packages/sync/contract';
import type { ChunkRecords } from '../chunks/chunk-codec.ts';
import type { Change } from '../store/change.ts';
import { lastStamp } from '../store/stamp.ts';
import type { Row } from '../tables/column.ts';
import type { LocalStore } from '../store/local-store.ts';
import { ColumnPage } from './column-answer.ts';
import { NoProgressError, ServerReplacedError } from './problems.ts';
import type { ListOfTable } from './run.ts';

/** The two halves of the copy, each with its own access epoch. */
export type Half = 'core' | 'measures';

/** A sync answer. */
export interface Answer {
  sync_time: string;
  /** True if the lists start from the beginning. Their stored rows must be deleted. */
  full: boolean;
  /** Metadata to store with the rows. */
  metadata: Record<string, unknown>;
  /** Epochs to send with the next request. */
  epochs: Record<string, unknown>;
  /**
   * The people whose rows of large tables the person may see: null for everybody, undefined if
   * nothing changed.
   */
  visible_people: readonly string[] | null | undefined;
  /** In how much detail the person gets these rows; with the visible people. */
  visible_detail: string | undefined;
  /** The server's digests by table; null if they were not requested or more rows are to be loaded. */
  digests: ReadonlyMap<string, Digest> | null;
  /** Lists that the server cut at its limit of rows or bytes. */
  cut: ReadonlySet<string>;
  page(list: string): ListPage;
}

/** One list of an answer: as rows, or as a chunk. */
export interface ListPage {
  readonly count: number;
  /** Stamp of the last row that has one, as received; null if none has one. */
  readonly last: string | null;
  readonly rows: readonly Row[];
  /** The list as a chunk; null if it came as rows. */
  readonly records: ChunkRecords | null;
}

const serverEpochKey = 'server_epoch';
const accessEpochKey = (half: Half) => `access_epoch.${half}`;

/**
 * The epoch to send while none is known. For measures the server sends the visible people only if
 * it gets an epoch that is not current. Core is loaded from the beginning and needs none.
 */
const unknownEpoch: Record<Half, number | undefined> = { core: undefined, measures: 0 };

/** The epochs to send with a request. */
export function epochsOf(
  metadata: ReadonlyMap<string, unknown>,
  half: Half,
): Record<string, unknown> {
  const access_epoch = metadata.get(accessEpochKey(half)) ?? unknownEpoch[half];
  const server_epoch = metadata.get(serverEpochKey);
  return {
    ...(access_epoch === undefined ? {} : { access_epoch }),
    ...(server_epoch === undefined ? {} : { server_epoch }),
  };
}

/**
 * Reads an answer.
 *
 * @param sent the times sent with the request
 * @throws ServerReplacedError if the answer comes from another database than the copy
 * @throws NoProgressError if the lists start from the beginning without a reason, because that would
 * never end
 */
export function readAnswer(
  store: LocalStore,
  half: Half,
  data: Record<string, unknown>,
  sent: readonly (string | null)[],
): Answer {
  const { access_epoch, server_epoch } = data;
  const knownServer = store.metadata.get(serverEpochKey);
  if (knownServer !== undefined && server_epoch !== knownServer) throw new ServerReplacedError();
  const sync_time = typeof data['sync_time'] === 'string' ? data['sync_time'] : '';
  const full = data['full'] === true;
  const isNewEpoch = store.metadata.get(accessEpochKey(half)) !== access_epoch;
  // The copy has later stamps than the server: the server was restored from a backup and must start
  // from the beginning.
  const isRestored = sent.some((time) => time !== null && Date.parse(time) > Date.parse(sync_time));
  if (full && !isNewEpoch && !isRestored) throw new NoProgressError();
  const epochs = {
    ...(access_epoch === undefined ? {} : { access_epoch }),
    ...(server_epoch === undefined ? {} : { server_epoch }),
  };
  const metadata = {
    ...(access_epoch === undefined ? {} : { [accessEpochKey(half)]: access_epoch }),
    ...(server_epoch === undefined ? {} : { [serverEpochKey]: server_epoch }),
  };
  const visible_people = peopleOf(data['visible_people']);
  const digests = digestsOf(data['digest']);
  return {
    sync_time,
    full,
    epochs,
    metadata,
    visible_people,
    visible_detail: typeof data['visible_detail'] === 'string' ? data['visible_detail'] : undefined,
    digests,
    cut: new Set(Array.isArray(data['more']) ? data['more'].map(String) : []),
    page: (list) => pageOf(data[list]),
  };
}

/** How often lists may start from the beginning within one run. */
const restartsAllowed = 3;

/**
 * Creates a function that counts how often lists start from the beginning.
 *
 * @throws NoProgressError from that function, above the limit
 */
export function createRestartLimit(): (isRestart: boolean) => void {
  let count = 0;
  return (isRestart) => {
    if (isRestart) count += 1;
    if (count > restartsAllowed) throw new NoProgressError();
  };
}

function peopleOf(value: unknown): readonly string[] | null | undefined {
  return Array.isArray(value) ? value.map(String) : value === null ? null : undefined;
}

function digestsOf(value: unknown): ReadonlyMap<string, Digest> | null {
  if (typeof value !== 'object' || value === null) return null;
  return new Map(Object.entries(value as Record<string, Digest>));
}

/** The rows and chunks of an answer by table, for the given lists. */
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
 * Returns the rows of a list, of a single row, or of a missing list. An item that is not an object
 * becomes an empty row, which is counted and later quarantined.
 */
function rowsOf(value: unknown): readonly Row[] {
  if (Array.isArray(value)) return value.map((row): Row => (isRow(row) ? row : {}));
  return isRow(value) ? [value] : [];
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
