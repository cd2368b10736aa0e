import type { TableName } from '#packages/sync/contract';
import type { CopyEnvironment } from '../environment.ts';
import type { LogEntry } from '../logs/log-entry.ts';
import type { FromCopy, SyncStatus } from '../protocol.ts';
import type { LocalStore, StoreOptions } from '../store/local-store.ts';
import { localSchema } from '../tables/definition.ts';
import type { CopyDefinition } from '../tables/definition.ts';
import type { BetweenWorkers } from './between-workers.ts';
import type { WorkerChannel } from './channel.ts';

/** What a worker is to a copy: its owner, who syncs and writes, or a follower, who reads along. */
export interface Role {
  readonly status: SyncStatus;
  /** The open store; waits while there is none, rejects when this role ends. */
  getStore(): Promise<LocalStore>;
  requestSync(check?: boolean): Promise<void>;
  wake(): void;
  /** Stores entries of the log, or hands them to the owner. */
  keepLog(entries: readonly LogEntry[]): Promise<void>;
  /** Resolves when what the owner has stored so far is here too. */
  settled(): Promise<void>;
  /** What is answered of these tables is stale: the queue shows something else. */
  touch(tables: readonly TableName[]): void;
  /** Something new waits to be sent. */
  onQueued(): void;
  /** What another worker says. */
  receive(message: BetweenWorkers): void;
  /** What is stored cannot be read; resolves when it may be tried again. */
  onDamaged(store: LocalStore): Promise<void>;
  /** A row was not where it should be; true once the tables were read again. */
  onMoved(store: LocalStore, tables: readonly TableName[]): Promise<boolean>;
  /** Closes the database; nothing is read or stored after it. */
  close(): void;
}

export interface RoleOptions {
  environment: CopyEnvironment;
  definition: CopyDefinition;
  /** Name of the database. */
  name: string;
  channel: WorkerChannel;
  /** Tells the pages of this worker. */
  post: (message: FromCopy) => void;
}

/** The version of the local schema that a build keeps. */
export function schemaOf({ definition }: RoleOptions): number {
  return localSchema(definition).length;
}

/** How a role opens its store. */
export function storeOptions(
  options: RoleOptions,
  onClosed: () => void,
  onBlocked: () => void,
): StoreOptions {
  const { environment, definition, name } = options;
  return {
    factory: environment.indexedDB,
    name,
    scheme: definition.scheme,
    schema: localSchema(definition),
    tables: definition.tables,
    onClosed,
    onBlocked,
    now: environment.now,
  };
}
