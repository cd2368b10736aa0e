import { heatScore } from '../heat-index/heat-band.ts';
import { heatIndex } from '../heat-index/heat-index.ts';
import { riskLimits } from './risk.ts';
import { windScore } from './wind-score.ts';

/** Weather of a site by hour, in lists of equal length; NaN for unknown values. */
export interface SiteHours {
  readonly celsius: ArrayLike<number>;
  /** 0 to 100 %. */
  readonly humidity: ArrayLike<number>;
  readonly wind_kph: ArrayLike<number>;
}

/** The risks of one job at one site. */
export interface MatrixRow {
  /** Risk of each hour; `noRisk` if there is none. */
  readonly risks: Int16Array;
  /** 0 low, 1 high, 2 extreme of each hour; `noRisk` if there is none. */
  readonly levels: Int8Array;
  /** Over the hours with a risk; null if there are none. */
  readonly min: number | null;
  readonly avg: number | null;
  readonly max: number | null;
}

/** Used for a missing risk: job not assessed, or no weather. */
export const noRisk = -1;

/**
 * The risks of jobs at sites: by site, then by job, by hour.
 *
 * @param hazards hazard score of each job, -1 if it is not assessed
 */
export function riskMatrix(hazards: readonly number[], sites: readonly SiteHours[]): MatrixRow[][] {
  return sites.map((site) => {
    const points = hourPoints(site);
    return hazards.map((hazard) => rowOf(hazard, points));
  });
}

interface HourPoints {
  /** 0 without a heat index. */
  readonly heat: Uint8Array;
  readonly wind: Uint8Array;
}

function hourPoints({ celsius, humidity, wind_kph }: SiteHours): HourPoints {
  const heat = new Uint8Array(celsius.length);
  const wind = new Uint8Array(celsius.length);
  for (let hour = 0; hour < celsius.length; hour += 1) {
    const index = heatIndex(celsius[hour] ?? Number.NaN, humidity[hour] ?? Number.NaN);
    heat[hour] = Number.isNaN(index) ? 0 : heatScore(index);
    wind[hour] = windScore(wind_kph[hour] ?? null);
  }
  return { heat, wind };
}

function rowOf(hazard: number, { heat, wind }: HourPoints): MatrixRow {
  const risks = new Int16Array(heat.length).fill(noRisk);
  const levels = new Int8Array(heat.length).fill(noRisk);
  let [min, max, sum, known] = [Number.POSITIVE_INFINITY, noRisk, 0, 0];
  for (let hour = 0; hazard >= 0 && hour < heat.length; hour += 1) {
    const score = heat[hour] ?? 0;
    if (score === 0) continue;
    const risk = score * (hazard + (wind[hour] ?? 0));
    risks[hour] = risk;
    levels[hour] = Number(risk >= riskLimits.high) + Number(risk > riskLimits.extreme);
    min = Math.min(min, risk);
    max = Math.max(max, risk);
    sum += risk;
    known += 1;
  }
  if (known === 0) return { risks, levels, min: null, avg: null, max: null };
  return { risks, levels, min, avg: sum / known, max };
}
