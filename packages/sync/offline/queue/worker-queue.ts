import { signedOutError } from '../protocol.ts';
import type { QueueRule } from './queue-rules.ts';
import type { QueuedWrite } from './queued-write.ts';
import { createQueueStore } from './queue-store.ts';

/** The queue as one worker knows it. */
export interface WorkerQueue {
  /** As last read or written, in order. */
  readonly writes: readonly QueuedWrite[];
  /** Resolves once the queue has been read for the first time. */
  readonly loaded: Promise<void>;
  /** Changes the queue on disk, then here, and says so to the other workers. */
  change<Result>(rule: QueueRule<Result>): Promise<Result>;
  /** Another worker has changed it. */
  reload(): Promise<void>;
  /** Nothing is read or changed any more. */
  close(): void;
}

interface WorkerQueueOptions {
  factory: IDBFactory;
  /** Name of the queue's database. */
  name: string;
  /** The queue has changed, by us or by another worker. */
  onShown: () => void;
  /** We have changed it. */
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
    // A queue that cannot be read must not keep anybody from the copy.
    loaded: reload().catch(() => undefined),
    async change(rule) {
      if (isClosed) throw signedOutError();
      const { writes: next, result } = await store.change(rule);
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

/** True where nothing has changed: a look for something to send finds nothing most times. */
function sameWrites(a: readonly QueuedWrite[], b: readonly QueuedWrite[]): boolean {
  return a.length === b.length && a.every((write, place) => sameWrite(write, b[place]));
}

function sameWrite(a: QueuedWrite, b: QueuedWrite | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
