import type { ThermalAnswers, ThermalResult } from '#assessments/contract';
import { heatIndex, heatScore, riskLevel, riskOfPoints, windScore } from '#heat/domain';
import { hazardScore } from '#jobs/domain';

/** What the answers of a thermal assessment come to. */
export function assess({ factors, air, heat }: ThermalAnswers): ThermalResult {
  const hazard = hazardScore(factors);
  const heat_index = heatIndexOf(heat);
  const points = { heat: heatScore(heat_index), wind: windPointsOf(air) };
  const risk = riskOfPoints({ hazard, ...points });
  return { hazard, heat_index, ...points, risk, level: riskLevel(risk) };
}

/** The heat index in degrees Celsius, unrounded. */
export function heatIndexOf(heat: ThermalAnswers['heat']): number {
  return heat.by === 'index' ? heat.celsius : heatIndex(heat.celsius, heat.humidity);
}

/** The points of the air, 0 to 3. */
export function windPointsOf(air: ThermalAnswers['air']): number {
  return air.by === 'movement' ? air.points : windScore(air.kph);
}
