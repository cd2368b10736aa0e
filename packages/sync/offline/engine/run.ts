import type { TableName, SyncState } from '#packages/sync/contract';
import type { Change } from '../store/change.ts';
import type { LocalStore } from '../store/local-store.ts';
import type { CopyDefinition } from '../tables/definition.ts';

/** The functions of one run. Each of them throws after the run is cancelled. */
export interface Run {
  readonly store: LocalStore;
  readonly definition: CopyDefinition;
  /** Lists whose table is declared, by call. */
  readonly lists: DeclaredLists;
  call(path: string, body: unknown): Promise<Record<string, unknown>>;
  read(path: string): Promise<Record<string, unknown>>;
  /** Stores a change and notifies readers. */
  apply(change: Change): Promise<void>;
  /** Deletes the rows of all other people, stores the metadata and notifies readers. */
  purge(people: ReadonlySet<string>, metadata: NonNullable<Change['metadata']>): Promise<void>;
  /** As in the store. */
  compact(): Promise<boolean>;
  setState(state: SyncState): void;
  /** Milliseconds since 1970 by this device's clock. */
  now(): number;
  progress(percent: number, text: string): void;
}

export interface DeclaredLists {
  core: readonly ListOfTable[];
  measures: readonly ListOfTable[];
}

/** A list of an answer and the table that stores it. */
export interface ListOfTable {
  list: string;
  table: TableName;
}
