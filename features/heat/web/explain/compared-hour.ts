import { assumedOf, compareAdvice, crewCard, crewPlanOf, riskLevel } from '#heat/domain';
import type { MomentRisk } from '#heat/domain';
import type { SiteJob, SiteJobs } from '#heat/offline';
import type { WeatherDay } from '#weather/contract';

export type ComparedHour = NonNullable<ReturnType<typeof comparedHour>>;

/**
 * The advice of the crew card for the hour of a risk, with the card's default assumptions; null for
 * the mean of some hours, and if the forecast does not have the hour or its radiation.
 *
 * @param days the weather around the hour
 * @param trigger heat index in degrees Celsius from which the legal minimum of water applies
 */
export function comparedHour(
  site: Pick<SiteJobs, 'lat' | 'lon'>,
  job: SiteJob,
  { risk, moment }: MomentRisk,
  { days, trigger }: { days: readonly WeatherDay[]; trigger: number },
) {
  const { time } = moment;
  if (time === null) return null;
  const assumed = assumedOf(job, {});
  const hours = crewCard(days, time.slice(0, 10), crewPlanOf(site, job, assumed, trigger));
  const advice = hours.find((each) => each.time.slice(0, 13) === time.slice(0, 13))?.advice;
  if (advice == null) return null;
  const { work_minutes, limited_by } = advice;
  const heat_score = moment.heatindex_score;
  const comparison = compareAdvice({
    ...{ risk_level: riskLevel(risk), work_minutes, limited_by, heat_score },
  });
  return { work_minutes, clothing: assumed.clothing, comparison };
}
