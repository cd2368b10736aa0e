import type { MeasurementType } from '#measurements/contract';

/** Shown instead of a value that the organisation hides from the viewer. */
export const hiddenValueText = 'Value hidden by your organisation';

/** Shown instead of charts and figures of values. */
export const hiddenValuesHelp =
  'Your organisation shows you the status of each test, not its value.';

/** Whether a value of the copy is hidden from the viewer. */
export function isHiddenValue(value: number | null): boolean {
  return value !== null && Number.isNaN(value);
}

/** A value as text: at most one decimal, a no-break space, the unit. */
export function valueText(value: number): string {
  if (isHiddenValue(value)) return hiddenValueText;
  return `${numberText(value)}\u00a0mOsm`;
}

/** A value with at most one decimal; uses the typographic minus. */
export function numberText(value: number): string {
  if (isHiddenValue(value)) return hiddenValueText;
  return String(Math.round(value * 10) / 10).replace('-', '\u2212');
}

/** The same for any type of test; sweat sodium has no decimals. */
export function valueOfKind(value: number, type: MeasurementType | undefined): string {
  return numberText(type === 'sweat' ? Math.round(value) : value);
}
