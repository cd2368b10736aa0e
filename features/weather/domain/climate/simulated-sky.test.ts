import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heatWave } from './heat-wave.ts';
import { simulatedSky } from './simulated-sky.ts';
import { evenly } from '#packages/testing/numbers';

const hour = 3_600_000;
const day = 24 * hour;
const place = fc.record({
  lat: evenly(-90, 90),
  lon: evenly(-180, 180),
  time: fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) }),
});

test('the weather is possible at any place and hour, and repeatable', () => {
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

test('the weather always differs an hour later', () => {
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
])('in %s summer is hot, winter is not, and afternoons are warmer than dawn', (...one) => {
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

test('there are a few heat waves', () => {
  const begin = Date.UTC(2026, 11, 1);
  const hot = Array.from({ length: 90 }, (_, nth) => begin + nth * day + 7 * hour).filter(
    (time) => simulatedSky(-31.95, 115.86, time).celsius > 37,
  );
  expect(hot.length).toBeGreaterThan(3);
  expect(hot.length).toBeLessThan(40);
});

const [inland, coast, equator] = [
  { lat: -23.36, lon: 119.73 },
  { lat: -20.32, lon: 118.57 },
  { lat: -1.15, lon: 116.82 },
];

test('in the warm season it is 5 to 7 degrees hotter inland than on the coast, and drier', () => {
  // October to March of ten years, at the hottest hour.
  const afternoons = Array.from({ length: 3650 }, (_, nth) => Date.UTC(2024, 0, nth, 7)).filter(
    (time) => [9, 10, 11, 0, 1, 2].includes(new Date(time).getUTCMonth()),
  );
  const mean = (of: (time: number) => number) =>
    afternoons.reduce((sum, time) => sum + of(time), 0) / afternoons.length;
  const at = (place: typeof coast) => {
    const skies = (time: number) => skyAt(place, time);
    return {
      celsius: mean((time) => skies(time).celsius),
      dew: mean((time) => dewPoint(skies(time))),
    };
  };
  const [there, here] = [at(inland), at(coast)];
  expect(there.celsius - here.celsius).toBeGreaterThan(5);
  expect(there.celsius - here.celsius).toBeLessThan(7);
  expect(here.dew - there.dew).toBeGreaterThan(6);
});

test('near the equator there are no seasons', () => {
  const meanOf = (month: number) => {
    const times = Array.from({ length: 28 }, (_, nth) => Date.UTC(2027, month, nth + 1, 7));
    return times.reduce((sum, time) => sum + skyAt(equator, time).celsius, 0) / times.length;
  };
  const months = Array.from({ length: 12 }, (_, month) => meanOf(month));
  expect(Math.max(...months) - Math.min(...months)).toBeLessThan(2.5);
  expect(Math.min(...months)).toBeGreaterThan(30);
});

test('in any 14 days a heat wave peaks, and there are days without one', () => {
  const strengths = Array.from({ length: 3650 }, (_, nth) =>
    heatWave('-12 60', 0, Date.UTC(2024, 0, nth, 15)),
  );
  for (let from = 0; from + 14 <= strengths.length; from += 1) {
    const window = strengths.slice(from, from + 14);
    expect(Math.max(...window)).toBeGreaterThan(0.8);
    expect(window.filter((strength) => strength === 0).length).toBeGreaterThan(4);
  }
});

function skyAt({ lat, lon }: typeof coast, time: number) {
  return simulatedSky(lat, lon, time);
}

/** Dew point in degrees Celsius, by the Magnus formula. */
function dewPoint({ celsius, humidity }: { celsius: number; humidity: number }): number {
  const gamma = Math.log(humidity / 100) + (17.62 * celsius) / (243.12 + celsius);
  return (243.12 * gamma) / (17.62 - gamma);
}
