import { fahrenheitOf } from '#packages/kit';
import { dayAfter } from '#weather/domain';

/**
 * When a day is part of a heat wave: its high is at least 80 °F and at least 10 °F above the mean
 * high of the five days before. So define it California (8 CCR 3395) and Washington
 * (WAC 296-62-095). Observation of new and returning people lasts 14 days (8 CCR 3395 (g)).
 */
export const heatWaveRule = { high_f: 80, above_f: 10, daysBefore: 5, observedDays: 14 } as const;

/** The highest air temperature of a local day, in degrees Celsius. */
export interface DayHigh {
  readonly date: string;
  readonly high_c: number;
}

/** A day of a heat wave, with the mean high of the days before it. */
export interface HeatWaveDay extends DayHigh {
  readonly mean_c: number;
}

/** Days of close observation, with the first and the last one. */
export interface Observation {
  readonly since: string;
  readonly until: string;
}

/** What is known about heat waves at a site from a day on. */
export interface HeatWatch {
  /** Days of heat waves, today and later, in order. */
  readonly waves: readonly HeatWaveDay[];
  /** Hot days, today and later, of which the days before are not known. */
  readonly unknown: readonly string[];
  /** Times of close observation that are not over, also those that begin later, in order. */
  readonly observations: readonly Observation[];
}

/**
 * Judges the days of a site. Each day of a heat wave starts the observation again.
 *
 * @param highs past and forecast days in any order; of the same date the last one counts
 * @param today the local day
 */
export function heatWatch(highs: readonly DayHigh[], today: string): HeatWatch {
  const byDate = new Map(highs.map(({ date, high_c }) => [date, high_c]));
  const waves: HeatWaveDay[] = [];
  const unknown: string[] = [];
  for (const [date, high_c] of [...byDate].toSorted(([a], [b]) => a.localeCompare(b))) {
    if (!reaches(fahrenheitOf(high_c), heatWaveRule.high_f)) continue;
    const mean_c = meanBefore(byDate, date);
    if (mean_c === null) unknown.push(date);
    else if (reaches(((high_c - mean_c) * 9) / 5, heatWaveRule.above_f)) {
      waves.push({ date, high_c, mean_c });
    }
  }
  return {
    waves: waves.filter(({ date }) => date >= today),
    unknown: unknown.filter((date) => date >= today),
    observations: observationsOf(waves).filter(({ until }) => until >= today),
  };
}

/** The observations of the days of waves, in order; those that overlap or touch are one. */
function observationsOf(waves: readonly HeatWaveDay[]): Observation[] {
  const all: Observation[] = [];
  for (const { date } of waves) {
    const last = all.at(-1);
    const until = dayAfter(date, heatWaveRule.observedDays - 1);
    if (last === undefined || date > dayAfter(last.until, 1)) all.push({ since: date, until });
    else all[all.length - 1] = { since: last.since, until };
  }
  return all;
}

/** Null unless all of the days before are known. */
function meanBefore(byDate: ReadonlyMap<string, number>, date: string): number | null {
  let sum = 0;
  for (let back = 1; back <= heatWaveRule.daysBefore; back += 1) {
    const high = byDate.get(dayAfter(date, -back));
    if (high === undefined) return null;
    sum += high;
  }
  return sum / heatWaveRule.daysBefore;
}

/** Temperatures in Celsius are rounded, so that exactly 80 °F is a little less. */
function reaches(value: number, limit: number): boolean {
  return value >= limit - 0.01;
}
