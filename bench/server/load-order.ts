import type { MadeViewer } from './made-organisations.ts';

/** Parameters of the load; it ends by itself. */
export interface LoadOrder {
  origin: string;
  viewers: MadeViewer[];
  /** Milliseconds between two polls of a viewer. */
  beat: number;
  /** Seconds of the measured part, after one interval for all viewers to start. */
  seconds: number;
  writesPerSecond: number;
}

/** Its result; milliseconds from the due time of a call to the end of its response. */
export interface LoadResult {
  calls: { count: number; errors: number; p50: number; p95: number; p99: number };
  writes: { count: number; errors: number; p95: number };
  /** Writes that were due while all viewers came back at once. */
  writesBack: { count: number; errors: number; p95: number };
  /** Open streams at the end of the measured part, and their messages. */
  lines: number;
  news: number;
  /** All viewers reconnect at once: seconds until the p95 of a second's calls is within 250 ms. */
  recovery: { seconds: number; worst: number; errors: number };
  /** Errors by kind. */
  faults: Record<string, number>;
}
