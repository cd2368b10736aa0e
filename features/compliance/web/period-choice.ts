import { longestPeriod, usualPeriod } from '#compliance/contract';
import { dateText } from '#packages/kit';
import { dayAfter, dayAt } from '#weather/domain';
import { complianceTexts as texts } from './compliance-texts.ts';

/** First and last day. */
export interface Period {
  from: string;
  to: string;
}

/** The period without a choice: the last 30 days, today included. */
export function usualDays(today: string): Period {
  return { from: dayAfter(today, 1 - usualPeriod), to: today };
}

/** The periods that the picker names. */
export function namedPeriods(today: string): { label: string; days: Period }[] {
  const [month, year] = [`${today.slice(0, 7)}-01`, `${today.slice(0, 4)}-01-01`];
  const lastOfMonth = dayAfter(month, -1);
  const last = (days: number) => ({
    label: texts.last(days),
    days: { from: dayAfter(today, 1 - days), to: today },
  });
  return [
    ...[7, usualPeriod, 90].map(last),
    { label: texts.thisMonth, days: { from: month, to: today } },
    { label: texts.lastMonth, days: { from: `${lastOfMonth.slice(0, 7)}-01`, to: lastOfMonth } },
    { label: texts.thisYear, days: { from: year, to: today } },
  ];
}

/** A chosen range, shortened to the longest period. */
export function withinLongest({ from, to }: Period): Period {
  const first = dayAfter(to, 1 - longestPeriod);
  return { from: from < first ? first : from, to };
}

/** Today in a zone. */
export function todayIn(zone: string, now: number): string {
  return dayAt(zone, now);
}

/** '1 Nov 2026 – 30 Nov 2026' */
export function periodText({ from, to }: Period): string {
  const text = (day: string) => dateText(Date.parse(day), 'UTC');
  return from === to ? text(from) : `${text(from)} – ${text(to)}`;
}
