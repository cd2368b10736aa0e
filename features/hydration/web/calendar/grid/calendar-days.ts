import { dayStates } from '#hydration/domain';
import { monthNames } from '#measurements/domain';
import { countOf, zonedParts } from '#packages/kit';

/** A day as its column header shows it. */
export interface CalendarDay {
  /** Its start, in milliseconds since 1970. */
  start: number;
  /** 'Wed' */
  weekday: string;
  /** '3' */
  number: string;
  /** '3 June', for screen readers. */
  spoken: string;
  /** 'Wed 3 June 2026' */
  long: string;
  isWeekend: boolean;
  isToday: boolean;
}

/** Adjacent days of one month. */
export interface CalendarMonth {
  /** 'June 2026' */
  name: string;
  /** Index of its first day. */
  first: number;
  days: number;
}

/**
 * The days between the starts, and their months.
 *
 * @param starts starts of the days, in milliseconds since 1970, and the end of the last day
 * @param today start of today; null if it is not among them
 * @param zone IANA name of the organisation's time zone
 */
export function calendarDays(
  starts: readonly number[],
  today: number | null,
  zone: string,
): { days: CalendarDay[]; months: CalendarMonth[] } {
  const months: CalendarMonth[] = [];
  const days = starts.slice(0, -1).map((start, at): CalendarDay => {
    const { weekday, day, month, year } = zonedParts(start, zone);
    const [number, long] = [
      String(Number(day)),
      monthNames.find((name) => name.startsWith(month)) ?? month,
    ];
    const last = months.at(-1);
    if (last?.name === `${long} ${year}`) last.days += 1;
    else months.push({ name: `${long} ${year}`, first: at, days: 1 });
    return {
      ...{ start, weekday, number },
      spoken: `${number} ${long}`,
      long: `${weekday} ${number} ${long} ${year}`,
      isWeekend: weekday === 'Sat' || weekday === 'Sun',
      isToday: start === today,
    };
  });
  return { days, months };
}

/** '2 tests on 3 June', 'No test on 6 June, no shift': a cell for screen readers. */
export function cellWords(count: number, { spoken }: CalendarDay, expected = 0): string {
  return [`${testWords(count)} on ${spoken}`, ...whyNone(count, expected)].join(', ');
}

/** Why a day without tests needs none; empty if it has some or needs some. */
export function whyNone(count: number, expected: number): ['no shift' | 'still to come'] | [] {
  const state = dayStates[expected];
  if (count > 0 || state === undefined || state === 'expected') return [];
  return [state === 'off' ? 'no shift' : 'still to come'];
}

/** '12 tests on 7 of 31 days': a row for screen readers. */
export function rowWords(counts: Uint16Array): string {
  const tests = counts.reduce((sum, count) => sum + count, 0);
  const tested = counts.reduce((sum, count) => sum + Number(count > 0), 0);
  const within = `${String(tested)} of ${dayWords(counts.length)}`;
  return tests === 0 ? `No test on ${dayWords(counts.length)}` : `${testWords(tests)} on ${within}`;
}

function dayWords(days: number): string {
  return countOf(days, 'day');
}

/** 'No test', '1 test', '2 tests'. */
export function testWords(count: number): string {
  return count === 0 ? 'No test' : countOf(count, 'test');
}
