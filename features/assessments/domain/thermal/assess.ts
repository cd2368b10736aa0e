import type { OutsideReason, ThermalAnswers, ThermalResult } from '#assessments/contract';
import type { RiskLevel } from '#heat/contract';
import {
  heatIndex,
  heatScore,
  isBeyondHeatIndexChart,
  riskLevel,
  riskOfPoints,
  windScore,
} from '#heat/domain';
import { hazardScore } from '#jobs/domain';

/** The result of the answers of a thermal assessment. */
export function assess(answers: ThermalAnswers): ThermalResult {
  const { factors, air, heat } = answers;
  const hazard = hazardScore(factors);
  const heat_index = heatIndexOf(heat);
  const points = { heat: heatScore(heat_index), wind: windPointsOf(air) };
  const risk = riskOfPoints({ hazard, ...points });
  const outside = outsideMethod(answers);
  return { hazard, heat_index, ...points, risk, level: ratedLevel(risk, outside), outside };
}

/**
 * Why the answers are outside the Basic Thermal Risk Assessment, which excludes clothing that lets
 * neither air nor vapour through, or outside the range of the heat index.
 */
export function outsideMethod({
  heat,
  impermeable_clothing = false,
}: Pick<ThermalAnswers, 'heat' | 'impermeable_clothing'>): OutsideReason[] {
  const air = heat.by === 'humidity' ? heat.celsius : null;
  return [
    ...(impermeable_clothing ? (['clothing'] as const) : []),
    ...(isBeyondHeatIndexChart(air, heatIndexOf(heat)) ? (['heat_index'] as const) : []),
  ];
}

/** The level of a risk; null instead of low if the method does not apply. */
export function ratedLevel(risk: number, outside: readonly OutsideReason[]): RiskLevel | null {
  const level = riskLevel(risk);
  return level === 'low' && outside.length > 0 ? null : level;
}

/** The heat index in degrees Celsius, unrounded. */
export function heatIndexOf(heat: ThermalAnswers['heat']): number {
  return heat.by === 'index' ? heat.celsius : heatIndex(heat.celsius, heat.humidity);
}

/** The points of the air, 0 to 3. */
export function windPointsOf(air: ThermalAnswers['air']): number {
  return air.by === 'movement' ? air.points : windScore(air.kph);
}
