import { withLiterals } from '#packages/database';
import type { CopyValue, Tx } from '#packages/database';
import { emptyDigest } from '#packages/sync/contract';
import type { ColumnList, ColumnShape, Digest } from '#packages/sync/contract';
import { encodePage } from './columns/encode-page.ts';
import type { ColumnPage } from './columns/encode-page.ts';
import { digestColumns } from './row-hash-migration.ts';
import type { Param, ServedList, SourceColumns, SyncSource } from './sync-source.ts';

/** The rows of one list, up to a number of rows and of bytes, as they are sent. */
export interface SyncPage {
  /** JSON: the rows, or a `ColumnList` if they follow as a chunk. */
  readonly text: string;
  readonly chunk: ColumnPage | null;
  readonly count: number;
  /** Stamp of the last row; null for an empty page. */
  readonly last: string | null;
  /** True if the window may hold more rows after the last one. */
  readonly isCut: boolean;
}

export const emptyPage: SyncPage = {
  ...{ text: '[]', chunk: null, count: 0 },
  ...{ last: null, isCut: false },
};

export interface Window {
  /** Strictly after this stamp; null from the beginning. */
  after: string | null;
  /** Not after this stamp; null without a bound. */
  upTo?: string | null;
  /** Only rows of these people. */
  people?: readonly string[] | undefined;
}

interface PageSize {
  /** Maximum number of rows. */
  limit: number;
  /** Maximum number of bytes. A first row that is larger is sent alone. */
  bytes: number;
}

/** Reads one page of a list, oldest stamp first, within the snapshot of the transaction. */
export async function readPage<Viewer>(
  tx: Tx,
  source: ServedList<Viewer>,
  viewer: Viewer,
  { limit, bytes, ...window }: Window & PageSize,
): Promise<SyncPage> {
  const { where, values, param } = conditionsOf(tx, source, viewer, window);
  const row = rowOf(source, viewer, { ...window, param });
  const query = `select (${row})::text, r.modified_time
     from (select r.* from ${source.table} as r
           where ${where} order by r.modified_time limit ${String(limit)}) as r
     order by r.modified_time`;
  const { rows } = await tx.query<{
    page: string;
    row_count: number;
    last: string | null;
    has_more: boolean;
  }>(
    withLiterals('select page, row_count, last, has_more from page_text($1, $2)', [
      withLiterals(query, values),
      bytes,
    ]),
  );
  const [found] = rows;
  if (found === undefined) return emptyPage;
  const { page, row_count, last, has_more } = found;
  const isCut = has_more || row_count === limit;
  return { text: page, chunk: null, count: row_count, last, isCut };
}

/** The same page as a chunk, encoded directly from the bytes of PostgreSQL. */
export async function readColumnPage<Viewer>(
  tx: Tx,
  source: ServedList<Viewer> & { columns: SourceColumns },
  viewer: Viewer,
  { limit, bytes, ...window }: Window & PageSize,
): Promise<SyncPage> {
  const { where, values } = conditionsOf(tx, source, viewer, window);
  const { shapes, coldFields, once } = source.columns;
  const fields = [
    `r.${source.key}`,
    ...shapes.map((shape) => `(${valueOf(source.columns, shape)})${castOf[shape.kind]}`),
    ...coldFields.map(({ value, kind }) => `(${value})::${kind}`),
  ];
  const copied = await tx.copy(
    `select ${fields.join(', ')}
     from (select r.*, sum(${source.columns.bytes}) over rows_before as bytes_so_far,
                  row_number() over rows_before as nth
           from (select r.* from ${source.table} as r
                 where ${where} order by r.modified_time limit ${String(limit)}) as r
           window rows_before as (order by r.modified_time rows unbounded preceding)) as r
       ${once === undefined ? '' : lateral(once)}
     where r.bytes_so_far <= ${String(bytes)} or r.nth = 1
     order by r.modified_time`,
    values,
  );
  const chunk = encodePage(copied, source.columns, limit);
  const stamp = chunk.lastOf('modified_time');
  const last = stamp === null ? null : new Date(stamp).toISOString();
  const columns: ColumnList = {
    ...{ rows: chunk.rows, hot: chunk.hot.length, cold: chunk.cold.length },
    last,
  };
  return {
    ...{ text: JSON.stringify({ columns }), chunk, count: chunk.rows, last },
    isCut: chunk.rows === limit || (await isMore(tx, source, viewer, { ...window, after: last })),
  };
}

