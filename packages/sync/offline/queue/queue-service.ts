import type { TableName } from '#packages/sync/contract';
import type { CopyEnvironment } from '../environment.ts';
import type { FromCopy } from '../protocol.ts';
import type { Copy } from '../read.ts';
import { deleteDatabase } from '../store/idb.ts';
import type { LocalStore } from '../store/local-store.ts';
import type { CopyDefinition } from '../tables/definition.ts';
import { overlayCopy } from './overlay-copy.ts';
import { openWorkerQueue } from './worker-queue.ts';
import type { WorkerQueue } from './worker-queue.ts';
import { add, drop, edit } from './queue-rules.ts';
import type { QueueRule } from './queue-rules.ts';
import { queueName } from './queue-store.ts';
import type { NewWrite, QueuedWrite, QueueOutcome } from './queued-write.ts';

/** The queue of one person in one worker, whether it owns the copy or follows. */
export interface QueueService {
  readonly stored: WorkerQueue;
  /** What the server does not have yet, in order. */
  unsent(): readonly QueuedWrite[];
  add(write: NewWrite): Promise<QueueOutcome>;
  edit(id: string, body: unknown): Promise<QueueOutcome>;
  drop(id: string): Promise<QueueOutcome>;
  /** The copy with what waits laid over it. */
  copyOf(store: LocalStore): Copy;
  /** Ends it. Resolves when the queue is gone from disk, where it shall go. */
  end(isDeleted: boolean): Promise<void>;
}

export interface QueueServiceOptions {
  environment: CopyEnvironment;
  definition: CopyDefinition;
  /** Name of the copy's database. */
  name: string;
  user_id: string;
  /** Tells the pages of this worker. */
  post: (message: FromCopy) => void;
  /** Answers from these tables are stale. */
  onShown: (tables: readonly TableName[]) => void;
  /** Changed here, so the other workers must look again; new: there is something to send. */
  onChanged: (isNew: boolean) => void;
}

/** Opens the queue of a person. */
export function createQueueService(options: QueueServiceOptions): QueueService {
  const { environment, definition, user_id } = options;
  const name = queueName(options.name);
  const tables = [...new Set((definition.writes ?? []).map(({ table }) => table))];
  const copies = new WeakMap<LocalStore, Copy>();
  const queue = openWorkerQueue({
    factory: environment.indexedDB,
    name,
    onChanged: () => options.onChanged(false),
    onShown() {
      options.post({ type: 'queue', writes: unsent() });
      options.onShown(tables);
    },
  });

  function unsent(): readonly QueuedWrite[] {
    return queue.writes.filter((write) => !write.is_accepted);
  }

  async function changeToSend(rule: QueueRule<QueueOutcome>): Promise<QueueOutcome> {
    const outcome = await queue.change(rule);
    if (outcome === 'done') options.onChanged(true);
    return outcome;
  }

  return {
    stored: queue,
    unsent,
    add: (write) => changeToSend(add(write, environment.now())),
    edit: (id, body) => changeToSend(edit(id, body)),
    drop: (id) => queue.change(drop(id)),
    copyOf(store) {
      const known = copies.get(store);
      if (known !== undefined) return known;
      const copy = overlayCopy(store.copy, { definition, writes: () => queue.writes, user_id });
      copies.set(store, copy);
      return copy;
    },
    async end(isDeleted) {
      queue.close();
      if (isDeleted) await deleteDatabase(environment.indexedDB, name);
    },
  };
}
