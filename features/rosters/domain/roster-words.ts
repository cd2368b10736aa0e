import type { RosterSchedule } from '#rosters/contract';
import { localText } from './local-times.ts';

const shortDays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** A roster in a few words: 'Mon, Wed, Fri 06:00-14:00, every 2 weeks'. */
export function describeRoster(roster: RosterSchedule): string {
  const { start, end } = shiftTimes(roster);
  return `${daysText(roster.days_of_week)} ${start}-${end}, ${intervalText(roster.interval)}`;
}

/** The days of a roster, from Monday on. */
export function daysText(days: readonly number[]): string {
  return days
    .toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
    .map((day) => shortDays[day] ?? '')
    .join(', ');
}

/** 'every week', or 'every 2 weeks'. */
export function intervalText(interval: number): string {
  return interval === 1 ? 'every week' : `every ${String(interval)} weeks`;
}

/** The wall-clock times of a roster's shifts, and whether they end on the next day. */
export function shiftTimes({ timezone, shift_start_time, shift_end_time }: RosterSchedule): {
  start: string;
  end: string;
  isNextDay: boolean;
} {
  const start = localText(timezone, Date.parse(shift_start_time));
  const end = localText(timezone, Date.parse(shift_end_time));
  return {
    start: start.slice(11, 16),
    end: end.slice(11, 16),
    isNextDay: start.slice(0, 10) !== end.slice(0, 10),
  };
}
