import type { TableName } from '#packages/sync/contract';
import type { QueueState } from './queue/queued-write.ts';

/** The offline copy as its readers see it: everything hot is in memory. */
export interface Copy {
  /** Rows of a small table by their key. */
  rows<Row extends object>(table: TableName): ReadonlyMap<string, Row>;
  /** The in-memory index of a table kept in columnar chunks. */
  columns<Index extends object>(table: TableName): Index;
  /** What the server does not have yet of a table kept in columns, by the id of its row. */
  unsent(table: TableName): ReadonlyMap<string, Unsent>;
  /** A value worked out once and kept until one of the tables changes. */
  memo<Value>(key: string, tables: readonly TableName[], compute: () => Value): Value;
}

/** How it stands with a row that only this device has. */
export interface Unsent {
  state: QueueState;
  /** Why the server refused it, in a sentence. */
  reason: string | null;
}

/** What a read is told beside its parameters. */
export interface ReadContext {
  /** Milliseconds since 1970. */
  now: number;
  /** The person signed in. */
  user_id: string;
}

/** A named question to the offline copy; the page asks by name, the worker answers. */
export interface Read<Params, Result> {
  readonly name: string;
  /** A change of one of these makes the answer stale. */
  readonly tables: readonly TableName[];
  run(copy: Copy, params: Params, context: ReadContext): Result | Promise<Result>;
}

/** Declares a read; the identity function, for its types. */
export function defineRead<Params, Result>(read: Read<Params, Result>): Read<Params, Result> {
  return read;
}
