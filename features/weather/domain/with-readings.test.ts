import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SiteReading, WeatherAnswer, WeatherDay, WeatherHour } from '#weather/contract';
import { measuredWeatherAt, weatherAt } from './weather-at.ts';
import { answerOfSite, daysOfSite, modelOf, readingOf } from './with-readings.ts';
import type { WbgtOf } from './with-readings.ts';

const day = '2026-11-27';
const at = (clock: string) => Date.parse(`${day}T${clock}:00Z`);

/** A day in UTC, each hour with a heat index of its number plus 20. */
const hours = Array.from({ length: 24 }, (_, nth): WeatherHour => ({
  ...{ time_epoch: at('00:00') / 1000 + nth * 3600, is_day: 1, condition: { text: 'Sunny' } },
  ...{ time: `${day} ${String(nth).padStart(2, '0')}:00`, temp_c: nth, temp_f: 50 + nth },
  ...{ wind_kph: 4, wind_mph: 2.5, wind_degree: 90, wind_dir: 'E', pressure_mb: 1010 },
  ...{ humidity: 40, cloud: 0, uv: 8, heatindex_c: 20 + nth, heatindex_f: 68, short_rad: 500 },
}));
const days = [{ date: day, day: {}, hour: hours }] as unknown as WeatherDay[];

const reading = (clock: string, more: Partial<SiteReading> = {}): SiteReading => ({
  ...{ reading_id: clock, location_id: 'pit', time: new Date(at(clock)).toISOString() },
  ...{ minutes: 60, wbgt: 29.4, temperature: null, humidity: null, heat_index: null },
  ...{ wind_kph: null, created_time: new Date(at(clock)).toISOString() },
  ...more,
});

/** A model of 30 °C WBGT in every hour, under which measured air of any kind stays. */
const wbgtOf: WbgtOf = ({ measured }) => measured?.wbgt ?? 30;

/** The days with readings alone. */
const daysWith = (readings: readonly SiteReading[], wbgt = wbgtOf) =>
  daysOfSite(days, { readings, corrections: [] }, wbgt);

const measuredHours = (readings: readonly SiteReading[]) =>
  daysWith(readings)
    .flatMap((each) => each.hour)
    .flatMap(({ time, measured }) =>
      measured === undefined ? [] : [[time.slice(11), measured.reading_id]],
    );

// Worked by hand: the hour in which it was taken, and those of which it covers at least half.
test.each([
  ['13:10', 60, ['13:00']],
  ['13:30', 60, ['13:00', '14:00']],
  ['13:29', 60, ['13:00']],
  ['13:00', 60, ['13:00']],
  ['13:00', 89, ['13:00']],
  ['13:00', 90, ['13:00', '14:00']],
  ['13:59', 15, ['13:00']],
  ['13:59', 31, ['13:00', '14:00']],
  ['13:10', 240, ['13:00', '14:00', '15:00', '16:00']],
  ['22:30', 240, ['22:00', '23:00']],
])('a reading at %s for %i minutes replaces the hours %j', (clock, minutes, covered) => {
  expect(measuredHours([reading(clock, { minutes })]).map(([time]) => time)).toEqual(covered);
});

// The model has 30 °C WBGT, and in the hour 14:00 a heat index of 34 °C.
test.each<[Partial<SiteReading>, boolean]>([
  [{ wbgt: 30.1 }, true],
  [{ wbgt: 30 }, false],
  [{ wbgt: null, temperature: 30, humidity: 60, heat_index: 34.1 }, true],
  [{ wbgt: null, temperature: 30, humidity: 60, heat_index: 34 }, false],
  // Of a globe in the wind: the heat index is higher, the WBGT lower.
  [{ wbgt: 29, temperature: 30, humidity: 60, heat_index: 35 }, true],
])('a reading with %j replaces an hour that it touches for a minute: %s', (values, isReplaced) => {
  const found = measuredHours([reading('13:46', { minutes: 15, ...values })]);
  expect(found.map(([time]) => time)).toEqual(isReplaced ? ['13:00', '14:00'] : ['13:00']);
});

test('a measured WBGT replaces an hour that it touches where the model knows none', () => {
  const [changed] = daysWith(
    [reading('13:46', { minutes: 15 })],
    ({ measured }) => measured?.wbgt ?? Number.NaN,
  );
  expect(changed?.hour[14]?.measured?.reading_id).toBe('13:46');
});

