import { expect, test } from 'vitest';
import { calendarDays, cellWords } from './calendar-days.ts';
import { calendarWidths } from './calendar-sizes.ts';

test('days are grouped by months of the zone, across clock changes', () => {
  // Summer time ends on 5 April in Sydney: that day has 25 hours.
  const starts = ['2026-03-30T13:00Z', '2026-03-31T13:00Z', '2026-04-01T13:00Z']
    .concat(['2026-04-02T13:00Z', '2026-04-03T13:00Z', '2026-04-04T13:00Z', '2026-04-05T14:00Z'])
    .map((text) => Date.parse(text));
  const { days, months } = calendarDays(starts, starts[5] ?? null, 'Australia/Sydney');
  expect(months).toEqual([
    { name: 'March 2026', first: 0, days: 1 },
    { name: 'April 2026', first: 1, days: 5 },
  ]);
  expect(days.map(({ spoken, weekday }) => `${weekday} ${spoken}`)).toEqual([
    ...['Tue 31 March', 'Wed 1 April', 'Thu 2 April', 'Fri 3 April', 'Sat 4 April', 'Sun 5 April'],
  ]);
  expect(days.map(({ isToday }) => isToday)).toEqual([false, false, false, false, false, true]);
  expect(days[4]).toMatchObject({ long: 'Sat 4 April 2026', isWeekend: true, number: '4' });
  expect(calendarDays([], null, 'UTC')).toEqual({ days: [], months: [] });
});

test('days use the available width up to a maximum, the tags get the rest, and further days are scrolled', () => {
  expect(calendarWidths(1150, 7)).toMatchObject({
    day: 84,
    tags: 372,
    total: 1150,
    isNarrow: false,
  });
  expect(calendarWidths(1150, 30)).toMatchObject({ day: 26, total: 1150 });
  expect(calendarWidths(1150, 366)).toMatchObject({ day: 25, tags: 170, total: 9510 });
  expect(calendarWidths(366, 7)).toMatchObject({
    day: 34,
    frozen: 128,
    total: 486,
    isNarrow: true,
  });
});

test('a day without tests says why it needs none', () => {
  const [day] = calendarDays([Date.parse('2026-06-06T00:00Z'), NaN], null, 'UTC').days;
  const words = (count: number, expected: number) => day && cellWords(count, day, expected);
  expect([words(0, 0), words(0, 1), words(0, 2), words(2, 1)]).toEqual([
    'No test on 6 June',
    'No test on 6 June, no shift',
    'No test on 6 June, still to come',
    '2 tests on 6 June',
  ]);
});
