import type { Temporal } from 'temporal-polyfill';
import type { DateFilter } from '#measurements/contract';
import { localSpans } from './local-spans.ts';
import type { TimeSpans, WallSpan } from './local-spans.ts';

/** Local days and times of a range; the end is not before the start. */
export interface CustomRange {
  start_date: string;
  end_date: string;
  start_time: string;
  end_time: string;
}

const day = 86_400_000;
/** The last minute is included completely, to :59.999. */
const lastMinute = 60_000;

/**
 * The range of a filter. Missing values are today. An end before its start is swapped: only the
 * days if the times are hours of each day, otherwise the days with their times.
 */
export function customRange(filter: DateFilter, today: Temporal.PlainDate): CustomRange {
  const { start_date = today.toString(), end_date = today.toString() } = filter;
  const { start_time, end_time, limit_to_hours } = filter;
  const range = { start_date, end_date, start_time, end_time };
  const isSwapped = limit_to_hours
    ? start_date > end_date
    : `${start_date} ${start_time}` > `${end_date} ${end_time}`;
  if (!isSwapped) return range;
  const days = { start_date: end_date, end_date: start_date };
  if (limit_to_hours) return { ...range, ...days };
  return { ...days, start_time: end_time, end_time: start_time };
}

/**
 * The time spans of a range in a zone. With `limit_to_hours` one span per day; hours that end
 * before they begin end on the next day. Otherwise the times only limit the first and the last day.
 */
export function customSpans(
  filter: DateFilter,
  today: Temporal.PlainDate,
  zone: string,
): TimeSpans {
  const { start_date, end_date, start_time, end_time } = customRange(filter, today);
  const [first, last] = [wallOf(start_date, start_time), wallOf(end_date, end_time)];
  if (!filter.limit_to_hours) {
    const found = localSpans([[first, last + lastMinute]], zone);
    const [start, end] = [found[0], found.at(-1)];
    return start === undefined || end === undefined ? [] : [[start[0], end[1]]];
  }
  const from = wallOf(start_date, start_time);
  const until = wallOf(start_date, end_time) + (start_time > end_time ? day : 0) + lastMinute;
  const days = (wallOf(end_date, '00:00') - wallOf(start_date, '00:00')) / day + 1;
  const walls = Array.from({ length: days }, (_, at): WallSpan => [
    from + at * day,
    until + at * day,
  ]);
  return localSpans(walls, zone);
}

function wallOf(date: string, time: string): number {
  return Date.parse(`${date}T${time}:00Z`);
}
