import type { TableName } from '#packages/sync/contract';
import type { QueueState } from './queue/queued-write.ts';

/** The offline copy as reads see it. All hot columns are in memory. */
export interface Copy {
  /** Rows of a small table by their key. */
  rows<Row extends object>(table: TableName): ReadonlyMap<string, Row>;
  /** The in-memory index of a table that is stored in columnar chunks. */
  columns<Index extends object>(table: TableName): Index;
  /** The unsent writes of a table in columns, by the id of the row. */
  unsent(table: TableName): ReadonlyMap<string, Unsent>;
  /** Computes a value once and keeps it until one of the tables changes. */
  memo<Value>(key: string, tables: readonly TableName[], compute: () => Value): Value;
}

/** The state of a row that only this device has. */
export interface Unsent {
  state: QueueState;
  /** Why the server refused it, as a sentence. */
  reason: string | null;
}

/** What a read receives beside its parameters. */
export interface ReadContext {
  /** Milliseconds since 1970. */
  now: number;
  /** The person signed in. */
  user_id: string;
}

/** A named query of the offline copy. The page requests it by name and the worker answers. */
export interface Read<Params, Result> {
  readonly name: string;
  /** A change of one of these makes the answer stale. */
  readonly tables: readonly TableName[];
  run(copy: Copy, params: Params, context: ReadContext): Result | Promise<Result>;
}

/** Declares a read: the identity function, for type inference. */
export function defineRead<Params, Result>(read: Read<Params, Result>): Read<Params, Result> {
  return read;
}