test('a reading that touches an hour replaces an older one there only if it is hotter', () => {
  const older = reading('12:30', { minutes: 120, wbgt: 33 });
  const touching = (wbgt: number) => reading('13:50', { minutes: 15, wbgt });
  const idAt14 = (readings: SiteReading[]) =>
    measuredHours(readings).find(([time]) => time === '14:00')?.[1];
  expect(idAt14([older, touching(32)])).toBe('12:30');
  expect(idAt14([touching(33.1), older])).toBe('13:50');
  // What was measured in the hour is newer.
  expect(idAt14([touching(40), reading('14:20', { wbgt: 31 })])).toBe('14:20');
});

test('no hour is cooler because of a reading that covers less than half of it and was taken before', () => {
  const readings = fc.array(
    fc.record({
      at: fc.integer({ max: 1200 }),
      minutes: fc.integer({ min: 15, max: 240 }),
      wbgt: fc.double({ min: 20, max: 40, noNaN: true }),
    }),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(readings, (given) => {
      const all = given.map(({ at: taken, minutes, wbgt }, nth) => {
        const time = new Date(at('00:00') + taken * 60_000).toISOString();
        return reading('00:00', {
          reading_id: String(nth),
          time,
          created_time: time,
          minutes,
          wbgt,
        });
      });
      for (const each of daysWith(all).flatMap((one) => one.hour)) {
        const start = each.time_epoch * 1000;
        const isOwn = all.some(({ time, minutes }) => {
          const from = Date.parse(time);
          const covered =
            Math.min(from + minutes * 60_000, start + 3_600_000) - Math.max(from, start);
          return covered > 0 && (from >= start || covered >= 30 * 60_000);
        });
        expect(each.measured !== undefined || !isOwn).toBe(true);
        if (!isOwn) expect(wbgtOf(each)).toBeGreaterThanOrEqual(30);
      }
    }),
  );
});

test('of two readings of an hour the newer one counts, in any order', () => {
  const two = [reading('13:50'), reading('13:10', { minutes: 150 })];
  const expected = [
    ['13:00', '13:50'],
    ['14:00', '13:50'],
    ['15:00', '13:10'],
  ];
  expect(measuredHours(two)).toEqual(expected);
  expect(measuredHours(two.toReversed())).toEqual(expected);
});

// Worked by hand: air of 38 °C and 40 % has a WBGT of about 35.9 °C.
test.each([
  [{ wbgt: 36 }, { wbgt: 22 }],
  [{ temperature: 38, humidity: 40 }, { wbgt: 33 }],
  [{ wbgt: 37 }, { temperature: 38, humidity: 40 }],
  [
    { temperature: 38, humidity: 60 },
    { temperature: 38, humidity: 40 },
  ],
])('of two readings of the same minute the hotter one counts: %j before %j', (hotter, other) => {
  const taken = (reading_id: string, seconds: number, values: Partial<SiteReading>) => ({
    ...reading('13:10', { reading_id, wbgt: null, ...values }),
    time: new Date(at('13:10') + seconds * 1000).toISOString(),
  });
  for (const [one, two] of [
    ['a', 'b'],
    ['b', 'a'],
  ] as const) {
    const pair = [taken(one, 0, hotter), taken(two, 30, other)];
    expect(readingOf(pair, at('13:00'), () => true)?.reading_id).toBe(one);
    expect(readingOf(pair.toReversed(), at('13:00'), () => true)?.reading_id).toBe(one);
  }
});

test('a WBGT alone keeps air temperature, humidity and heat index of the model', () => {
  const [changed] = daysWith([reading('13:00')]);
  expect(changed?.hour[13]).toEqual({
    ...hours[13],
    measured: {
      ...{ reading_id: '13:00', time: at('13:00'), minutes: 60, wbgt: 29.4, wind: null },
      has_air: false,
      model: { temp_c: 13, temp_f: 63, humidity: 40, heatindex_c: 33, heatindex_f: 68 },
    },
  });
  expect(changed?.hour[12]).toBe(hours[12]);
});

