import type { Outlines } from './base-map.ts';
import type { MapBox } from './map-types.ts';

/** A message to the worker of the fine outlines, and its answer: null if they are not available. */
export interface FineRequest {
  id: number;
  box: MapBox;
}
export interface FineAnswer {
  id: number;
  outlines: Outlines | null;
}

/** The outlines of the world at a scale of 1:10 million, in parts. */
export interface FineOutlines {
  /** The outlines in a box; null if they could not be loaded, for example offline. */
  within: (box: MapBox) => Promise<Outlines | null>;
  close: () => void;
}

/** Opens the fine outlines. They are loaded with the first request, in a worker. */
export function openFineOutlines(): FineOutlines {
  const waiting = new Map<number, (outlines: Outlines | null) => void>();
  let worker: Worker | null = null;
  let count = 0;
  const endAll = () => {
    for (const end of waiting.values()) end(null);
    waiting.clear();
    worker?.terminate();
    worker = null;
  };
  const start = () => {
    // In one expression, as the build looks for it.
    const started = new Worker(new URL('./fine-outlines.worker.ts', import.meta.url), {
      type: 'module',
    });
    started.addEventListener('message', ({ data }: MessageEvent<FineAnswer>) => {
      waiting.get(data.id)?.(data.outlines);
      waiting.delete(data.id);
    });
    started.addEventListener('error', endAll);
    return started;
  };
  return {
    within(box) {
      worker ??= start();
      count += 1;
      const request: FineRequest = { id: count, box };
      worker.postMessage(request);
      return new Promise((resolve) => waiting.set(request.id, resolve));
    },
    close: endAll,
  };
}
