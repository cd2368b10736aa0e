import { mostDays } from '#measurements/domain';
import type { DashboardCalendar } from '#dashboard/offline';
import { countOf, dateText } from '#packages/kit';

/** Summary of the calendar: '231 people, 776 valid tests on 7 days'. */
export function calendarWords({ user_ids, counts, days }: DashboardCalendar): string {
  const tests = counts.reduce((sum, count) => sum + count, 0);
  const people = countOf(user_ids.length, 'person', 'people');
  const valid = countOf(tests, 'valid test');
  const on = countOf(days, 'day');
  return `${people}, ${valid} on ${on}${days === mostDays ? ', the latest' : ''}`;
}

/** The calendar as rows of text: a header with the dates, then a line for each person. */
export function calendarRows(data: DashboardCalendar, zone: string): string[][] {
  const { user_ids, names, tagLists, tagsOf, counts, days, starts } = data;
  const dates = starts.slice(0, -1).map((start) => dateText(start, zone));
  const lines = user_ids.map((_, row) => [
    names[row] ?? '',
    tagLists[tagsOf[row] ?? 0]?.join(', ') ?? '',
    ...Array.from(counts.subarray(row * days, (row + 1) * days), String),
  ]);
  return [['Name', 'Tags', ...dates], ...lines];
}
