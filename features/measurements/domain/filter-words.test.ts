import { expect, test } from 'vitest';
import type { DateFilter } from '#measurements/contract';
import { defaultFilter } from './date-filter.ts';
import { filterWords } from './filter-words.ts';

const now = Date.parse('2026-11-20T13:42:00+08:00');

const cases: [Partial<DateFilter>, string, string | null, string | null][] = [
  [{}, 'Last 7 days', '14 – 20 Nov', 'the previous 7 days'],
  [{ last_x_days: 1 }, 'Today', '20 Nov', 'yesterday'],
  [{ last_x_days: 30 }, 'Last 30 days', '22 Oct – 20 Nov', 'the previous 30 days'],
  [{ date_filter: 'live' }, 'Live', 'the newest test of each person', null],
  [{ date_filter: 'all' }, 'All time', null, null],
  [{ date_filter: 'last_x_hours' }, 'Last 3 hours', null, 'the previous 3 hours'],
  [{ date_filter: 'last_x_hours', last_x_hours: 1 }, 'Last hour', null, 'the previous hour'],
  [{ date_filter: 'by_date', day: 3 }, '03 Nov 2026', null, 'the day before'],
  [{ date_filter: 'by_week', week: 12 }, 'Week 12 (16 Mar - 22 Mar)', null, 'the week before'],
  [{ date_filter: 'by_month', month: 2 }, 'February 2026', null, 'the month before'],
  [
    { date_filter: 'custom', start_date: '2026-11-01', end_date: '2026-11-03' },
    'Custom',
    '1 – 3 Nov',
    null,
  ],
  [{ date_filter: 'custom' }, 'Custom', '20 Nov', null],
  [
    {
      ...{ date_filter: 'custom', start_date: '2025-12-31', end_date: '2026-01-02' },
      start_time: '08:00',
    },
    'Custom',
    '31 Dec 2025 08:00 – 2 Jan 23:59',
    null,
  ],
  [
    {
      ...{ date_filter: 'custom', start_date: '2026-11-01', end_date: '2026-11-03' },
      ...{ start_time: '22:00', end_time: '06:00', limit_to_hours: true },
    },
    'Custom',
    '1 – 3 Nov, 22:00 – 06:00 each day',
    null,
  ],
];

test.each(cases)('%j is described as %s', (parts, chosen, days, before) => {
  const words = filterWords({ ...defaultFilter, ...parts }, now, 'Australia/Perth');
  expect(words).toEqual({ chosen, days, before });
});
