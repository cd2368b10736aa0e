import type { Share } from '#compliance/contract';
import type { Span } from '#compliance/domain';
import type { RiskLevel } from '#heat/contract';
import type { HourCounts } from '#season-report/contract';

const hour = 3_600_000;

/** Levels of a place and a job by hour: the number of the hour since 1970. */
export type HourLevels = ReadonlyMap<number, RiskLevel>;

/** People with the same shifts, job and places. */
export interface SameHours {
  people: number;
  shifts: readonly Span[];
  /** One for each location; empty if the job is not assessed or they have no location. */
  levels: readonly HourLevels[];
}

/** No hours. */
export function noHours(): HourCounts {
  return { high: 0, extreme: 0, unknown: 0, total: 0 };
}

/**
 * Adds the person-hours of shifts, each hour as far as it was worked. At several locations the
 * highest known risk counts.
 *
 * @param until later hours do not count
 * @param countsOf the counts that a shift is added to, by its start
 */
export function addHours(
  { people, shifts, levels }: SameHours,
  until: number,
  countsOf: (start: number) => readonly HourCounts[],
): void {
  for (const shift of shifts) {
    const last = Math.min(shift.end, until);
    const added = countsOf(shift.start);
    let from = shift.start;
    while (from < last) {
      const number = Math.floor(from / hour);
      const to = Math.min(last, (number + 1) * hour);
      const worked = ((to - from) / hour) * people;
      const level = highest(levels, number);
      for (const counts of added) {
        counts.total += worked;
        if (level === null) counts.unknown += worked;
        else if (level !== 'low') counts[level] += worked;
      }
      from = to;
    }
  }
}

function highest(levels: readonly HourLevels[], number: number): RiskLevel | null {
  let found: RiskLevel | null = null;
  for (const known of levels) {
    const level = known.get(number);
    if (level === 'extreme') return level;
    if (level === 'high' || (level === 'low' && found === null)) found = level;
  }
  return found;
}

/** Hours with one decimal. */
export function roundedHours({ high, extreme, unknown, total }: HourCounts): HourCounts {
  const round = (hours: number) => Math.round(hours * 10) / 10;
  return {
    high: round(high),
    extreme: round(extreme),
    unknown: round(unknown),
    total: round(total),
  };
}

/** The hours at high or extreme risk, of those whose risk is known, as whole hours. */
export function riskShare({ high, extreme, unknown, total }: HourCounts): Share {
  return { done: Math.round(high + extreme), of: Math.round(total - unknown) };
}
