import { riskNotes } from '#heat/contract';
import { momentOf, riskIn, riskLimits, safeChanges } from '#heat/domain';
import type { FactorChange, MomentRisk } from '#heat/domain';
import type { SiteJob } from '#heat/offline';
import type { WeatherDay, WeatherHour } from '#weather/contract';

/** A risk that is wanted: at most high, or low. */
export type Goal = 'high' | 'low';

/** How a risk comes down to a goal. */
export interface WayDown {
  readonly goal: Goal;
  /** Sets of changes that do it, the best control first; empty where no allowed change does. */
  readonly ways: readonly (readonly FactorChange[])[];
  /** The next hour whose weather does it, with its risk; null where the forecast tells none. */
  readonly hour: { readonly time: string; readonly risk: number } | null;
}

/** The highest risk that meets each goal. */
const most: Readonly<Record<Goal, number>> = { high: riskLimits.extreme, low: riskLimits.high - 1 };

/**
 * What would bring a risk down: only the goals it does not meet yet, the nearer one first.
 *
 * @param from the hour of the risk, in the site's own time; later ones are looked at
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
 * What is left where no change reaches a goal in time: another hour, the crew card, or not to work.
 *
 * @param hour words of the hour that reaches the goal by itself; null where the forecast has none
 * @param isHour false for the mean of some hours
 */
export function withoutFix(goal: Goal, hour: string | null, isHour: boolean): string[] {
  const { byCrewCard, stop } = riskNotes;
  const move = hour === null ? [] : [`Move the work to ${hour}.`];
  const rest = goal === 'high' ? stop(isHour ? 'hour' : 'heat') : byCrewCard;
  return [...move, rest];
}
