import type { MeasurementType } from '#measurements/contract';
import { numberFrom } from './number-from.ts';

/** Saliva values in mOsm outside of this are rare enough to be typing errors; the ends of the default bounds. */
export const usualSaliva = { least: 30, most: 165 } as const;

/** So many of a person's newest valid tests say what is usual for them. */
export const usualTests = 10;

/** With fewer tests nothing is usual. */
const fewestTests = 3;
/**
 * Never asked below this distance in mOsm: two tests differ by up to 25.5 through the device alone
 * (PLoS One 2024, e0313320), and a shift in the heat adds about as much.
 */
const leastDistance = 60;
/** Spreads from the median; of values that scatter normally 3 of 1000 lie further. */
const mostSpreads = 3;
/** Makes the median of the distances a standard deviation, for values that scatter normally. */
const perDeviation = 1.4826;

/** Why a value is asked about before it is saved. */
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
 * The doubt about a typed saliva value; null where there is none, for other kinds of test, and for what is
 * no number. It is far from a person's tests where it is further from their median than 60 mOsm and than
 * three times their spread.
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
  const usual = median(latest);
  const spread = perDeviation * median(latest.map((each) => Math.abs(each - usual)));
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

/** As it was typed: a value just below a limit must not read as the limit. */
function numberText(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [lower = 0, upper = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (lower + upper) / 2;
}
