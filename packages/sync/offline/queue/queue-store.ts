import { resultOf, completionOf } from '../store/idb.ts';
import { createTurns } from '../store/turns.ts';
import type { QueueChange } from './queue-changes.ts';
import type { QueuedWrite } from './queued-write.ts';

/**
 * The queue on disk. It has its own database: the copy may be deleted and loaded again, but unsent
 * writes exist nowhere else. Any worker may change it. Each change is one transaction that reads
 * the current state first.
 */
export interface QueueStore {
  /** Returns all writes in their order. */
  list(): Promise<readonly QueuedWrite[]>;
  /** Changes the queue. Resolves once the change is on disk. */
  change<Result>(
    applyChange: QueueChange<Result>,
  ): Promise<{ writes: readonly QueuedWrite[]; result: Result }>;
  /** Ends the connection. */
  close(): void;
}

/** Name of the queue's database beside the copy's. */
export function queueName(copyName: string): string {
  return `${copyName}-queue`;
}

const objects = 'writes';

/**
 * Creates a store. Its database is created with the first write, so without writes nothing is left
 * on disk.
 */
export function createQueueStore(factory: IDBFactory, name: string): QueueStore {
  let database: IDBDatabase | null = null;
  const inTurn = createTurns();

  async function open(isMade: boolean): Promise<IDBDatabase | null> {
    if (database !== null) return database;
    const found = await openQueue(factory, name, isMade);
    if (found === null) return null;
    const forget = () => {
      found.close();
      if (database === found) database = null;
    };
    // Another worker or the browser deletes the database: the next action opens it again.
    found.addEventListener('versionchange', forget);
    found.addEventListener('close', forget);
    database = found;
    return found;
  }

  async function list(): Promise<readonly QueuedWrite[]> {
    const found = await open(false);
    if (found === null) return [];
    return inOrder(
      await resultOf<QueuedWrite[]>(found.transaction(objects).objectStore(objects).getAll()),
    );
  }

  async function change<Result>(applyChange: QueueChange<Result>) {
    const found = await open(false);
    if (found === null) {
      const changed = applyChange([]);
      if (changed.writes.length === 0) return changed;
    }
    const made = found ?? (await open(true));
    if (made === null) throw new Error('The queue cannot be opened.');
    // An acknowledged write must survive a power cut, even if strict durability is slower.
    const transaction = made.transaction(objects, 'readwrite', { durability: 'strict' });
    const done = completionOf(transaction);
    const store = transaction.objectStore(objects);
    const before = inOrder(await resultOf<QueuedWrite[]>(store.getAll()));
    const changed = applyChange(before);
    writeDifference(store, before, changed.writes);
    await done;
    return changed;
  }

  return {
    list: () => inTurn(list),
    change: (applyChange) => inTurn(() => change(applyChange)),
    close() {
      database?.close();
      database = null;
    },
  };
}

/** Null if the database does not exist and must not be created. */
async function openQueue(
  factory: IDBFactory,
  name: string,
  isMade: boolean,
): Promise<IDBDatabase | null> {
  const request = isMade ? factory.open(name, 1) : factory.open(name);
  let isMissing = false;
  request.onupgradeneeded = () => {
    if (isMade) request.result.createObjectStore(objects, { keyPath: 'id' });
    else {
      isMissing = true;
      request.transaction?.abort();
    }
  };
  try {
    return await resultOf(request);
  } catch (error) {
    if (isMissing) return null;
    throw error;
  }
}

function writeDifference(
  store: IDBObjectStore,
  before: readonly QueuedWrite[],
  after: readonly QueuedWrite[],
): void {
  const known = new Map(before.map((write) => [write.id, write]));
  for (const write of after) {
    if (known.get(write.id) !== write) store.put(write);
    known.delete(write.id);
  }
  for (const id of known.keys()) store.delete(id);
}

function inOrder(writes: QueuedWrite[]): QueuedWrite[] {
  return writes.sort((a, b) => a.order - b.order);
}
