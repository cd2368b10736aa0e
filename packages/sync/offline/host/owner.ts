import type { ChunkIndex } from '../chunks/chunk-index.ts';
import { DamagedCopy } from '../chunks/damage.ts';
import { createEngine } from '../engine/engine.ts';
import type { Engine } from '../engine/engine.ts';
import { codeOf, ServerUnavailableError, UnreadableCopyError } from '../engine/problems.ts';
import type { CopyEnvironment } from '../environment.ts';
import type { LogEntry } from '../logs/log-entry.ts';
import type { SyncLog } from '../logs/sync-log.ts';
import { signedOutError, unknownStatus } from '../protocol.ts';
import type { WorkerQueue } from '../queue/worker-queue.ts';
import { createSender } from '../queue/sender.ts';
import type { FromCopy, SyncStatus } from '../protocol.ts';
import { createSignal } from '../signal/signal.ts';
import { deleteDatabase } from '../store/idb.ts';
import { openStore } from '../store/local-store.ts';
import type { LocalStore } from '../store/local-store.ts';
import { allTables } from '../tables/definition.ts';
import { isRelayed } from './between-workers.ts';
import { createDeferred } from './deferred.ts';
import { schemaOf, storeOptions } from './role.ts';
import type { Role, RoleOptions } from './role.ts';

export interface OwnerOptions extends RoleOptions {
  queue: WorkerQueue;
  getToken: () => string;
  onUnauthorised: () => void;
  /** Records events in the log. */
  syncLog: SyncLog;
}

/**
 * Creates an owner: it opens the copy, loads it again if it is damaged, and keeps it up to date.
 */
