import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SiteCorrection, WeatherHour } from '#weather/contract';
import { corrected, correctionAt } from './site-corrections.ts';

const at = (clock: string) => Date.parse(`2026-11-27T${clock}:00Z`);
const iso = (clock: string) => new Date(at(clock)).toISOString();
const hourAt = (start: number) => ({ time_epoch: start / 1000, heatindex_c: 39 }) as WeatherHour;

const correction = (more: Partial<SiteCorrection> = {}): SiteCorrection => ({
  ...{ correction_id: 'c', location_id: 'pit', kelvin: 1.8, ended_time: null },
  ...{ created_time: iso('10:20'), until_time: iso('20:20'), ...more },
});

// Switched on at 10:20 until 20:20.
test.each([
  ['09:00', null, undefined],
  ['10:00', null, 1.8],
  ['20:00', null, 1.8],
  ['21:00', null, undefined],
  // Switched off at 13:30: the hour of it is the first without, and those that were over stay.
  ['12:00', '13:30', 1.8],
  ['13:00', '13:30', undefined],
  ['14:00', '13:30', undefined],
])('the hour %s of one that was switched off at %s gets %s K', (clock, ended, expected) => {
  const ended_time = ended === null ? null : iso(ended);
  const hour = hourAt(at(clock));
  const found = corrected(hour, [correction({ ended_time })]);
  expect(found.correction).toBe(expected);
  // The heat index stays that of the model.
  expect(found).toEqual(expected === undefined ? hour : { ...hour, correction: expected });
});

test('the correction that is on', () => {
  const two = [correction(), correction({ correction_id: 'd', kelvin: 2 })];
  expect(correctionAt(two, at('20:19'))?.correction_id).toBe('d');
  expect(correctionAt(two, at('20:20'))).toBeNull();
  expect(correctionAt([correction({ ended_time: iso('11:00') })], at('10:30'))).toBeNull();
});

test('a correction never makes an hour cooler, whatever is stored', () => {
  const kelvin = fc.double({ min: -20, max: 20, noNaN: true });
  fc.assert(
    fc.property(fc.array(kelvin, { maxLength: 4 }), fc.integer({ max: 23 }), (values, nth) => {
      const all = values.map((each) => correction({ kelvin: each }));
      const { correction: added = 0 } = corrected(hourAt(at('00:00') + nth * 3_600_000), all);
      expect(added).toBeGreaterThanOrEqual(0);
      expect(added).toBeLessThanOrEqual(Math.max(0, ...values));
    }),
  );
});
