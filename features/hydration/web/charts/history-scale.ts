import type { HydrationBounds } from '#hydration/domain';

/** Ends of the value axis in mOsm. */
export interface HistoryScale {
  min: number;
  max: number;
}

const step = 20;

/**
 * The value axis of a history: from below the smallest bound up to the highest value, at least past
 * the moderate bound and at most to the greatest bound. Values beyond are drawn at its end.
 */
export function historyScale(values: readonly number[], bounds: HydrationBounds): HistoryScale {
  const highest = values.reduce((top, value) => Math.max(top, value), 0);
  const wanted = Math.max(highest * 1.08, bounds.moderate + step);
  return {
    min: Math.floor(bounds.min / step) * step,
    max: Math.ceil(Math.min(wanted, bounds.max) / step) * step,
  };
}

/** A value clipped to the axis. */
export function clipTo({ min, max }: HistoryScale, value: number): number {
  return Math.min(max, Math.max(min, value));
}

/** A label of the axis; its ends show if there are values beyond: '180+', '≤ 20'. */
export function endText({ min, max }: HistoryScale, values: readonly number[], at: number): string {
  if (at === max && values.some((value) => value > max)) return `${String(at)}+`;
  if (at === min && values.some((value) => value < min)) return `\u2264\u202f${String(at)}`;
  return String(at);
}