export function createOwner(options: OwnerOptions): Role {
  const { environment, definition, name, channel } = options;
  const schema = schemaOf(options);
  const tables = allTables(definition);
  let current: { store: LocalStore; engine: Engine } | null = null;
  let opened = createDeferred<LocalStore>();
  let lastStatus: SyncStatus = unknownStatus;
  let isClosed = false;
  let repairs = 0;
  let wasBusy = false;

  function post(message: FromCopy): void {
    options.syncLog.posted(message);
    options.post(message);
    // Followers read the tables themselves before they notify their pages.
    if (isRelayed(message)) channel.send({ type: 'relay', message, schema });
  }

  async function open(): Promise<void> {
    const waiting = opened;
    try {
      const store = await openWhole();
      if (isClosed || opened !== waiting) return store.close();
      current = { store, engine: engineFor(store) };
      waiting.resolve(store);
      channel.send({ type: 'stored', tables });
      options.post({ type: 'keys', tables });
      current.engine.start();
    } catch (error) {
      options.syncLog.failed(error);
      const code = codeOf(error);
      lastStatus = { ...lastStatus, state: 'stopped', error: code };
      post({ type: 'status', status: lastStatus });
      waiting.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** Opens the store. A copy that cannot be opened is deleted and loaded again. */
  async function openWhole(): Promise<LocalStore> {
    const upgrade = watchBlockedUpgrade(environment, (notice) => {
      lastStatus = { ...lastStatus, notice };
      post({ type: 'status', status: lastStatus });
    });
    const store = storeOptions(options, () => void reopen(false), upgrade.onBlocked);
    try {
      return await openStore(store);
    } catch (error) {
      if (!(error instanceof DamagedCopy)) throw error;
      await deleteDatabase(environment.indexedDB, name, upgrade.onBlocked);
      return await openStore(store);
    } finally {
      upgrade.end();
    }
  }

  async function reopen(isDamaged: boolean): Promise<void> {
    if (isClosed || current === null) return;
    leave(current);
    current = null;
    opened = createDeferred();
    if (isDamaged) {
      await deleteDatabase(environment.indexedDB, name);
      channel.send({ type: 'stored', tables });
    }
    await open();
  }

  function leave({ store, engine }: { store: LocalStore; engine: Engine }): void {
    lastStatus = { ...engine.status, initialised: false };
    engine.stop();
    store.close();
  }

  function engineFor(store: LocalStore): Engine {
    return createEngine({
      environment,
      definition,
      store,
      getToken: options.getToken,
      post,
      onStored: (tables) => channel.send({ type: 'stored', tables }),
      onUnauthorised: options.onUnauthorised,
      onUnreadable: options.syncLog.unreadable,
      onFailed(error) {
        options.syncLog.failed(error);
        const isBusy = error instanceof ServerUnavailableError && error.retryAfter !== null;
        // The server is back, and puts writes before the runs that it turns away. Only once, as an
        // accepted write requests a run.
        if (isBusy && !wasBusy) sender.sendWaiting();
        wasBusy = isBusy;
      },
      onBroken: () => void reopen(false),
      onRun: () => sender.onRun(),
      onUpToDate() {
        wasBusy = false;
        sender.onUpToDate();
      },
    });
  }

  const sender = createSender({
    environment,
    kinds: definition.writes ?? [],
    hiddenKinds: definition.hiddenWrites ?? [],
    queue: options.queue,
    getToken: options.getToken,
    async findRow(table, id) {
      const index = (await opened.promise).copy.columns<ChunkIndex>(table);
      const slot = index.slotOf(id);
      return slot < 0 ? null : index.row(slot);
    },
    onNoAnswer: (status) => current?.engine.reportNoAnswer(status),
    onAnswer: () => current?.engine.reportAnswer(),
    onAccepted: () => void requestSync().catch(() => undefined),
    onUnauthorised: options.onUnauthorised,
  });

  async function requestSync(check = false): Promise<void> {
    await opened.promise;
    await current?.engine.requestSync(check);
  }

  async function keepLog(entries: readonly LogEntry[]): Promise<void> {
    const store = await opened.promise;
    await store.logs.append(entries);
  }

  const signal = createSignal({
    environment,
    path: definition.config.paths.events,
    getToken: options.getToken,
    onChange: () => void requestSync().catch(() => undefined),
  });

  void open();
  signal.start();
  return {
    get status() {
      return current?.engine.status ?? lastStatus;
    },
    getStore: () => opened.promise,
    requestSync,
    keepLog,
    wake() {
      current?.engine.wake();
      sender.sendWaiting();
      signal.wake();
    },
    whenUpToDate: () => Promise.resolve(),
    markStale: (tables) => current?.store.markStale(tables),
    onQueued: () => sender.sendWaiting(),
    receive(message) {
      if (message.type === 'ask') {
        channel.send({ type: 'relay', message: { type: 'status', status: this.status }, schema });
      } else if (message.type === 'wake') this.wake();
      else if (message.type === 'log') keepLog(message.entries).catch(() => undefined);
      else if (message.type === 'sync') {
        const answer = () => channel.send({ type: 'synced', ticket: message.ticket });
        requestSync(message.check).then(answer, answer);
      }
    },
    async onDamaged(store) {
      if (current?.store !== store) return;
      repairs += 1;
      if (repairs > 3) throw new UnreadableCopyError();
      await reopen(true);
    },
    onMoved: async () => false,
    close() {
      isClosed = true;
      sender.stop();
      signal.stop();
      if (current !== null) leave(current);
      current = null;
      opened.reject(signedOutError());
      opened = createDeferred();
      opened.reject(signedOutError());
    },
  };
}

/**
 * Milliseconds to wait for another tab to close the database before the person is asked to close
 * the tab.
 */
const timeout = 3_000;

/** Reports if another tab blocks the opening of the copy. */
function watchBlockedUpgrade(
  { after }: Pick<CopyEnvironment, 'after'>,
  notify: (notice: SyncStatus['notice']) => void,
): { onBlocked: () => void; end: () => void } {
  let cancelTimer = () => {};
  let hasNotified = false;
  return {
    onBlocked() {
      cancelTimer();
      cancelTimer = after(timeout, () => {
        hasNotified = true;
        notify('close_tabs');
      });
    },
    end() {
      cancelTimer();
      if (hasNotified) notify(null);
    },
  };
}
