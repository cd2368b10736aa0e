import type { HourAdvice } from './hour-advice.ts';

/** Totals of the advice for a shift. */
export interface ShiftAdvice {
  /** Hours in which the advice is no work. */
  readonly no_work: number;
  /** Hours without advice. */
  readonly unknown: number;
  /** Minutes of work in the hours with advice. */
  readonly work_minutes: number;
  /** Water for a person, in litres. */
  readonly litres: number;
  /** Plain water is not enough to replace the salt lost by sweat. */
  readonly needs_electrolytes: boolean;
}

/** Litres of a shift above which plain water alone dilutes the blood, with ordinary meals. */
const muchWater = 6;
/**
 * Litres per hour that count as heavy sweating, and the number of consecutive such hours that count
 * as prolonged.
 */
const heavyLoss = 0.75;
const prolonged = 3;

/**
 * Totals of a shift. Electrolytes are advised after more than two consecutive hours of heavy
 * sweating, or for more than 6 litres of water in the shift.
 *
 * Source: NIOSH 2016-106 (sports drinks with balanced electrolytes for prolonged sweating of
 * several hours); OSHA, Water. Rest. Shade. (electrolytes for jobs of more than two hours). The
 * threshold of heavy sweating and the 6 litres are our own choice.
 *
 * @param hours the hours of the shift; null for one without advice
 */
export function shiftAdvice(hours: readonly (HourAdvice | null)[]): ShiftAdvice {
  const known = hours.filter((hour) => hour !== null);
  const sum = (of: (hour: HourAdvice) => number) => known.reduce((all, hour) => all + of(hour), 0);
  const litres = sum(({ water }) => water.litres);
  return {
    no_work: known.filter(({ work_minutes }) => work_minutes === 0).length,
    unknown: hours.length - known.length,
    work_minutes: sum(({ work_minutes }) => work_minutes),
    litres,
    needs_electrolytes: litres > muchWater || isProlonged(hours),
  };
}

function isProlonged(hours: readonly (HourAdvice | null)[]): boolean {
  let inRow = 0;
  for (const hour of hours) {
    const isHeavy = hour !== null && hour.work_minutes > 0 && hour.water.loss >= heavyLoss;
    inRow = isHeavy ? inRow + 1 : 0;
    if (inRow >= prolonged) return true;
  }
  return false;
}
