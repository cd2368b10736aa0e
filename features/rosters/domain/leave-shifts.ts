import type { Leave } from '#rosters/contract';
import type { Shift } from './shifts.ts';

/** How many shifts intersect a leave; the shifts are in order. */
export function shiftsDuring(
  { start_time, end_time }: Pick<Leave, 'start_time' | 'end_time'>,
  shifts: readonly Shift[],
): number {
  const from = Date.parse(start_time);
  const to = Date.parse(end_time);
  return shifts.filter(({ start, end }) => start < to && end > from).length;
}
