import type { MeasurementType } from '#measurements/contract';

/** A value as it is written: at most one decimal, a space that does not break, the unit. */
export function valueText(value: number): string {
  return `${numberText(value)}\u00a0mOsm`;
}

/** A value with at most one decimal; the minus is the typographic one. */
export function numberText(value: number): string {
  return String(Math.round(value * 10) / 10).replace('-', '\u2212');
}

/** The same of any kind of test: sweat sodium stands without decimals. */
export function valueOfKind(value: number, type: MeasurementType | undefined): string {
  return numberText(type === 'sweat' ? Math.round(value) : value);
}
