import { copyTables } from '#packages/sync/contract';
import type { CopyTable } from '#packages/sync/contract';
import { DamagedCopy } from '../chunks/damage.ts';
import { createEngine } from '../engine/engine.ts';
import type { Engine } from '../engine/engine.ts';
import type { CopyEnvironment } from '../environment.ts';
import { signedOutMessage, unknownStatus } from '../protocol.ts';
import type { CopyAuth, FromCopy, SyncStatus } from '../protocol.ts';
import { databaseName } from '../store/database.ts';
import { deleteDatabase } from '../store/idb.ts';
import { openStore, openStoreForReading } from '../store/local-store.ts';
import type { LocalStore, StoreOptions } from '../store/local-store.ts';
import type { CopyDefinition } from '../tables/definition.ts';
import { openLine } from './channel.ts';
import type { BetweenWorkers, Ending } from './channel.ts';
import { createDeferred } from './deferred.ts';
import type { Deferred } from './deferred.ts';
import { claimDatabase } from './ownership.ts';
import { createReader } from './reader.ts';

export interface SessionOptions {
  environment: CopyEnvironment;
  definition: CopyDefinition;
  auth: CopyAuth;
  /** Tells every page of this worker. */
  post: (message: FromCopy) => void;
  /** The copy is gone from disk and memory. */
  onEnded: () => void;
}

/** One person's copy in one worker, as its owner or as a follower of the worker that owns it. */
export interface Session {
  readonly user_id: string;
  readonly status: SyncStatus;
  setToken(token: string): void;
  read(name: string, params: unknown): Promise<unknown>;
  requestSync(): Promise<void>;
  wake(): void;
  /** Resolves when nothing of the copy is left, in this worker and on disk. */
  signOut(): Promise<void>;
}
