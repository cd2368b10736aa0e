import { daysOfPeriod, firstDay } from '#compliance/contract';
import { dayAfter } from '#weather/domain';
import type { Days } from '#weather/domain';

/** Days of a season: the warm half of the year, from its first month. */
const firstMonth = { north: '04', south: '10' } as const;

/**
 * The warm half of the year until today, or the last one: April to September, in the south October
 * to March.
 */
export function seasonDays(today: string, isSouth: boolean): Days {
  const year = Number(today.slice(0, 4));
  const beginOf = (each: number) => `${String(each)}-${firstMonth[isSouth ? 'south' : 'north']}-01`;
  const from = beginOf(beginOf(year) <= today ? year : year - 1);
  const end = isSouth
    ? `${String(Number(from.slice(0, 4)) + 1)}-03-31`
    : `${from.slice(0, 4)}-09-30`;
  return { from, to: end < today ? end : today };
}

/** The same number of days before a period; null before the first possible day. */
export function daysBefore(period: Days): Days | null {
  const from = dayAfter(period.from, -daysOfPeriod(period));
  return from < firstDay ? null : { from, to: dayAfter(period.from, -1) };
}

/** A period cut in two by the first day after a change; null if one part has no day. */
export function splitDays(period: Days, day: string): { before: Days; after: Days } | null {
  if (day <= period.from || day > period.to) return null;
  return {
    before: { from: period.from, to: dayAfter(day, -1) },
    after: { from: day, to: period.to },
  };
}
