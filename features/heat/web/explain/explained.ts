import { riskNotes } from '#heat/contract';
import { momentOf, riskIn, riskLimits, safeChanges } from '#heat/domain';
import type { FactorChange, MomentRisk } from '#heat/domain';
import type { SiteJob } from '#heat/offline';
import type { WeatherDay, WeatherHour } from '#weather/contract';

/** A goal for a risk: at most high, or low. */
export type Goal = 'high' | 'low';

/** How a risk can be reduced to a goal. */
export interface WayDown {
  readonly goal: Goal;
  /** Sets of changes that reach it, the best control first; empty if there is none. */
  readonly ways: readonly (readonly FactorChange[])[];
  /** The next hour whose weather reaches it, with its risk; null if the forecast has none. */
  readonly hour: { readonly time: string; readonly risk: number } | null;
}

/** The highest risk that meets each goal. */
const most: Readonly<Record<Goal, number>> = { high: riskLimits.extreme, low: riskLimits.high - 1 };

/**
 * How a risk can be reduced: only the goals it does not meet yet, the nearer one first.
 *
 * @param from the hour of the risk, in the site's time; later ones are searched
 */
export function waysDown(
  { factors, hazard }: SiteJob,
  { risk, moment }: MomentRisk,
  days: readonly WeatherDay[],
  from: string,
): WayDown[] {
  const points = { heat: moment.heatindex_score, wind: moment.wind_score };
  const later = days.flatMap(({ hour }) => hour).filter(({ time }) => time > from);
  return (['high', 'low'] as const)
    .filter((goal) => risk > most[goal])
    .map((goal) => ({
      goal,
      ways: safeChanges(factors, points, most[goal]),
      hour: firstAtMost(hazard, later, most[goal]),
    }));
}

function firstAtMost(
  hazard: number,
  hours: readonly WeatherHour[],
  limit: number,
): WayDown['hour'] {
  for (const hour of hours) {
    const { risk } = riskIn(hazard, momentOf(hour));
    if (risk <= limit) return { time: hour.time, risk };
  }
  return null;
}

/**
 * The advice if no change reaches a goal in time: another hour, the crew card, or no work.
 *
 * @param hour words of the hour that reaches the goal by itself; null if the forecast has none
 * @param isHour false for the mean of some hours
 */
export function withoutFix(goal: Goal, hour: string | null, isHour: boolean): string[] {
  const { byCrewCard, stop } = riskNotes;
  const move = hour === null ? [] : [`Move the work to ${hour}.`];
  const rest = goal === 'high' ? stop(isHour ? 'hour' : 'heat') : byCrewCard;
  return [...move, rest];
}
