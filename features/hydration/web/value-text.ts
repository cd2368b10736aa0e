/** A value as it is written: at most one decimal, a space that does not break, the unit. */
export function valueText(value: number): string {
  return `${numberText(value)}\u00a0mOsm`;
}

/** A value with at most one decimal; the minus is the typographic one. */
export function numberText(value: number): string {
  return String(Math.round(value * 10) / 10).replace('-', '\u2212');
}
