import { Temporal } from 'temporal-polyfill';
import { dateAt } from './date-window.ts';
import type { DateWindow } from './date-window.ts';

/** Columns a card per day has at most; of a longer window it shows the newest days. */
export const mostDays = 366;

const usualDay = 86_400_000;

/**
 * Moments at which the days of a window begin in a zone, and as the last one when its last day ends,
 * in milliseconds since 1970. Today is the last day at most, and `mostDays` days there are.
 *
 * @param now milliseconds since 1970
 * @param zone IANA name of the organisation's time zone
 */
export function dayStarts({ from, to }: DateWindow, now: number, zone: string): number[] {
  const last = dateAt(to === null || to > now ? now : to - 1, zone);
  const earliest = last.subtract({ days: mostDays - 1 });
  const wanted = from === null ? earliest : dateAt(from, zone);
  const first = Temporal.PlainDate.compare(wanted, earliest) < 0 ? earliest : wanted;
  const days = first.until(last, { largestUnit: 'days' }).days + 1;
  return beginnings(first, Math.max(0, days), zone);
}

/**
 * A week of seven whole days has no change of the clock, so its days need not be asked for one by one:
 * that takes the zone's rules, a hundred times the cost of a sum.
 */
function beginnings(first: Temporal.PlainDate, days: number, zone: string): number[] {
  const startOf = (day: number) => first.add({ days: day }).toZonedDateTime(zone).epochMilliseconds;
  const starts = [startOf(0)];
  for (let day = 0; day < days; day += 7) {
    const length = Math.min(7, days - day);
    const [start, end] = [starts.at(-1) ?? 0, startOf(day + length)];
    const isRegular = end - start === length * usualDay;
    for (let at = 1; at < length; at += 1) {
      starts.push(isRegular ? start + at * usualDay : startOf(day + at));
    }
    starts.push(end);
  }
  return starts;
}
