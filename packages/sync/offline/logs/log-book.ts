import { cleanedEntry } from './cleaned-entry.ts';
import { logLimit } from './log-entry.ts';
import type { LogEntry } from './log-entry.ts';

/** Takes in what happens, without anybody waiting for it. */
export interface LogBook {
  note(entry: LogEntry): void;
  /** What is kept, newest first, with what could not be stored yet. */
  newest(): Promise<LogEntry[]>;
  /** Nothing is taken in any more. */
  close(): void;
}

interface LogBookOptions {
  /** Stores entries; waits while there is no store. */
  append: (entries: readonly LogEntry[]) => Promise<void>;
  read: () => Promise<LogEntry[]>;
}

/** A book that stores what was noted as soon as it can, and never fails whoever writes into it. */
export function createLogBook({ append, read }: LogBookOptions): LogBook {
  let waiting: LogEntry[] = [];
  let isStoring = false;
  let isClosed = false;

  async function store(): Promise<void> {
    if (isStoring) return;
    isStoring = true;
    try {
      while (waiting.length > 0 && !isClosed) {
        const entries = waiting;
        await append(entries);
        waiting = waiting.filter((entry) => !entries.includes(entry));
      }
    } catch {
      // The next entry tries again; what waits is bounded.
    } finally {
      isStoring = false;
    }
  }

  return {
    note(entry) {
      if (isClosed) return;
      waiting = [...waiting, cleanedEntry(entry)].slice(-logLimit);
      void store();
    },
    async newest() {
      const unstored = () => [...waiting].reverse();
      return read().then(
        (entries) => [...unstored(), ...entries].slice(0, logLimit),
        () => unstored(),
      );
    },
    close() {
      isClosed = true;
      waiting = [];
    },
  };
}