/** Whether a window holds any row for the viewer. A window after no row is empty. */
async function isMore<Viewer>(
  tx: Tx,
  source: ServedList<Viewer>,
  viewer: Viewer,
  window: Window,
): Promise<boolean> {
  if (window.after === null) return false;
  const { where, values } = conditionsOf(tx, source, viewer, window);
  const { rows } = await tx.query<{ is_more: boolean }>(
    `select exists (select from ${source.table} as r where ${where}) as is_more`,
    values,
  );
  return rows[0]?.is_more === true;
}

/** The keys of the rows of a page. */
export async function readIds<Viewer>(
  tx: Tx,
  source: ServedList<Viewer>,
  viewer: Viewer,
  { limit, ...window }: Window & { limit: number },
): Promise<string[]> {
  const { where, values } = conditionsOf(tx, source, viewer, window);
  const { rows } = await tx.query<{ id: string }>(
    `select r.${source.key} as id from ${source.table} as r
     where ${where} order by r.modified_time limit ${String(limit)}`,
    values,
  );
  return rows.map(({ id }) => id);
}

/** The number of rows of a window for the viewer. */
export async function countRows<Viewer>(
  tx: Tx,
  source: ServedList<Viewer>,
  viewer: Viewer,
  window: Window,
): Promise<number> {
  const { where, values } = conditionsOf(tx, source, viewer, window);
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from ${source.table} as r where ${where}`,
    values,
  );
  return rows[0]?.count ?? 0;
}

/** The digest of the whole list for the viewer, in the snapshot of the transaction. */
export async function readDigest<Viewer>(
  tx: Tx,
  source: ServedList<Viewer>,
  viewer: Viewer,
): Promise<Digest> {
  const { where, values } = conditionsOf(tx, source, viewer, { after: null });
  const { rows } = await tx.query<Digest>(
    `select ${digestColumns(source.key)} from ${source.table} as r where ${where}`,
    values,
  );
  return rows[0] ?? emptyDigest;
}

const castOf: Readonly<Record<ColumnShape['kind'], string>> = {
  time: '::timestamptz',
  number: '::double precision',
  count: '::int',
  flag: '::boolean',
  choice: '::text',
  text: '::text',
  // The binary form of an array contains its element type.
  texts: '',
};

/** The offset keeps the planner from copying the expression to each place that names it. */
function lateral(once: string): string {
  return `cross join lateral (select ${once} as value offset 0) as once`;
}

function valueOf({ values }: SourceColumns, { name }: ColumnShape): string {
  const value = values[name];
  if (value === undefined) throw new Error(`The column ${name} has no value`);
  return value;
}

function conditionsOf<Viewer>(
  tx: Tx,
  source: ServedList<Viewer>,
  viewer: Viewer,
  { after, upTo = null, people }: Window,
) {
  const values: CopyValue[] = [tx.org_id];
  const param: Param = (value) => `$${String(values.push(value))}`;
  const conditions = [
    'r.org_id = $1',
    'r.modified_time is not null',
    ...(withdrawnOf(source, viewer, after) === null ? [source.visible(viewer, param)] : []),
    ...(after === null ? [] : [`r.modified_time > ${param(after)}`]),
    ...(upTo === null ? [] : [`r.modified_time <= ${param(upTo)}`]),
    ...(after === null && !source.withInactive ? ['r.active'] : []),
    ...(people === undefined ? [] : [ofPeople(source, people, param)]),
  ];
  return { where: conditions.join(' and '), values, param };
}

/** SQL expression: the row that the viewer receives. */
function rowOf<Viewer>(
  source: ServedList<Viewer>,
  viewer: Viewer,
  { after, param }: Pick<Window, 'after'> & { param: Param },
): string {
  const row = typeof source.row === 'string' ? source.row : source.row(viewer, param);
  const withdrawn = withdrawnOf(source, viewer, after);
  if (withdrawn === null) return row;
  return `case when ${source.visible(viewer, param)} then ${row} else ${withdrawn} end`;
}

/** What is sent of invisible rows. A first load needs nothing of them, as it replaces the copy. */
function withdrawnOf<Viewer>(
  source: ServedList<Viewer>,
  viewer: Viewer,
  after: string | null,
): string | null {
  return after === null ? null : (source.withdrawn?.(viewer) ?? null);
}

function ofPeople<Viewer>(
  { list, person }: SyncSource<Viewer>,
  people: readonly string[],
  param: Param,
): string {
  if (person === undefined) throw new Error(`Rows of ${list} belong to no person`);
  return `r.${person} = any(${param(people)}::uuid[])`;
}
