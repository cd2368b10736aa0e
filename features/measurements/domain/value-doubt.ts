import type { MeasurementType } from '#measurements/contract';
import { medianOf } from '#packages/kit';
import { numberFrom } from './number-from.ts';

/**
 * Saliva values in mOsm outside this range are so rare that a typing error is likely. The limits
 * are the ends of the default bounds.
 */
export const usualSaliva = { least: 30, most: 165 } as const;

/** Number of a person's newest valid tests that define their usual value. */
export const usualTests = 10;

/** Fewer tests define no usual value. */
const fewestTests = 3;
/**
 * Minimum distance in mOsm: two tests differ by up to 25.5 through the device alone (PLoS One 2024,
 * e0313320), and a shift in the heat adds about as much.
 */
const leastDistance = 60;
/**
 * Multiple of the spread around the median; 3 of 1000 normally distributed values are further away.
 */
const mostSpreads = 3;
/** Converts the median absolute deviation to a standard deviation of a normal distribution. */
const perDeviation = 1.4826;

/** Why a value is questioned before it is saved. */
export type ValueDoubt =
  | { readonly is: 'low' | 'high'; readonly value: number; readonly limit: number }
  /** `usual` is the median of the person's newest tests, mOsm. */
  | { readonly is: 'far'; readonly value: number; readonly usual: number };

interface TypedValue {
  readonly type: MeasurementType;
  /** As typed. */
  readonly value: string;
}

/**
 * The doubt about a typed saliva value; null if there is none, for other types of test, and for
 * invalid numbers. A value is far from a person's tests if its distance from their median exceeds
 * 60 mOsm and three times their spread.
 *
 * @param latest the person's newest valid saliva values in mOsm, in any order
 */
export function valueDoubt(
  { type, value: text }: TypedValue,
  latest: readonly number[],
): ValueDoubt | null {
  const value = numberFrom(text);
  if (type !== 'sosm' || value === undefined) return null;
  return doubtAbout(value, latest);
}

function doubtAbout(value: number, latest: readonly number[]): ValueDoubt | null {
  const { least, most } = usualSaliva;
  if (value < least) return { is: 'low', value, limit: least };
  if (value > most) return { is: 'high', value, limit: most };
  if (latest.length < fewestTests) return null;
  const usual = medianOf(latest) ?? 0;
  const spread = perDeviation * (medianOf(latest.map((each) => Math.abs(each - usual))) ?? 0);
  const isFar = Math.abs(value - usual) > Math.max(leastDistance, mostSpreads * spread);
  return isFar ? { is: 'far', value, usual } : null;
}

/** The question about a value: '8 mOsm is below 30. Save anyway?' */
export function doubtQuestion(doubt: ValueDoubt): string {
  const value = numberText(doubt.value);
  if (doubt.is === 'far') {
    return `${value} mOsm is far from this person's usual ${numberText(doubt.usual)} mOsm. Save anyway?`;
  }
  const word = doubt.is === 'low' ? 'below' : 'above';
  return `${value} mOsm is ${word} ${String(doubt.limit)}. Save anyway?`;
}

/** As typed: a value just below a limit must not be rounded to the limit. */
function numberText(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
