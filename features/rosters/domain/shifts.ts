import type { RosterSchedule } from '#rosters/contract';
import { localOf, wallClock } from './wall-clock.ts';

/** A shift of a roster; times in milliseconds since 1970. */
export interface Shift {
  start: number;
  end: number;
  /** Its date in the zone of the roster: midnight, as the milliseconds of that date in UTC. */
  date: number;
}

const day = 24 * 3_600_000;
const week = 7 * day;
/** 1970 began on a Thursday: this Monday is the first one before it. */
const firstMonday = -3 * day;

/**
 * The shifts of a roster that intersect a period, in order. Each has the wall-clock times of the
 * first one, in the zone of the roster, so its length differs when the clocks change. Weeks begin on
 * Monday, and every `interval`-th counts from the week of the first shift.
 *
 * @param from milliseconds since 1970
 * @param to milliseconds since 1970
 */
export function shiftsBetween(roster: RosterSchedule, from: number, to: number): Shift[] {
  const { timezone, interval, days_of_week } = roster;
  const first = localOf(timezone, Date.parse(roster.shift_start_time));
  const length = localOf(timezone, Date.parse(roster.shift_end_time)) - first;
  const firstDate = dateOf(first);
  const time = first - firstDate;
  const anchor = mondayOf(firstDate);
  const clock = wallClock(timezone, from, to);
  const offsets = weekdayOffsets(days_of_week);
  // A shift that began two days before may still last, whatever the zone.
  const passed = Math.floor((dateOf(from - 3 * day) - anchor) / week);
  const shifts: Shift[] = [];
  for (let weeks = firstPlanned(Math.max(0, passed), interval); ; weeks += interval) {
    const monday = anchor + weeks * week;
    if (monday > to + 2 * day) return shifts;
    for (const offset of offsets) {
      const date = monday + offset * day;
      if (date < firstDate) continue;
      const start = clock.instantOf(date + time);
      const end = clock.instantOf(date + time + length);
      // If the clocks skip the start, the end may be before it.
      const shift = { start, end: end > start ? end : start + Math.max(length, 0), date };
      if (shift.end > from && shift.start < to) shifts.push(shift);
    }
  }
}

/** The next shifts that start after a time, at most `count`. */
export function nextShifts(roster: RosterSchedule, after: number, count: number): Shift[] {
  const begin = Math.max(after, Date.parse(roster.shift_start_time) - 1);
  // The days of a roster come around within its interval.
  const span = (roster.interval + 1) * week * count;
  return shiftsBetween(roster, begin, begin + span)
    .filter(({ start }) => start > after)
    .slice(0, count);
}

/** The shift of a roster at a time; null if there is none. */
export function shiftAt(roster: RosterSchedule, time: number): Shift | null {
  return shiftsBetween(roster, time, time + 1).at(-1) ?? null;
}

/** Midnight of the date of a local time. */
export function dateOf(local: number): number {
  return Math.floor(local / day) * day;
}

/** The Monday of the week of a date. */
export function mondayOf(date: number): number {
  return Math.floor((date - firstMonday) / week) * week + firstMonday;
}

/** The first planned week at or after a number of weeks. */
function firstPlanned(weeks: number, interval: number): number {
  return Math.ceil(weeks / interval) * interval;
}

/** Days since Monday, in order; 0 is Sunday. */
function weekdayOffsets(days: readonly number[]): number[] {
  return days.map((number) => (number + 6) % 7).toSorted((a, b) => a - b);
}
