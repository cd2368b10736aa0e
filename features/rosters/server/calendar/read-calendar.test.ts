import { expect, test } from 'vitest';
import { calendarText } from './calendar-text.ts';
import { readCalendar } from './read-calendar.ts';

const now = Date.parse('2026-11-26T12:00:00Z');
const read = (...lines: string[]) =>
  readCalendar({
    text: ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n'),
    ...{ timezone: 'Australia/Brisbane', now },
  });
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'];
const times = (...lines: string[]) =>
  read(...event(...lines))?.events.map(({ start_time, end_time }) => [start_time, end_time]);

test('dates, and times without a zone, are those of the organisation', () => {
  expect(
    read(...event('DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261227', 'SUMMARY:Home')),
  ).toEqual({
    events: [
      {
        ...{ summary: 'Home', is_all_day: true },
        ...{ start_time: '2026-12-23T14:00:00.000Z', end_time: '2026-12-26T14:00:00.000Z' },
      },
    ],
    timezone: 'Australia/Brisbane',
    left_out: { past: 0, frequent: 0, invalid: 0, more: false },
  });
  expect(times('DTSTART:20261201T080000', 'DURATION:PT2H')).toEqual([
    ['2026-11-30T22:00:00.000Z', '2026-12-01T00:00:00.000Z'],
  ]);
});

test('times have the zone of the file, an IANA zone, or UTC', () => {
  expect(times('DTSTART:20261201T080000Z', 'DTEND:20261201T090000Z')).toEqual([
    ['2026-12-01T08:00:00.000Z', '2026-12-01T09:00:00.000Z'],
  ]);
  expect(
    times('DTSTART;TZID=Europe/Zurich:20261201T080000', 'DTEND;TZID=Europe/Zurich:20261201T090000'),
  ).toEqual([['2026-12-01T07:00:00.000Z', '2026-12-01T08:00:00.000Z']]);
  const zone = [
    ...['BEGIN:VTIMEZONE', 'TZID:Mine East', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
    ...['TZOFFSETFROM:+0930', 'TZOFFSETTO:+0930', 'END:STANDARD', 'END:VTIMEZONE'],
  ];
  const found = read(
    ...zone,
    ...event('DTSTART;TZID=Mine East:20261201T080000', 'DTEND;TZID=Mine East:20261201T090000'),
  );
  expect(found?.events[0]?.start_time).toBe('2026-11-30T22:30:00.000Z');
});

test('a repeated event is listed one by one, with its exceptions', () => {
  const weekly = [
    ...['DTSTART:20261123T080000Z', 'DTEND:20261123T090000Z', 'RRULE:FREQ=WEEKLY;COUNT=4'],
    'EXDATE:20261207T080000Z',
  ];
  expect(times(...weekly)).toEqual([
    ['2026-11-30T08:00:00.000Z', '2026-11-30T09:00:00.000Z'],
    ['2026-12-14T08:00:00.000Z', '2026-12-14T09:00:00.000Z'],
  ]);
  const moved = event(
    'RECURRENCE-ID:20261214T080000Z',
    'DTSTART:20261215T100000Z',
    'DTEND:20261215T120000Z',
  );
  expect(read(...event(...weekly), ...moved)?.events.at(-1)?.start_time).toBe(
    '2026-12-15T10:00:00.000Z',
  );
});

test.each([
  ['past', ['DTSTART:20250101T080000Z', 'DTEND:20250101T090000Z'], { past: 1 }],
  [
    'every minute',
    ['DTSTART:20261201T080000Z', 'DTEND:20261201T090000Z', 'RRULE:FREQ=MINUTELY'],
    { frequent: 1 },
  ],
  ['without a start', ['SUMMARY:Nothing'], { invalid: 1 }],
  ['that ends first', ['DTSTART:20261201T080000Z', 'DTEND:20261201T070000Z'], { invalid: 1 }],
  [
    'on a day that does not exist',
    ['DTSTART:20261231T080000Z', 'DTEND:20260231T250000Z'],
    { invalid: 1 },
  ],
  ['of the year 3000', ['DTSTART:30000101T080000Z', 'DTEND:30000101T090000Z'], { more: true }],
])('an event %s is left out and counted', (_, lines, counted) => {
  const found = read(...event(...lines));
  expect(found?.events).toEqual([]);
  expect(found?.left_out).toMatchObject(counted);
});

test('a daily event without an end is listed for a year, at most 200 times', () => {
  const found = read(
    ...event('DTSTART:20200101T080000Z', 'DTEND:20200101T090000Z', 'RRULE:FREQ=DAILY'),
  );
  expect(found?.events).toHaveLength(200);
  expect(found?.events[0]?.start_time).toBe('2026-11-27T08:00:00.000Z');
  expect(found?.left_out).toEqual({ past: 0, frequent: 0, invalid: 0, more: true });
});

test.each([
  '',
  'Name;Date\nAnn;1',
  '<html></html>',
  'BEGIN:VCARD\r\nFN:Ann\r\nEND:VCARD',
  'BEGIN:VCALENDAR',
])('this is no calendar: %j', (text) => {
  expect(readCalendar({ text, timezone: 'UTC', now })).toBeNull();
});

test('control characters and long titles are cut', () => {
  const found = read(
    ...event(
      'DTSTART:20261201T080000Z',
      'DTEND:20261201T090000Z',
      `SUMMARY:A\\nB\u0007${'x'.repeat(500)}`,
    ),
  );
  expect(found?.events[0]?.summary).toBe(`A B ${'x'.repeat(196)}`);
});

test('a feed is read back as it was written', () => {
  const text = calendarText('Shifts; all, of "North"', [
    {
      ...{ uid: 'r-2026-12-01', summary: 'Shift, 12 workers', description: 'Ann\nBob; Cy, Di' },
      ...{ start: Date.parse('2026-12-01T06:00:00Z'), end: Date.parse('2026-12-01T14:00:00Z') },
      changed: now,
    },
  ]);
  expect(text).toContain('DESCRIPTION:Ann\\nBob\\; Cy\\, Di\r\n');
  expect(text).toContain('DTSTART:20261201T060000Z\r\n');
  expect(text.split('\r\n').every((line) => line.length <= 75)).toBe(true);
  expect(readCalendar({ text, timezone: 'UTC', now })?.events).toEqual([
    {
      ...{ summary: 'Shift, 12 workers', is_all_day: false },
      ...{ start_time: '2026-12-01T06:00:00.000Z', end_time: '2026-12-01T14:00:00.000Z' },
    },
  ]);
});
