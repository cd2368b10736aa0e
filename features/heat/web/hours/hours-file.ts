import { riskLevelNames } from '#heat/contract';
import { riskLevels } from '#heat/domain';
import type { HourPlan } from '#heat/domain';
import { clockOf } from '../heat-words.ts';

/** The hours as a file: a line for each, with its risk and whether the shift covers it. */
export function hoursFile(plan: HourPlan, start: number | null, length: number): string[][] {
  const lines = plan.times.map((time, hour) => {
    const level = riskLevels[plan.levels[hour] ?? -1];
    const isCovered = start !== null && hour >= start && hour < start + length;
    return [
      time.slice(0, 10),
      clockOf(time),
      level === undefined ? '' : String(plan.risks[hour]),
      level === undefined ? '' : riskLevelNames[level],
      isCovered ? 'yes' : '',
    ];
  });
  return [['Day', 'Hour', 'Risk', 'Level', 'Shift'], ...lines];
}
