import { askThread } from '#packages/threads/server';
import type { SheetFile, SheetRead } from './read-sheet.ts';
import { createTurns } from '../turns.ts';
import { zipDirectory } from './zip-directory.ts';

/** Limits of a reader thread. */
const limits = {
  milliseconds: 15_000,
  memory: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
} as const;

const turns = createTurns();

/**
 * Reads an uploaded file in a worker thread with limited memory and time; one file at a time, which
 * bounds the total. A zip that would decompress to too much starts no thread. A file that crashes the
 * thread, or takes too long, cannot be read.
 */
export async function readInThread(file: SheetFile): Promise<SheetRead> {
  if (file.kind === 'zip' && zipDirectory(file.bytes) === null) return unreadable;
  const read = await turns.take('read', () =>
    askThread<SheetRead>(import.meta.url, 'read-sheet', limits, {
      ...{ workerData: file, transferList: [file.bytes.buffer] },
    }),
  );
  return read ?? unreadable;
}

const unreadable: SheetRead = { is: 'refused', code: 2 };
