import { tolerances } from '#heat/domain';
import type { ToleranceId } from '#heat/domain';
import type { CheckedNumber } from './formula-check.ts';

const fine = new Intl.NumberFormat('en', { maximumFractionDigits: 6, maximumSignificantDigits: 4 });
const exact = new Intl.NumberFormat('en', { maximumFractionDigits: 4 });

/** A computed or published number for display: four decimals at most. */
export function amountText(amount: number): string {
  return Number.isFinite(amount) ? exact.format(amount) : 'not a number';
}

/** The deviation of a number and its tolerance, as '0.004 (tolerance 0.01) °F'. */
export function gapText({ deviation, tolerance }: CheckedNumber): string {
  const gap = Number.isFinite(deviation) ? fine.format(gone(deviation)) : 'not a number';
  return `${gap} (tolerance ${exact.format(tolerances[tolerance])}) ${unitOf(tolerance)}`;
}

/** The unit of a comparison, as '°C' or 'min'. */
export function unitOf(tolerance: ToleranceId): string {
  const unit = tolerance.slice(tolerance.lastIndexOf(', ') + 2);
  return unit === 'C' || unit === 'F' ? `°${unit}` : unit;
}

/** Rounding errors of a double are no deviation. */
function gone(deviation: number): number {
  return deviation < 1e-9 ? 0 : deviation;
}
