import type { Row } from '../tables/column.ts';

/**
 * The index of a chunk table in memory. A slot is the index of a row in every array; a replaced
 * row leaves a dead slot. The arrays are views that are outdated after the next change: read them
 * through `Copy.memo` and do not store them.
 */
export interface ChunkIndex {
  /** Number of slots, dead ones included. */
  readonly count: number;
  /** 1 if the slot holds the newest version of its row. */
  readonly live: Uint8Array;
  /** The array of a `time` or `number` column. */
  numbers(column: string): Float64Array;
  /** The array of a `count` column. */
  counts(column: string): Uint16Array;
  /** The array of a `flag` or `choice` column. */
  bytes(column: string): Uint8Array;
  /** The array of a `text` or `texts` column: codes into `texts` or `lists`. */
  codes(column: string): Uint32Array;
  /** The texts behind the codes of a `text` column. */
  texts(column: string): readonly string[];
  /** The lists behind the codes of a `texts` column. */
  lists(column: string): readonly (readonly string[])[];
  /** The id of the row in a slot. */
  id(slot: number): string;
  /** The slot of a row, or -1 if it is not in the table. */
  slotOf(id: string): number;
  /** The whole row as received, read from disk. */
  row(slot: number): Promise<Row>;
}
