import { askThread } from '#packages/threads/server';
import type { CalendarPreview } from '#rosters/contract';
import type { CalendarFile } from './read-calendar.ts';

/** Limits of a reader thread. */
const limits = {
  milliseconds: 10_000,
  memory: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
} as const;

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a calendar in a worker thread with limited memory and time; one at a time, which bounds the
 * total. Null if it is not a calendar, or takes too long.
 */
export async function readInThread(file: CalendarFile): Promise<CalendarPreview | null> {
  const mine = last.then(() =>
    askThread<{ preview: CalendarPreview | null }>(import.meta.url, 'read-calendar', limits, {
      workerData: file,
    }),
  );
  last = mine.catch(() => undefined);
  return (await mine)?.preview ?? null;
}
