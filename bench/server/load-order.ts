import type { MadeViewer } from './made-organisations.ts';

/** Parameters of the load; it ends by itself. */
export interface LoadOrder {
  origin: string;
  viewers: MadeViewer[];
  /** Milliseconds between two polls of a viewer. */
  beat: number;
  /** Seconds of the measured part, after one interval for all viewers to start. */
  seconds: number;
  /** 0 for none. */
  writesPerSecond: number;
  /** The server restarts at the end, once for each of these ways to come back. */
  returns: readonly WayBack[];
}

/** As the browsers of the product do, or all in the same moment. */
export type WayBack = 'as browsers' | 'same moment';

/** Calls of one kind; milliseconds from the due time of a call to the end of its response. */
export interface CallFigures {
  count: number;
  errors: number;
  p50: number;
  p95: number;
  p99: number;
  worst: number;
}

/** Seconds until 95% and all of the viewers have something; null if some never had it. */
export interface Span {
  most: number | null;
  all: number | null;
}

/** All viewers come back to a server that has just started. */
export interface ReturnFigures {
  way: WayBack;
  /** Polls, from the moment that they were due to their response, all refused attempts included. */
  polls: CallFigures;
  /** Writes that were due meanwhile, likewise. */
  writes: CallFigures;
  /** Seconds until the p95 of the polls that end in a second stays within 250 ms. */
  seconds: number;
  /** Until the viewers have their first answers, and their stream. */
  upToDate: Span;
  streams: Span;
  /** Answers with 503 and Retry-After. */
  turnedAway: { polls: number; streams: number; writes: number };
  /** Errors without Retry-After, or without any answer. */
  withoutRetryAfter: number;
}

/** Its result. */
export interface LoadResult {
  calls: CallFigures;
  writes: CallFigures;
  /** Open streams at the end of the measured part, and their messages. */
  lines: number;
  news: number;
  returns: ReturnFigures[];
  /** Milliseconds that the timers of the load itself were late, p95. */
  lateness: number;
  /** Errors by kind. */
  faults: Record<string, number>;
}

/** From the load: it is quiet, so the server may restart, or it has ended. */
export type FromLoad = { kind: 'away' } | { kind: 'result'; result: LoadResult };
