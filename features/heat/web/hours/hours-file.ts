import { riskLevelNames } from '#heat/contract';
import { riskLevels } from '#heat/domain';
import type { AdvisedHour, HourPlan } from '#heat/domain';
import { clockOf } from '../heat-words.ts';

/**
 * The hours as a file: a line for each, with its risk, its advice, and whether it is in the shift.
 */
export function hoursFile(
  plan: HourPlan,
  advised: readonly AdvisedHour[],
  start: number | null,
  length: number,
): string[][] {
  const lines = plan.times.map((time, hour) => {
    const level = riskLevels[plan.levels[hour] ?? -1];
    const isCovered = start !== null && hour >= start && hour < start + length;
    const advice = advised[hour]?.advice ?? null;
    return [
      time.slice(0, 10),
      clockOf(time),
      level === undefined ? '' : String(plan.risks[hour]),
      level === undefined ? '' : riskLevelNames[level],
      advice === null ? '' : String(advice.work_minutes),
      advice === null ? '' : String(advice.rest_minutes),
      advice === null ? '' : String(advice.water.litres),
      isCovered ? 'yes' : '',
    ];
  });
  return [['Day', 'Hour', 'Risk', 'Level', 'Work min', 'Rest min', 'Water L', 'Shift'], ...lines];
}
