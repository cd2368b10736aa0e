/** The two halves of the copy, each with a call of its own: the small tables and the large ones. */
export type Half = 'core' | 'measures';

/** Name of a list in a sync answer. */
export type ListName = string;

/** Name of a table of the offline copy. */
export type TableName = string;

/** Everything that client and server must agree on and that differs from product to product. */
export interface SyncScheme {
  readonly paths: {
    readonly core: string;
    readonly measures: string;
    /** The first load of the large tables, batch by batch. */
    readonly init: string;
    /** The signals that there is something new. */
    readonly events: string;
  };
  /** Lists of each half in the order of its answer. A list that no feature serves is answered empty. */
  readonly lists: Readonly<Record<Half, readonly ListName[]>>;
  /** Lists of one row: answered as this row, or null. */
  readonly singleRow: readonly ListName[];
  /** The table of a list, where their names differ. */
  readonly tables: Readonly<Partial<Record<ListName, TableName>>>;
  /**
   * Lists whose inactive rows are part of the copy, since they are displayed. Inactive rows of other
   * lists only tell a client that the row is gone.
   */
  readonly withInactive: readonly ListName[];
  /** The list whose rows a first load brings in batches, and the list with what belongs to them. */
  readonly batches: { readonly list: ListName; readonly links: ListName };
  /** Keys of sync times that belong to no table. */
  readonly times: {
    /** Stamp of the last row of the first load so far. */
    readonly cursor: string;
    /** The first load brings rows up to this stamp. */
    readonly horizon: string;
    /** When the first load ended, by the clock of this device. */
    readonly completed: string;
  };
  /** Table of the pictures, each fetched by a call of its own. */
  readonly pictures: TableName;
  /** The tables that each version of the local schema brought. */
  readonly schema: LocalSchema;
  readonly progress: ProgressTexts;
}

/** Tables by the version of the local schema that brought them, from version 1 on. */
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

/** The table in which a list is kept. */
export function tableOfList({ tables }: Pick<SyncScheme, 'tables'>, list: ListName): TableName {
  return tables[list] ?? list;
}

/** Largest number of rows of one list in one answer. */
export const pageSize = 2000;
