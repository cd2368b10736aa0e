import type { HourAdvice } from './hour-advice.ts';

/** What the advice of the hours of a shift comes to. */
export interface ShiftAdvice {
  /** Hours in which the advice is no work. */
  readonly no_work: number;
  /** Hours without advice. */
  readonly unknown: number;
  /** Minutes of work in the hours that have advice. */
  readonly work_minutes: number;
  /** Water for a person, in litres. */
  readonly litres: number;
  /** Plain water is not enough to replace what sweat takes away. */
  readonly needs_electrolytes: boolean;
}

/** Litres of a shift above which plain water alone dilutes the blood, with ordinary meals. */
const muchWater = 6;
/** Litres of an hour that are heavy sweating, and how many such hours in a row are prolonged. */
const heavyLoss = 0.75;
const prolonged = 3;

/**
 * What a shift comes to. Electrolytes are due after more than two hours of heavy sweating in a row, or for
 * more than 6 litres of water in the shift.
 *
 * Source: NIOSH 2016-106 (sports drinks with balanced electrolytes for prolonged sweating of several hours);
 * OSHA, Water. Rest. Shade. (electrolytes for jobs of more than two hours). What counts as heavy, and the 6
 * litres, are our own choice.
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
