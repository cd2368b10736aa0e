import type { TableName } from '#packages/sync/contract';
import type { CopyEnvironment } from '../environment.ts';
import type { LogEntry } from '../logs/log-entry.ts';
import type { FromCopy, SyncStatus } from '../protocol.ts';
import type { LocalStore, StoreOptions } from '../store/local-store.ts';
import { localSchema } from '../tables/definition.ts';
import type { CopyDefinition } from '../tables/definition.ts';
import type { BetweenWorkers } from './between-workers.ts';
import type { WorkerChannel } from './channel.ts';

/** The role of a worker for a copy: the owner syncs and writes, a follower only reads. */
export interface Role {
  readonly status: SyncStatus;
  /** Returns the open store. Waits while there is none, rejects when this role ends. */
  getStore(): Promise<LocalStore>;
  requestSync(check?: boolean): Promise<void>;
  wake(): void;
  /** Stores log entries, or sends them to the owner. */
  keepLog(entries: readonly LogEntry[]): Promise<void>;
  /** Resolves when this worker has read all that the owner has stored so far. */
  whenUpToDate(): Promise<void>;
  /** Marks answers from these tables as stale, because the queue changed. */
  markStale(tables: readonly TableName[]): void;
  /** Reports a new write in the queue. */
  onQueued(): void;
  /** Handles a message of another worker. */
  receive(message: BetweenWorkers): void;
  /** Handles unreadable stored data. Resolves when the read may be repeated. */
  onDamaged(store: LocalStore): Promise<void>;
  /** Handles a moved row. Returns true once the tables were read again. */
  onMoved(store: LocalStore, tables: readonly TableName[]): Promise<boolean>;
  /** Closes the database. Nothing is read or stored afterwards. */
  close(): void;
}

export interface RoleOptions {
  environment: CopyEnvironment;
  definition: CopyDefinition;
  /** Name of the database. */
  name: string;
  channel: WorkerChannel;
  /** Sends a message to the pages of this worker. */
  post: (message: FromCopy) => void;
}

/** The version of the local schema of a build. */
export function schemaOf({ definition }: RoleOptions): number {
  return localSchema(definition).length;
}

/** The options with which a role opens its store. */
export function storeOptions(
  options: RoleOptions,
  onClosed: () => void,
  onBlocked: () => void,
): StoreOptions {
  const { environment, definition, name } = options;
  return {
    factory: environment.indexedDB,
    name,
    config: definition.config,
    schema: localSchema(definition),
    tables: definition.tables,
    onClosed,
    onBlocked,
    now: environment.now,
  };
}
