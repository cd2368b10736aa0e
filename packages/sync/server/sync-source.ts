import type { CopyValue, Tx } from '#packages/database';
import type { ColumnShape, Half, ListName, SyncConfig } from '#packages/sync/contract';
import type { Audience } from './signal/audience.ts';

/**
 * Reads the links of rows in the order of their page: of all rows, or only of the first ones if the
 * links of all are too many bytes. The links of one row always fit.
 */
export type LinksOf = (
  tx: Tx,
  measurement_ids: readonly string[],
  bytes: number,
) => Promise<{
  /** The links as JSON. */
  text: string;
  /** The number of rows whose links are included; at least 1. */
  linked: number;
}>;

/** Adds a value to the statement and returns its placeholder, e.g. `$4`. */
export type Param = (value: CopyValue) => string;

/** One list of the sync answers: its table, the rows that the viewer may see, and their shape. */
export interface SyncSource<Viewer> {
  /** Its name in the answer. A list that the scheme does not name comes with the small tables. */
  readonly list: ListName;
  /** Table of an organisation with modified_time and active; the row is `r` below. */
  readonly table: string;
  /** Name of a feature that may be switched off; then the list is empty. */
  readonly feature?: string;
  /** Column that identifies a row. */
  readonly key: string;
  /** SQL condition on `r`: the rows that the viewer may see at all. */
  visible(viewer: Viewer, param: Param): string;
  /** The same in memory: who is notified of a changed row. */
  readonly audience: Audience<Viewer>;
  /**
   * SQL expression: the row as JSON, in the specification's field names; a function if a part of it
   * is only for some viewers. Such a part may depend only on what the access epoch contains, as
   * nothing else makes a client load the row again.
   */
  readonly row: string | ((viewer: Viewer, param: Param) => string);
  /**
   * SQL expression on `r`: what the viewer receives of a changed row that they may not see, or null
   * for nothing. It must count as deleted: a copy that has the row from before drops it. For lists
   * whose rows become invisible without a change of the access epoch.
   */
  withdrawn?(viewer: Viewer): string | null;
  /** The rows in columns, for a list that may be large. */
  readonly columns?: SourceColumns;
  /** Column with the person of the row, if rows can be requested by person. */
  readonly person?: string;
}

/** A list as it is answered. */
export interface ServedList<Viewer> extends SyncSource<Viewer> {
  /** True if a first load contains inactive rows too. */
  readonly withInactive: boolean;
}

/** A list's columns, in the form that the offline copy stores. */
export interface SourceColumns {
  readonly shapes: readonly ColumnShape[];
  /**
   * SQL expressions on `r` by column: timestamptz for a time, double precision for a number, int for
   * a count, boolean for a flag, text for a choice or a text, text[] or uuid[] for texts.
   */
  readonly values: Readonly<Record<string, string>>;
  /**
   * SQL expression on `r` that is computed once for each row: `once.value` in `values` and
   * `coldFields`.
   */
  readonly once?: string;
  /** SQL expression on `r`: an upper bound of the row's size in bytes, as a whole number. */
  readonly bytes: string;
  /** The fields without a column, in the order of the row's JSON. */
  readonly coldFields: readonly ColdField[];
}

/** A field of a row that is stored as JSON text. */
export interface ColdField {
  readonly name: string;
  /** The type of `value`. */
  readonly kind: 'text' | 'jsonb';
  /** SQL expression on `r`. */
  readonly value: string;
}

/** A time column in the format of the wire: ISO with milliseconds and Z. */
export function iso(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** The lists of one half, in the order of its answer. */
export function listsOf(
  { lists }: Pick<SyncConfig, 'lists'>,
  sources: readonly Pick<SyncSource<never>, 'list'>[],
  half: Half,
): readonly ListName[] {
  if (half === 'measures') return lists.measures;
  const named = new Set([...lists.core, ...lists.measures]);
  return [...lists.core, ...sources.map(({ list }) => list).filter((list) => !named.has(list))];
}

/** The half that a list belongs to. */
export function halfOf({ lists }: Pick<SyncConfig, 'lists'>, list: ListName): Half {
  return lists.measures.includes(list) ? 'measures' : 'core';
}
