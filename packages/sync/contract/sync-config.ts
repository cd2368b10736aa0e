/** The two halves of the copy, each with its own call: small tables and large tables. */
export type Half = 'core' | 'measures';

/** Name of a list in a sync answer. */
export type ListName = string;

/** Name of a table of the offline copy. */
export type TableName = string;

/** The configuration of the sync. Client and server of a product must use the same one. */
export interface SyncConfig {
  readonly paths: {
    readonly core: string;
    readonly measures: string;
    /** The first load of the large tables, batch by batch. */
    readonly init: string;
    /** The event stream that signals new data. */
    readonly events: string;
  };
  /**
   * Lists of each half in the order of its answer. A list that no feature serves is empty in the
   * answer.
   */
  readonly lists: Readonly<Record<Half, readonly ListName[]>>;
  /** Lists of one row: answered as this row, or null. */
  readonly singleRow: readonly ListName[];
  /** The table of a list, if their names differ. */
  readonly tables: Readonly<Partial<Record<ListName, TableName>>>;
  /**
   * Lists whose inactive rows are part of the copy because they are displayed. Inactive rows of
   * other lists only tell the client to delete the row.
   */
  readonly withInactive: readonly ListName[];
  /** The list that a first load fetches in batches, and the list of its links. */
  readonly batches: { readonly list: ListName; readonly links: ListName };
  /** Keys of sync times that belong to no table. */
  readonly times: {
    /** Stamp of the last row of the first load so far. */
    readonly cursor: string;
    /** The first load fetches rows up to this stamp. */
    readonly horizon: string;
    /** When the first load ended, by the clock of this device. */
    readonly completed: string;
  };
  /** Table of the pictures. Each is fetched by a separate call. */
  readonly pictures: TableName;
  /** The tables that each version of the local schema added. */
  readonly schema: LocalSchema;
  readonly progress: ProgressTexts;
}

/** Tables by the version of the local schema that added them, from version 1. */
export type LocalSchema = readonly (readonly TableName[])[];

/** Texts of the first load; `percent` is a whole or half number. */
export interface ProgressTexts {
  readonly start: string;
  readonly core: (percent: number) => string;
  readonly images: (percent: number) => string;
  readonly measurements: string;
  readonly batch: (batch: number) => string;
  readonly done: string;
}

/** The table that stores a list. */
export function tableOfList({ tables }: Pick<SyncConfig, 'tables'>, list: ListName): TableName {
  return tables[list] ?? list;
}

/** Largest number of rows of one list in one answer. */
export const pageSize = 2000;
