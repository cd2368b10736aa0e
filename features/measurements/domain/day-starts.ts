import { Temporal } from 'temporal-polyfill';
import { dateAt } from './date-window.ts';
import type { DateWindow } from './date-window.ts';

/** Maximum number of day columns of a card. A longer window shows its newest days. */
export const mostDays = 366;

const usualDay = 86_400_000;

/**
 * The starts of the days of a window in a zone, and the end of the last day, in milliseconds since
 * 1970. The last day is at most today, and there are at most `mostDays`.
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
 * A week of exactly seven times 24 hours has no clock change, so its days are computed by addition.
 * Asking the zone's rules for each day costs a hundred times as much.
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