test('measured air replaces that of the model, also if the model is hotter', () => {
  const air = { wbgt: null, temperature: 10, humidity: 80, heat_index: 9, wind_kph: 7.2 };
  const [changed] = daysWith([reading('13:00', air)]);
  const own = changed?.hour[13];
  expect(own).toMatchObject({
    ...{ temp_c: 10, temp_f: 50, humidity: 80, heatindex_c: 9 },
    // The wind of the meter is at another height than that of the model.
    ...{ wind_kph: 4, measured: { wind: 2, wbgt: null, has_air: true } },
  });
  expect(own && modelOf(own)).toEqual(hours[13]);
});

// A reading of 11:10, stored later.
test.each([
  [240, '11:40', ['11:00', '12:00', '13:00', '14:00']],
  // Its minutes reach into the hour in which it was stored.
  [240, '11:41', ['11:00', '12:00', '13:00', '14:00']],
  [240, '13:20', ['13:00', '14:00']],
  [145, '13:34', ['13:00']],
  // They were over when it was stored.
  [145, '13:35', []],
  [60, '13:20', []],
  [240, '23:00', []],
])('a reading of %i minutes that was stored at %s counts in %j', (minutes, stored, expected) => {
  const late = reading('11:10', { minutes, created_time: new Date(at(stored)).toISOString() });
  expect(measuredHours([late]).map(([time]) => time)).toEqual(expected);
});

test('an older reading counts in the hours in which a newer one that was stored late does not', () => {
  const late = reading('11:20', { created_time: new Date(at('13:10')).toISOString() });
  expect(measuredHours([late, reading('11:10', { minutes: 80 })])).toEqual([
    ['11:00', '11:10'],
    ['12:00', '11:10'],
  ]);
});

/** An observation of the hour 13:00, at a minute of it, with a forecast or without. */
const observed = (minutes: number, forecastday: WeatherDay[]) => {
  const { time, time_epoch, ...moment } = hours[13] as WeatherHour;
  const last_updated_epoch = time_epoch + minutes * 60;
  const current = { ...moment, temp_c: 13.5, last_updated: time, last_updated_epoch };
  return { current, forecast: { forecastday } } as unknown as WeatherAnswer;
};

// An observation of 13:20 is shown until 14:20.
test.each([
  ['13:45', '13:40', 15, '13:40'],
  // It was made after the observation, in the next hour.
  ['14:05', '14:05', 60, '14:05'],
  ['14:05', '13:50', 40, '13:50'],
  // It is cooler than the model, and covers 5 minutes of the hour.
  ['14:05', '13:50', 15, undefined],
  // Its hours are over.
  ['14:05', '13:10', 30, undefined],
])('an observation at %s has the reading of that hour', (now, clock, minutes, expected) => {
  const readings = [reading(clock, { minutes })];
  const withDays = weatherAt(
    answerOfSite(observed(20, days), { readings, corrections: [] }, wbgtOf),
    at(now),
  );
  const alone = measuredWeatherAt(observed(20, []), readings, { time: at(now), wbgtOf });
  for (const found of [withDays, alone]) {
    expect(found?.temp_c).toBe(13.5);
    expect(found?.measured?.reading_id).toBe(expected);
  }
});

test('measured air replaces that of an observation, whose values are kept', () => {
  const air = { wbgt: null, temperature: 38, humidity: 50, heat_index: 49 };
  const readings = [reading('14:05', air)];
  const withDays = weatherAt(
    answerOfSite(observed(20, days), { readings, corrections: [] }, wbgtOf),
    at('14:06'),
  );
  expect(withDays).toMatchObject({
    ...{ temp_c: 38, humidity: 50, heatindex_c: 49, temp_f: 100.4 },
    measured: { reading_id: '14:05', has_air: true, model: { temp_c: 13.5, heatindex_c: 33 } },
  });
  expect(measuredWeatherAt(observed(20, []), readings, { time: at('14:06'), wbgtOf })).toEqual(
    withDays,
  );
});

test('without a reading nothing changes', () => {
  expect(daysWith([])).toBe(days);
  expect(daysWith([reading('13:00', { time: '2026-11-26T13:00:00Z' })])[0]).toBe(days[0]);
  expect(readingOf([reading('13:00')], at('14:00'), () => true)).toBeNull();
});
