import { noRisk } from './risk-matrix.ts';

/** Risks of a shift, in hours. */
export interface ShiftRisk {
  /** Hours at high risk, and at extreme risk. */
  readonly high: number;
  readonly extreme: number;
  /** Hours with an unknown risk. */
  readonly unknown: number;
  /** Sum of the risks. */
  readonly risk: number;
}

/** The risks and levels of the hours of a job at a site. */
export interface RiskHours {
  readonly risks: ArrayLike<number>;
  readonly levels: ArrayLike<number>;
}

/** The risks of a shift of whole hours that begins at an hour. */
export function shiftRisk({ risks, levels }: RiskHours, start: number, hours: number): ShiftRisk {
  const met = { high: 0, extreme: 0, unknown: 0, risk: 0 };
  for (let hour = start; hour < start + hours; hour += 1) {
    const level = levels[hour] ?? noRisk;
    if (level === noRisk) met.unknown += 1;
    else met.risk += risks[hour] ?? 0;
    if (level === 1) met.high += 1;
    if (level === 2) met.extreme += 1;
  }
  return met;
}

/** Hours at which a shift may begin: from the first to the last, both included. */
export interface StartLimits {
  readonly earliest: number;
  readonly latest: number;
}

/**
 * The next hour, from a given one, with a risk below a limit; null if there is none, or an unknown
 * hour comes before it.
 */
export function nextHourUnder({ risks }: RiskHours, from: number, limit: number): number | null {
  for (let hour = from; hour < risks.length; hour += 1) {
    const risk = risks[hour] ?? noRisk;
    if (risk === noRisk) return null;
    if (risk < limit) return hour;
  }
  return null;
}
