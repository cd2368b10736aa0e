import { signedOutError } from '../protocol.ts';
import type { QueueChange } from './queue-changes.ts';
import type { QueuedWrite } from './queued-write.ts';
import { createQueueStore } from './queue-store.ts';

/** The queue in the memory of one worker. */
export interface WorkerQueue {
  /** As last read or written, in order. */
  readonly writes: readonly QueuedWrite[];
  /** Resolves once the queue has been read for the first time. */
  readonly loaded: Promise<void>;
  /** Changes the queue on disk, then in memory, and notifies the other workers. */
  change<Result>(applyChange: QueueChange<Result>): Promise<Result>;
  /** Reads the queue again after a change by another worker. */
  reload(): Promise<void>;
  /** Closes the queue: nothing is read or changed afterwards. */
  close(): void;
}

interface WorkerQueueOptions {
  factory: IDBFactory;
  /** Name of the queue's database. */
  name: string;
  /** Called when the queue changed, here or in another worker. */
  onShown: () => void;
  /** Called when this worker changed it. */
  onChanged: () => void;
}

/** Opens the queue of one person in one worker. */
export function openWorkerQueue(options: WorkerQueueOptions): WorkerQueue {
  const store = createQueueStore(options.factory, options.name);
  let writes: readonly QueuedWrite[] = [];
  let isClosed = false;

  function show(next: readonly QueuedWrite[]): void {
    if (isClosed || (next.length === 0 && writes.length === 0)) return;
    writes = next;
    options.onShown();
  }

  async function reload(): Promise<void> {
    if (!isClosed) show(await store.list());
  }

  return {
    get writes() {
      return writes;
    },
    // A queue that cannot be read must not block the copy.
    loaded: reload().catch(() => undefined),
    async change(applyChange) {
      if (isClosed) throw signedOutError();
      const { writes: next, result } = await store.change(applyChange);
      if (!sameWrites(writes, next)) {
        show(next);
        options.onChanged();
      }
      return result;
    },
    reload,
    close() {
      isClosed = true;
      store.close();
    },
  };
}

/** True if nothing changed. Most checks of the queue find no change. */
function sameWrites(a: readonly QueuedWrite[], b: readonly QueuedWrite[]): boolean {
  return a.length === b.length && a.every((write, index) => sameWrite(write, b[index]));
}

function sameWrite(a: QueuedWrite, b: QueuedWrite | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
