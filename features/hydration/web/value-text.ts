import type { MeasurementType } from '#measurements/contract';

/** A value as text: at most one decimal, a no-break space, the unit. */
export function valueText(value: number): string {
  return `${numberText(value)}\u00a0mOsm`;
}

/** A value with at most one decimal; uses the typographic minus. */
export function numberText(value: number): string {
  return String(Math.round(value * 10) / 10).replace('-', '\u2212');
}

/** The same for any type of test; sweat sodium has no decimals. */
export function valueOfKind(value: number, type: MeasurementType | undefined): string {
  return numberText(type === 'sweat' ? Math.round(value) : value);
}
