import type { CopyEnvironment } from '../environment.ts';
import { isLocked } from '../engine/lease.ts';
import { createLogger } from '../logs/logger.ts';
import type { LogEntry } from '../logs/log-entry.ts';
import { createSyncLog } from '../logs/sync-log.ts';
import { loggedFetch } from '../logs/logged-fetch.ts';
import { CopyRefusedError, signedOutError, unknownStatus } from '../protocol.ts';
import type { CopyAuth, CopyReport, FromCopy, SyncStatus } from '../protocol.ts';
import { createQueueService } from '../queue/queue-service.ts';
import type { QueueService } from '../queue/queue-service.ts';
import { databaseName } from '../store/database.ts';
import { deleteDatabase } from '../store/idb.ts';
import type { LocalStore } from '../store/local-store.ts';
import { quarantinedRowsOf } from '../store/quarantine.ts';
import type { CopyDefinition } from '../tables/definition.ts';
import type { Ending } from './between-workers.ts';
import { openWorkerChannel } from './channel.ts';
import { createDeferred } from './deferred.ts';
import { createFollower } from './follower.ts';
import { createOwner } from './owner.ts';
import { claimDatabase } from './ownership.ts';
import { createReader } from './reader.ts';
import { deleteOrphanedDatabases } from './orphaned-databases.ts';
import type { Role } from './role.ts';

export interface SessionOptions {
  environment: CopyEnvironment;
  definition: CopyDefinition;
  auth: CopyAuth;
  /** Sends a message to every page of this worker. */
  post: (message: FromCopy) => void;
  /** Called when the copy is removed from memory. It is deleted from disk soon after. */
  onEnded: () => void;
}

/** One person's copy in one worker, as its owner or as a follower of the worker that owns it. */
export interface Session {
  readonly user_id: string;
  readonly status: SyncStatus;
  setToken(token: string): void;
  read(name: string, params: unknown): Promise<unknown>;
  requestSync(check?: boolean): Promise<void>;
  wake(): void;
  /** Returns what the copy holds. Waits while there is none. */
  report(): Promise<CopyReport>;
  /** Adds an entry to the log. */
  log(entry: LogEntry): void;
  /** The log, newest first. */
  logs(): Promise<LogEntry[]>;
  /** The unsent writes. */
  readonly queue: QueueService;
  /** Signs out. Resolves when the copy is removed from this worker and from disk. */
  signOut(isRefused?: boolean): Promise<void>;
}

