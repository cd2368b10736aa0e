import { startThread } from '#packages/threads/server';
import type { SheetFile, SheetRead } from './read-sheet.ts';
import { createTurns } from '../turns.ts';
import { zipDirectory } from './zip-directory.ts';

/** What a thread that reads a file may take at most. */
const limits = {
  milliseconds: 15_000,
  memory: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
} as const;

const turns = createTurns();

/**
 * Reads a file that somebody sent, in a thread of its own with little memory and little time; one
 * file at a time, so that many of them take no more. A zip that would unpack to too much starts no
 * thread at all.
 */
export function readInThread(file: SheetFile): Promise<SheetRead> {
  if (file.kind === 'zip' && zipDirectory(file.bytes) === null) return Promise.resolve(unreadable);
  return turns.take('read', () => inThread(file));
}

const unreadable: SheetRead = { is: 'refused', code: 2 };

/** What breaks the thread, or takes too long, is no file that can be read. */
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
