import { riskHours } from '#heat/domain';
import type { HourPlan, ShiftRisk } from '#heat/domain';
import { countOf, countText } from '#packages/kit';
import { clockOf, dayWords } from '../heat-words.ts';

/** The time of a shift: 'Tue 24 Nov, 07:00 to 15:00'. */
export function shiftWords(plan: HourPlan, start: number, length: number): string {
  const begin = plan.times[start] ?? '';
  const end = endOf(plan, start + length);
  const isSameDay = end.startsWith(begin.slice(0, 10)) || clockOf(end) === '00:00';
  const day = dayWords(begin.slice(0, 10));
  const endDay = isSameDay ? '' : `${dayWords(end.slice(0, 10))}, `;
  return `${day}, ${clockOf(begin)} to ${endDay}${clockOf(end)}`;
}

/** Its risks: '3 hours high, 1 extreme'. */
export function metWords({ high, extreme, unknown }: ShiftRisk): string {
  const parts = [
    [high, 'high'],
    [extreme, 'extreme'],
    [unknown, 'unknown'],
  ] as const;
  const met = parts.filter(([count]) => count > 0);
  if (met.length === 0) return 'no hours at high or extreme risk';
  return met
    .map(([count, word], nth) => `${nth === 0 ? countOf(count, 'hour') : String(count)} ${word}`)
    .join(', ');
}

/**
 * The change by a move: '2 risk-hours fewer, 1 of them extreme', 'Same number of risk-hours,
 * sum of risks 24 lower'.
 */
export function changeWords(from: ShiftRisk, to: ShiftRisk): string {
  if (from.unknown > 0 || to.unknown > 0)
    return 'The risk of some hours is unknown, so the shifts cannot be compared';
  const hours = riskHours(to) - riskHours(from);
  const extreme = to.extreme - from.extreme;
  const first =
    hours === 0
      ? 'Same number of risk-hours'
      : `${countOf(Math.abs(hours), 'risk-hour')} ${moreOrFewer(hours)}`;
  const others = [
    extreme === 0 ? [] : [`${String(Math.abs(extreme))} extreme ${moreOrFewer(extreme)}`],
    to.risk === from.risk ? [] : [sumWords(to.risk - from.risk)],
  ].flat();
  return [first, ...others].join(', ');
}

/** Whether a move is better, worse or neutral. */
export function changeSide(from: ShiftRisk, to: ShiftRisk): 'better' | 'worse' | 'same' {
  if (from.unknown > 0 || to.unknown > 0) return 'same';
  const steps = [to.extreme - from.extreme, to.high - from.high, to.risk - from.risk];
  const first = steps.find((step) => step !== 0) ?? 0;
  if (first === 0) return 'same';
  return first < 0 ? 'better' : 'worse';
}

function moreOrFewer(change: number): string {
  return change < 0 ? 'fewer' : 'more';
}

function sumWords(change: number): string {
  return `sum of risks ${countText(Math.abs(change))} ${change < 0 ? 'lower' : 'higher'}`;
}

/** End of the hour before; the hour itself may be beyond the plan. */
function endOf({ times }: HourPlan, hour: number): string {
  const known = times[hour];
  if (known !== undefined) return known;
  const last = Date.parse(`${times[hour - 1]?.replace(' ', 'T') ?? ''}Z`);
  return new Date(last + 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
}
