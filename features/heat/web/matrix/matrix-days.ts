import type { Days } from '#weather/domain';
import { dayAfter, pickerBack } from '#weather/domain';
import type { NamedDays } from '#weather/web';
import { dayLabel, dayWords } from '../heat-words.ts';
import type { MatrixSearch } from './matrix-search.ts';
import { matrixTexts } from './matrix-texts.ts';

/**
 * The days that can be chosen: the last week, and as far as the forecast reaches, at least today.
 */
export function matrixBounds(
  today: string,
  forecastDays: readonly { readonly date: string }[],
): Days {
  const last = forecastDays.at(-1)?.date ?? today;
  return { from: dayAfter(today, -pickerBack), to: last > today ? last : today };
}

/** The days of a URL, within bounds; today if there are none. */
export function matrixDays(
  { matrix_from: from, matrix_to: to = from }: MatrixSearch,
  today: string,
  bounds: Days,
): Days {
  const isShown = (day: string) => bounds.from <= day && day <= bounds.to;
  if (from === undefined || to === undefined || from > to) return { from: today, to: today };
  return isShown(from) && isShown(to) ? { from, to } : { from: today, to: today };
}

/** Days as URL search: empty for today. */
export function searchOfDays({ from, to }: Days, today: string): MatrixSearch {
  const isToday = from === today && to === today;
  return {
    matrix_from: isToday ? undefined : from,
    matrix_to: from === to ? undefined : to,
  };
}

/** Shortcuts for common days within the bounds. */
export function namedDays(today: string, { from, to }: Days): NamedDays[] {
  const tomorrow = dayAfter(today, 1);
  const week = dayAfter(today, 6);
  const all = [
    { label: matrixTexts.today, days: { from: today, to: today } },
    { label: matrixTexts.tomorrow, days: { from: tomorrow, to: tomorrow } },
    { label: matrixTexts.nextWeek, days: { from: today, to: week } },
    { label: matrixTexts.lastWeek, days: { from, to: dayAfter(today, -1) } },
  ];
  return all.filter(({ days }) => days.to <= to);
}

/** 'Today, Mon 23 Nov', 'Mon 23 Nov – Wed 25 Nov' */
export function matrixDaysText({ from, to }: Days, today: string): string {
  return from === to ? dayLabel(from, today) : `${dayWords(from)} – ${dayWords(to)}`;
}
