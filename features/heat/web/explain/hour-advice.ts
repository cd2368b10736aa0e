import {
  clothingAdjustment,
  clothingInsulation,
  compareAdvice,
  crewCard,
  riskLevel,
} from '#heat/domain';
import type { AdviceComparison, Clothing, MomentRisk } from '#heat/domain';
import type { SiteJob, SiteJobs } from '#heat/offline';
import type { WeatherDay } from '#weather/contract';

/** What the crew card says of the hour of a risk, and how the two compare. */
export interface HourAdvice {
  readonly work_minutes: number;
  readonly clothing: Clothing;
  readonly comparison: AdviceComparison;
}

/**
 * The advice by WBGT for the hour of a risk; null for the mean of some hours, and where the forecast does not
 * tell the hour or its radiation.
 *
 * @param days the weather around the hour
 */
export function hourAdvice(
  site: Pick<SiteJobs, 'lat' | 'lon'>,
  { factors, workers }: SiteJob,
  { risk, moment }: MomentRisk,
  days: readonly WeatherDay[],
): HourAdvice | null {
  const { time } = moment;
  if (time === null) return null;
  // Several layers hold back more heat than work clothes, which the card starts from.
  const clothing = factors._clothing === 3 ? 'double_layer' : 'work_clothes';
  const hours = crewCard(days, time.slice(0, 10), site, {
    ...{ work_rate: factors._metabolic_work_rate, workers },
    clothing: clothingAdjustment(clothing),
    clo: clothingInsulation(clothing),
    acclimatisation: factors._acclimatisation === 0 ? 'acclimatised' : 'unacclimatised',
  });
  const hour = hours.find((each) => each.time.slice(0, 13) === time.slice(0, 13))?.hour;
  if (hour == null) return null;
  const work_minutes = hour.minutes.middle;
  const comparison = compareAdvice({
    ...{ risk_level: riskLevel(risk), work_minutes, limited_by: 'wbgt' },
    heat_score: moment.heatindex_score,
  });
  return { work_minutes, clothing, comparison };
}
