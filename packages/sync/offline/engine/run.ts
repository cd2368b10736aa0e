import type { TableName, SyncState } from '#packages/sync/contract';
import type { Change } from '../store/change.ts';
import type { LocalStore } from '../store/local-store.ts';
import type { CopyDefinition } from '../tables/definition.ts';

/** What the parts of one run work with; each of its actions throws once the run is called off. */
export interface Run {
  readonly store: LocalStore;
  readonly definition: CopyDefinition;
  /** Lists whose table is declared, by the call they come with. */
  readonly lists: DeclaredLists;
  call(path: string, body: unknown): Promise<Record<string, unknown>>;
  read(path: string): Promise<Record<string, unknown>>;
  /** Stores a change and tells who reads of it. */
  apply(change: Change): Promise<void>;
  /** Drops the rows of everybody else, notes it and tells who reads of them. */
  purge(people: ReadonlySet<string>, notes: NonNullable<Change['notes']>): Promise<void>;
  /** As in the store. */
  tidy(): Promise<boolean>;
  enter(state: SyncState): void;
  /** Milliseconds since 1970 by this device. */
  now(): number;
  progress(percent: number, text: string): void;
}

export interface DeclaredLists {
  core: readonly ListOfTable[];
  measures: readonly ListOfTable[];
}

/** A list of an answer and the table it is kept in. */
export interface ListOfTable {
  list: string;
  table: TableName;
}
