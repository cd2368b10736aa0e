import {
  columnAnswerHead,
  columnAnswerMagic,
  columnAnswerType,
  layoutHeader,
  layoutName,
  layoutOf,
  alignTo8,
} from '#packages/sync/contract';
import type { ColumnList } from '#packages/sync/contract';
import type { ChunkRecords } from '../chunks/chunk-codec.ts';
import { UnreadableColumns } from '../chunks/damage.ts';
import type { TableDeclaration } from '../tables/tables.ts';

/** A list of an answer that came as a chunk. */
export class ColumnPage {
  readonly count: number;
  readonly last: string | null;
  readonly records: ChunkRecords;

  constructor({ rows, last }: ColumnList, records: ChunkRecords) {
    this.count = rows;
    this.last = last;
    this.records = records;
  }
}

/** The headers that request every list as text. */
export const textHeaders: Readonly<Record<string, string>> = { accept: 'application/json' };

/**
 * The headers that request columns. They name the layout of each table, because only a server with
 * the same layout may send columns.
 */
export function columnHeaders(
  tables: readonly TableDeclaration[],
): Readonly<Record<string, string>> {
  const layouts = tables.flatMap((table) =>
    table.kind === 'chunks'
      ? [`${table.table}=${layoutName(layoutOf(table.id, table.columns))}`]
      : [],
  );
  if (layouts.length === 0) return textHeaders;
  return {
    accept: `${columnAnswerType}, application/json;q=0.9`,
    [layoutHeader]: layouts.join(','),
  };
}

/**
 * Reads the envelope of an answer, as JSON or as columns. Lists in columns become `ColumnPage`
 * objects.
 *
 * @throws UnreadableColumns if the bytes cannot be read
 */
export async function envelopeOf(response: Response): Promise<unknown> {
  const isColumns = response.headers.get('content-type')?.startsWith(columnAnswerType) === true;
  if (!isColumns) return response.json();
  const bytes = await response.arrayBuffer();
  try {
    return envelopeIn(bytes);
  } catch {
    throw new UnreadableColumns();
  }
}

function envelopeIn(bytes: ArrayBuffer): unknown {
  const hasHeader = bytes.byteLength >= columnAnswerHead && bytes.byteLength % 4 === 0;
  const [magic, textLength = 0] = hasHeader ? new Uint32Array(bytes, 0, 2) : [];
  if (magic !== columnAnswerMagic) throw new Error('Wrong magic number');
  const text = new TextDecoder().decode(new Uint8Array(bytes, columnAnswerHead, textLength));
  const envelope = JSON.parse(text) as { data: Record<string, unknown> };
  let at = alignTo8(columnAnswerHead + textLength);
  for (const [list, value] of Object.entries(envelope.data)) {
    if (!isColumnList(value)) continue;
    const { columns } = value;
    const cold = alignTo8(at + columns.hot);
    const end = alignTo8(cold + columns.cold);
    if (!(end <= bytes.byteLength)) throw new Error('A part is missing');
    envelope.data[list] = new ColumnPage(columns, {
      hot: bytes.slice(at, at + columns.hot),
      cold: bytes.slice(cold, cold + columns.cold),
    });
    at = end;
  }
  return envelope;
}

function isColumnList(value: unknown): value is { columns: ColumnList } {
  return typeof value === 'object' && value !== null && 'columns' in value;
}
