import { startThread } from '#packages/threads/server';
import type { SheetFile, SheetRead } from './read-sheet.ts';
import { createTurns } from '../turns.ts';
import { zipDirectory } from './zip-directory.ts';

/** Resource limits of a reader thread. */
const limits = {
  milliseconds: 15_000,
  memory: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
} as const;

const turns = createTurns();

/**
 * Reads an uploaded file in a worker thread with limited memory and time; one file at a time, which
 * bounds the total. A zip that would decompress to too much starts no thread.
 */
export function readInThread(file: SheetFile): Promise<SheetRead> {
  if (file.kind === 'zip' && zipDirectory(file.bytes) === null) return Promise.resolve(unreadable);
  return turns.take('read', () => inThread(file));
}

const unreadable: SheetRead = { is: 'refused', code: 2 };

/** A file that crashes the thread, or takes too long, cannot be read. */
function inThread(file: SheetFile): Promise<SheetRead> {
  return new Promise((resolve) => {
    const worker = startThread(import.meta.url, 'read-sheet', {
      workerData: file,
      transferList: [file.bytes.buffer],
      resourceLimits: limits.memory,
    });
    const timer = setTimeout(() => end(unreadable), limits.milliseconds);
    const end = (answer: SheetRead) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(answer);
    };
    worker.once('message', (answer: SheetRead) => end(answer));
    worker.once('error', () => end(unreadable));
    worker.once('exit', () => end(unreadable));
  });
}
