import type { MadeViewer } from './made-organisations.ts';

/** What the load is to do; it ends by itself. */
export interface LoadOrder {
  origin: string;
  viewers: MadeViewer[];
  /** Milliseconds between two polls of a viewer. */
  beat: number;
  /** Seconds of the measured part, after one beat of coming in. */
  seconds: number;
  writesPerSecond: number;
}

/** What came of it; milliseconds from when a call was due to the end of its answer. */
export interface LoadResult {
  calls: { count: number; errors: number; p50: number; p95: number; p99: number };
  writes: { count: number; errors: number; p95: number };
  /** Writes that were due while all came back at once. */
  writesBack: { count: number; errors: number; p95: number };
  /** Open lines at the end of the measured part, and what was said on them. */
  lines: number;
  news: number;
  /** All viewers come back at once: seconds until the p95 of a second's calls is within 250 ms. */
  recovery: { seconds: number; worst: number; errors: number };
  /** What went wrong, by its kind. */
  faults: Record<string, number>;
}
