import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import type { DateFilter } from '#measurements/contract';
import { defaultFilter } from './date-filter.ts';
import { dateWindows, pinned, windowTest } from './date-window.ts';

const now = Date.parse('2026-11-20T13:42:00+08:00');
const custom = (parts: Partial<DateFilter>): DateFilter => ({
  ...defaultFilter,
  date_filter: 'custom',
  ...parts,
});
const iso = (time: number | null) => new Date(time ?? 0).toISOString();
const isIn = (parts: Partial<DateFilter>, zone: string, time: string) =>
  windowTest(dateWindows(custom(parts), now, zone).window)(Date.parse(time));

const days = { start_date: '2026-11-18', end_date: '2026-11-19' };

test('[DASH-17] a range without times covers complete days, to the last millisecond', () => {
  const { window, before } = dateWindows(custom(days), now, 'Australia/Perth');
  expect([iso(window.from), iso(window.to), window.spans, before]).toEqual([
    '2026-11-17T16:00:00.000Z',
    '2026-11-19T16:00:00.000Z',
    undefined,
    null,
  ]);
  expect(isIn(days, 'Australia/Perth', '2026-11-19T23:59:59.999+08:00')).toBe(true);
});

test('hours of each day exclude the time between them', () => {
  const shift = { ...days, start_time: '08:00', end_time: '16:30', limit_to_hours: true };
  const { window } = dateWindows(custom(shift), now, 'Australia/Perth');
  expect(window.spans?.map((span) => span.map(iso))).toEqual([
    ['2026-11-18T00:00:00.000Z', '2026-11-18T08:31:00.000Z'],
    ['2026-11-19T00:00:00.000Z', '2026-11-19T08:31:00.000Z'],
  ]);
  expect([window.from, window.to].map(iso)).toEqual([
    '2026-11-18T00:00:00.000Z',
    '2026-11-19T08:31:00.000Z',
  ]);
});

test('hours that cross midnight begin on each day of the range and end on the next', () => {
  const night = { ...days, start_time: '22:00', end_time: '06:00', limit_to_hours: true };
  const at = (time: string) => isIn(night, 'Australia/Perth', `${time}+08:00`);
  expect(at('2026-11-18T05:00:00')).toBe(false);
  expect(at('2026-11-18T23:00:00')).toBe(true);
  expect(at('2026-11-19T06:00:59.999')).toBe(true);
  expect(at('2026-11-19T12:00:00')).toBe(false);
  expect(at('2026-11-20T05:00:00')).toBe(true);
  expect(at('2026-11-20T06:01:00')).toBe(false);
});

test('an end before its start is swapped: with its times, or only the days if the times are hours of each day', () => {
  const given = { ...custom(days), start_date: '2026-11-19', end_date: '2026-11-18' };
  const hours = { start_time: '22:00', end_time: '06:00' };
  expect(pinned({ ...given, ...hours }, now, 'UTC')).toMatchObject({
    ...days,
    ...{ start_time: '06:00', end_time: '22:00' },
  });
  expect(pinned({ ...given, ...hours, limit_to_hours: true }, now, 'UTC')).toMatchObject({
    ...days,
    ...hours,
  });
});

test.each([
  ['an hour shown twice is in twice', '2026-04-05', '02:00', '02:29', [30, 30]],
  ['an hour that is skipped is in never', '2026-10-04', '02:00', '02:59', []],
  ['what is left of a skipped hour is in', '2026-10-04', '01:30', '03:29', [60]],
])('%s', (_, date, start_time, end_time, minutes) => {
  const hours = { start_date: date, end_date: date, start_time, end_time, limit_to_hours: true };
  const { window } = dateWindows(custom(hours), now, 'Australia/Sydney');
  expect(window.spans?.map(([from, to]) => (to - from) / 60_000)).toEqual(minutes);
});

const zones = [
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'America/New_York',
  'UTC',
  'Asia/Kolkata',
];
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
/** Days around the clock changes of 2026 in both hemispheres. */
const date = fc.constantFrom(
  ...['2026-03-07', '2026-03-08', '2026-03-09', '2026-04-04', '2026-04-05', '2026-04-06'],
  ...['2026-10-03', '2026-10-04', '2026-10-05', '2026-10-31', '2026-11-01', '2026-11-02'],
);

test("a moment is inside exactly if the zone's clocks show a time of the range", () => {
  const filters = fc.record({
    ...{ start_date: date, end_date: date, start_time: time, end_time: time },
    limit_to_hours: fc.boolean(),
  });
  fc.assert(
    fc.property(
      filters,
      fc.constantFrom(...zones),
      date,
      fc.integer({ min: -20, max: 44 * 60 }),
      (parts, zone, near, minutes) => {
        const moment = Date.parse(`${near}T00:00:00Z`) + minutes * 60_000;
        const filter = pinned(custom(parts), now, zone);
        const found = windowTest(dateWindows(filter, now, zone).window)(moment);
        const isTwice = hasTwoMoments(moment, zone);
        // Without hours the range is one span, so a repeated hour may be included once more.
        if (!filter.limit_to_hours && isTwice) return;
        expect(found).toBe(clocksSay(filter, moment, zone));
      },
    ),
    { numRuns: 500 },
  );
});

function clocksSay(filter: DateFilter, moment: number, zone: string): boolean {
  const shown = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone);
  const [day, clock] = [shown.toPlainDate(), shown.toPlainTime().toString().slice(0, 5)];
  const { start_date = '', end_date = '', start_time, end_time, limit_to_hours } = filter;
  const isDay = (one: Temporal.PlainDate) =>
    one.toString() >= start_date && one.toString() <= end_date;
  if (!limit_to_hours) {
    const text = `${day.toString()} ${clock}`;
    return text >= `${start_date} ${start_time}` && text <= `${end_date} ${end_time}`;
  }
  if (start_time <= end_time) return isDay(day) && clock >= start_time && clock <= end_time;
  return (
    (isDay(day) && clock >= start_time) || (isDay(day.subtract({ days: 1 })) && clock <= end_time)
  );
}

function hasTwoMoments(moment: number, zone: string): boolean {
  const shown = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone);
  const plain = shown.toPlainDateTime();
  const [early, late] = (['earlier', 'later'] as const).map(
    (disambiguation) => plain.toZonedDateTime(zone, { disambiguation }).epochMilliseconds,
  );
  return early !== late;
}
