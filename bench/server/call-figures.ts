import { percentile } from '../percentile.ts';
import type { CallFigures } from './load-order.ts';

/** One call: its due time, and the time until its response; NaN if it failed or has not ended. */
export interface Timed {
  due: number;
  took: number;
}

/** The figures of some calls. */
export function figuresOf(calls: readonly Timed[]): CallFigures {
  const took = calls.flatMap((call) => (Number.isNaN(call.took) ? [] : [call.took]));
  const of = (percent: number) => percentile(took, percent);
  return {
    ...{ count: calls.length, errors: calls.length - took.length },
    ...{ p50: of(50), p95: of(95), p99: of(99), worst: of(100) },
  };
}

/** Milliseconds within which polls are quick. */
const quick = 250;

/**
 * Seconds until the p95 of the calls that end in the same second stays within 250 ms. A call that
 * never ended counts up to the end.
 */
export function secondsUntilQuick(calls: readonly Timed[], from: number, until: number): number {
  const last = Math.ceil((until - from) / 1000);
  if (calls.some(({ took }) => Number.isNaN(took))) return last;
  let seconds = 0;
  for (let second = 0; second <= last; second += 1) {
    const ended = calls.filter(({ due, took }) => {
      return Math.floor((due + took - from) / 1000) === second;
    });
    const p95 = percentile(
      ended.map(({ took }) => took),
      95,
    );
    if (p95 > quick) seconds = second + 1;
  }
  return seconds;
}
