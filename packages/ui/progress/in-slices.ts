import { startProgress } from './progress.ts';

interface Slices<Item> {
  /** Label of the progress chip: 'Hiding people'. */
  label: string;
  items: readonly Item[];
  /** Number of items per slice; each slice is done completely or not at all. */
  size: number;
  /** Sends one slice. An error ends the work. */
  send: (slice: readonly Item[], signal: AbortSignal) => Promise<unknown>;
}

/**
 * Processes many items in consecutive slices; it continues when the user leaves the screen, and the
 * chip in the frame shows its progress. Returns how many items were sent.
 *
 * @throws Error of the failed slice, after `onSent` was called with the number sent before
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
