import { startProgress } from './progress.ts';

interface Slices<Item> {
  /** What the chip says meanwhile: 'Hiding people'. */
  label: string;
  items: readonly Item[];
  /** Items that go at once; each slice is done whole or not at all. */
  size: number;
  /** Sends one slice. What it throws ends the work. */
  send: (slice: readonly Item[], signal: AbortSignal) => Promise<unknown>;
}

/**
 * Work on many things, slice by slice and one after another; it goes on when the screen is left, and
 * the chip in the frame shows how far it is. Gives how many items were sent before it ended.
 *
 * @throws Error of the slice that failed, with `sent` told to `onSent` before
 */
export async function inSlices<Item>(
  { label, items, size, send }: Slices<Item>,
  onSent: (sent: number) => void = () => undefined,
): Promise<void> {
  const line = startProgress(label, items.length);
  try {
    for (let from = 0; from < items.length; from += size) {
      if (line.signal.aborted) return;
      const slice = items.slice(from, from + size);
      await send(slice, line.signal);
      onSent(from + slice.length);
      line.advance(from + slice.length);
    }
  } finally {
    line.end();
  }
}
