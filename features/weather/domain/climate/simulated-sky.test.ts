import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simulatedSky } from './simulated-sky.ts';
import { evenly } from '#packages/testing/numbers';

const hour = 3_600_000;
const day = 24 * hour;
const place = fc.record({
  lat: evenly(-90, 90),
  lon: evenly(-180, 180),
  time: fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) }),
});

test('at any place and hour the weather could be, and is the same when asked again', () => {
  fc.assert(
    fc.property(place, ({ lat, lon, time }) => {
      const sky = simulatedSky(lat, lon, time);
      expect(sky).toEqual(simulatedSky(lat, lon, time));
      expect(sky.celsius).toBeGreaterThan(-85);
      expect(sky.celsius).toBeLessThan(58);
      expect(sky.humidity).toBeGreaterThanOrEqual(0);
      expect(sky.humidity).toBeLessThanOrEqual(100);
      expect(sky.wind_kph).toBeGreaterThan(0);
      expect(sky.wind_kph).toBeLessThan(60);
      expect(sky.radiation).toBeGreaterThanOrEqual(0);
      expect(sky.radiation).toBeLessThan(1100);
      expect(sky.is_day || sky.radiation === 0).toBe(true);
    }),
  );
});

test('an hour later it is never quite another weather', () => {
  fc.assert(
    fc.property(place, ({ lat, lon, time }) => {
      const [now, next] = [simulatedSky(lat, lon, time), simulatedSky(lat, lon, time + hour)];
      expect(Math.abs(next.celsius - now.celsius)).toBeLessThan(5);
      expect(Math.abs(next.pressure - now.pressure)).toBeLessThan(4);
    }),
  );
});

test.each([
  ['Perth', -32, 116, 0],
  ['Phoenix', 33.4, -112, 6],
  ['Abu Dhabi', 24.4, 54.4, 6],
])('in %s summer is hot, winter is not, and the afternoon is warmer than the dawn', (...one) => {
  const [, lat, lon, summer] = one;
  const meanOf = (month: number, solarHour: number) => {
    const begin = Date.UTC(2027, month, 1) + (solarHour - lon / 15) * hour;
    const days = Array.from({ length: 28 }, (_, nth) => begin + nth * day);
    return days.reduce((sum, time) => sum + simulatedSky(lat, lon, time).celsius, 0) / days.length;
  };
  const winter = (summer + 6) % 12;
  expect(meanOf(summer, 15)).toBeGreaterThan(27);
  expect(meanOf(summer, 15)).toBeLessThan(42);
  expect(meanOf(summer, 15)).toBeGreaterThan(meanOf(summer, 5) + 4);
  expect(meanOf(summer, 15)).toBeGreaterThan(meanOf(winter, 15) + 6);
});

test('there are heat waves, and they are few', () => {
  const begin = Date.UTC(2026, 11, 1);
  const hot = Array.from({ length: 90 }, (_, nth) => begin + nth * day + 7 * hour).filter(
    (time) => simulatedSky(-31.95, 115.86, time).celsius > 37,
  );
  expect(hot.length).toBeLessThan(40);
});
