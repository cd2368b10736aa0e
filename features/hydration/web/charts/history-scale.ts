import type { HydrationBounds } from '#hydration/domain';

/** The value axis in mOsm. */
export interface HistoryScale {
  min: number;
  max: number;
  /** Top of the axis: above `max` it is broken, and the values beyond are drawn there. */
  end: number;
}

const step = 20;

/**
 * The value axis of a history: from below the smallest bound up to the highest value, at least past
 * the moderate bound and at most to the greatest bound. So one very high value does not flatten the
 * others: it is drawn in a part above the greatest bound that is not to scale.
 */
export function historyScale(values: readonly number[], bounds: HydrationBounds): HistoryScale {
  const highest = values.reduce((top, value) => Math.max(top, value), 0);
  const wanted = Math.max(highest * 1.08, bounds.moderate + step);
  const max = Math.ceil(Math.min(wanted, bounds.max) / step) * step;
  return {
    min: Math.floor(bounds.min / step) * step,
    max,
    end: highest > max ? max + step : max,
  };
}

/** Where a value is drawn on the axis: beyond its end in the middle of the broken part. */
export function placeOn({ min, max, end }: HistoryScale, value: number): number {
  return value > max ? (max + end) / 2 : Math.max(min, value);
}

/** A label of the axis. Its ends show if there are values beyond: '180+' in the broken part, '≤ 20'. */
export function endText(scale: HistoryScale, values: readonly number[], at: number): string {
  const { min, max, end } = scale;
  if (at === end && end > max) return `${String(max)}+`;
  if (at === min && values.some((value) => value < min)) return `\u2264\u202f${String(at)}`;
  return String(at);
}