/** Opens a person's copy, or follows the worker that owns it. */
export function createSession(options: SessionOptions): Session {
  const { environment, definition, auth, post } = options;
  const { user_id } = auth;
  const name = databaseName(auth);
  let token = auth.token;
  let role: Role | null = null;
  let assigned = createDeferred<Role>();
  let ended: Promise<void> | null = null;
  const since = environment.now();
  let hasYielded = false;

  const channel = openWorkerChannel(environment, name, (message) => {
    // Only a sender that knows the token may end the sign-in or replace the token.
    if (message.type === 'end') {
      if (message.token === token) void end(message.reason);
    } else if (message.type === 'token') {
      if (message.before === token) token = message.token;
    } else if (message.type === 'yield') yieldOwnership(message.since);
    else if (message.type === 'queue-changed') void readQueueAgain(message.is_new);
    else role?.receive(message);
  });
  const common = { environment, definition, name, channel, post };
  const logger = createLogger({
    append: async (entries) => (await assigned.promise).keepLog(entries),
    read: async () => (await getStore()).logs.newest(),
  });
  const queue = createQueueService({
    ...{ environment, definition, name, user_id, post },
    onChanged(is_new) {
      channel.send({ type: 'queue-changed', is_new });
      if (is_new) role?.onQueued();
    },
    onShown(tables) {
      role?.markStale(tables);
      post({ type: 'keys', tables });
    },
  });

  /** The row that replaces a write is read before the write is removed. */
  async function readQueueAgain(isNew: boolean): Promise<void> {
    await role?.whenUpToDate();
    await queue.stored.reload().catch(() => undefined);
    if (isNew) role?.onQueued();
  }

  function setRole(next: Role): void {
    const before = role;
    role = next;
    const waiting = assigned;
    assigned = createDeferred();
    assigned.resolve(next);
    waiting.resolve(next);
    before?.close();
  }

  /** The lock may be granted after the sign-out has begun. Then nothing is opened. */
  function becomeOwner(): void {
    if (ended !== null) return;
    const getToken = () => token;
    const onUnauthorised = () => void endEverywhere('unauthorised');
    const syncLog = createSyncLog(environment.now, logger.log);
    const watched = { ...environment, fetch: loggedFetch(environment, logger.log) };
    const given = { ...common, environment: watched, queue: queue.stored };
    setRole(createOwner({ ...given, getToken, onUnauthorised, syncLog }));
    // Databases that cannot be deleted now are deleted at the next start.
    deleteOrphanedDatabases(environment, name).catch(() => undefined);
  }

  function becomeFollower(): void {
    if (ended !== null) return;
    const newTicket = () => `${String(environment.now())}-${String(environment.random())}`;
    setRole(createFollower({ ...common, newTicket, onUnreadable: requestOwnership }));
  }

  const claim = () =>
    claimDatabase({ environment, name, onOwner: becomeOwner, onFollower: becomeFollower });
  let ownership = claim();

  /** If builds cannot read each other's copy, the build that started last owns it. */
  function requestOwnership(): void {
    if (!hasYielded) return channel.send({ type: 'yield', since });
    // A worker that has yielded once never takes the ownership back.
    const status = { ...unknownStatus, error: 'newer_build' as const, notice: 'reload' as const };
    post({ type: 'status', status });
  }

  /** A worker that only waits for the ownership moves to the end of the queue. */
  function yieldOwnership(otherSince: number): void {
    if (ended !== null || otherSince < since) return;
    hasYielded = true;
    const before = role;
    role = null;
    assigned = createDeferred();
    before?.close();
    ownership.release();
    ownership = claim();
  }

  /** Returns the store. Waits during a change of roles. */
  async function getStore(): Promise<LocalStore> {
    await queue.stored.loaded;
    for (;;) {
      if (ended !== null) throw signedOutError();
      const current = await assigned.promise;
      try {
        return await current.getStore();
      } catch (error) {
        if (role === current) throw error;
      }
    }
  }

  /** Returns the store to read from, unless it has been without the server for too long. */
  async function getReadable(): Promise<LocalStore> {
    const store = await getStore();
    if (!isLocked(store.metadata, environment.now())) return store;
    // A follower may not know the last contact.
    await store.reload([]);
    if (isLocked(store.metadata, environment.now())) throw lockedError();
    return store;
  }

  const answer = createReader({
    reads: definition.reads,
    getStore: getReadable,
    context: () => ({ now: environment.now(), user_id }),
    copyOf: (store) => queue.copyOf(store),
    onDamaged: async (store) => role?.onDamaged(store),
    onMoved: async (store, read) => role?.onMoved(store, read.tables) ?? false,
  });

  /** The role may end before the run does. The request is then repeated with the next role. */
  async function requestSync(check = false): Promise<void> {
    while (ended === null) {
      const current = await assigned.promise;
      await current.requestSync(check);
      if (role === current) return;
    }
  }

  function endEverywhere(reason: Ending): Promise<void> {
    channel.send({ type: 'end', reason, token });
    return end(reason);
  }

  function end(reason: Ending): Promise<void> {
    ended ??= finish(reason);
    return ended;
  }

  async function finish(reason: Ending): Promise<void> {
    logger.close();
    role?.close();
    assigned.reject(signedOutError());
    channel.close();
    options.onEnded();
    post({ type: reason, user_id });
    // The lock is held until the rows are deleted, so that no worker opens a database that is being
    // deleted.
    const copyGone = deleteDatabase(environment.indexedDB, name);
    // If the person did not choose to sign out, the unsent writes are kept for them.
    const queueGone = queue.end(reason === 'signed-out');
    await withTimeout(environment, Promise.all([copyGone, queueGone]));
    ownership.release();
  }

  return {
    user_id,
    get status() {
      return ended === null ? (role?.status ?? unknownStatus) : unknownStatus;
    },
    setToken(next) {
      if (next === token) return;
      channel.send({ type: 'token', token: next, before: token });
      token = next;
    },
    async read(readName, params) {
      const value = await answer(readName, params);
      // An answer computed before the sign-out must not be sent after it.
      if (ended !== null) throw signedOutError();
      return value;
    },
    requestSync,
    wake: () => role?.wake(),
    async report() {
      const store = await getStore();
      await store.reload([]);
      const tables = [...store.counts()].map(([table, rows]) => ({ table, rows }));
      return { tables, quarantined: quarantinedRowsOf(store.metadata) };
    },
    log: logger.log,
    logs: logger.newest,
    queue,
    signOut: (isRefused = false) => endEverywhere(isRefused ? 'unauthorised' : 'signed-out'),
  };
}

function lockedError(): CopyRefusedError {
  return new CopyRefusedError('locked', 'The copy is locked after 72 hours without the server');
}

/**
 * A frozen tab may keep a connection open. The browser deletes the database as soon as it closes.
 */
async function withTimeout(environment: CopyEnvironment, action: Promise<unknown>): Promise<void> {
  const given = createDeferred<undefined>();
  const cancelTimeout = environment.after(5_000, () => given.resolve(undefined));
  await Promise.race([action.catch(() => undefined), given.promise]);
  cancelTimeout();
}
