import { createLoadViewer } from './load-viewer.ts';
import { createLoadWire } from './load-wire.ts';
import type { MadeViewer } from './made-organisations.ts';

/** Milliseconds of polls without news, one after another, each by another viewer. */
export async function emptyPolls(
  origin: string,
  viewers: readonly MadeViewer[],
): Promise<number[]> {
  const wire = createLoadWire(origin);
  try {
    const took: number[] = [];
    for (const made of viewers) {
      const viewer = createLoadViewer(wire, made);
      // The first responses contain the access versions of the viewer.
      await viewer.core();
      await viewer.measures();
      for (const poll of [viewer.core, viewer.measures]) {
        const start = performance.now();
        await poll();
        took.push(performance.now() - start);
      }
    }
    return took;
  } finally {
    wire.close();
  }
}
