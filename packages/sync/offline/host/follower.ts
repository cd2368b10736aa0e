import type { TableName } from '#packages/sync/contract';
import { DamagedCopy } from '../chunks/damage.ts';
import { signedOutError, unknownStatus } from '../protocol.ts';
import type { FromCopy, SyncStatus } from '../protocol.ts';
import { openStoreForReading } from '../store/local-store.ts';
import type { LocalStore } from '../store/local-store.ts';
import type { BetweenWorkers } from './between-workers.ts';
import { createDeferred } from './deferred.ts';
import { schemaOf, storeOptions } from './role.ts';
import type { Role, RoleOptions } from './role.ts';

export interface FollowerOptions extends RoleOptions {
  /** Returns a ticket that no other worker uses. */
  newTicket: () => string;
  /** Called if the owner stores the copy in a form that this build cannot read. */
  onUnreadable: () => void;
}

/** Longest wait for the owner to report the end of a run. The owner may have crashed. */
const timeout = 30_000;

/** Creates a follower: it reads a database that another worker owns, and never writes to it. */
export function createFollower(options: FollowerOptions): Role {
  const { environment, channel, post } = options;
  const tickets = new Map<string, () => void>();
  let store: LocalStore | null = null;
  let opened = createDeferred<LocalStore>();
  let status: SyncStatus = unknownStatus;
  let isClosed = false;
  let isReadable = true;
  let last: Promise<void> = Promise.resolve();

  /** Reads changes in the order in which they were stored. */
  function refresh(tables: readonly TableName[]): Promise<void> {
    last = last.then(() => readAgain(tables)).catch(fail);
    return last;
  }

  async function readAgain(tables: readonly TableName[]): Promise<void> {
    if (isClosed) return;
    if (store === null) {
      const found = await openStoreForReading(storeOptions(options, drop, () => {}));
      if (found === null) return;
      if (isClosed) return found.close();
      store = found;
      isReadable = true;
      opened.resolve(found);
    } else await store.reload(tables);
    post({ type: 'keys', tables });
  }

  function fail(error: unknown): void {
    drop();
    if (!(error instanceof DamagedCopy) || isClosed) return;
    // The owner's messages do not apply to pages that cannot read its copy.
    isReadable = false;
    options.onUnreadable();
  }

  /** The owner deletes the database, or it cannot be read: waits for the owner to restore it. */
  function drop(): void {
    if (store === null) return;
    store.close();
    store = null;
    if (!isClosed) opened = createDeferred();
  }

  function relay(message: FromCopy, schema: number): void {
    if (!isReadable) return;
    if (message.type === 'status') {
      // The notice for the owner's tabs does not apply to the tabs of this worker.
      const notice = schema > schemaOf(options) ? 'reload' : null;
      status = { ...message.status, notice };
      return post({ type: 'status', status });
    }
    if (message.type === 'progress') {
      status = { ...status, percent: message.percent, text: message.text };
    }
    post(message);
  }

  channel.send({ type: 'ask' });
  void refresh([]);
  return {
    get status() {
      return status;
    },
    getStore: () => opened.promise,
    requestSync: (check = false) =>
      new Promise((resolve) => {
        const ticket = options.newTicket();
        const cancelTimeout = environment.after(timeout, () => done());
        const done = () => {
          cancelTimeout();
          tickets.delete(ticket);
          resolve();
        };
        tickets.set(ticket, done);
        channel.send({ type: 'sync', ticket, check });
      }),
    wake: () => channel.send({ type: 'wake' }),
    keepLog: async (entries) => channel.send({ type: 'log', entries }),
    whenUpToDate: () => last,
    markStale: (tables) => store?.markStale(tables),
    // The owner sends it.
    onQueued: () => {},
    receive(message: BetweenWorkers) {
      if (message.type === 'stored') void refresh(message.tables);
      else if (message.type === 'relay') relay(message.message, message.schema);
      else if (message.type === 'synced') {
        // The pages read the new rows before they are notified that the run ended.
        void last.then(() => tickets.get(message.ticket)?.());
      }
    },
    onDamaged: async () => drop(),
    async onMoved(readStore, tables) {
      await refresh(tables);
      return store === readStore;
    },
    close() {
      isClosed = true;
      store?.close();
      store = null;
      for (const done of tickets.values()) done();
      opened.reject(signedOutError());
    },
  };
}
