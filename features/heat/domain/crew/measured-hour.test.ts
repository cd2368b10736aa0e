import { expect, test } from 'vitest';
import type { WeatherHour } from '#weather/contract';
import { adviceOfHour, crewWeather } from './crew-card.ts';

const place = { lat: -20.7, lon: 116.8 };
const hour: WeatherHour = {
  // Early afternoon there.
  ...{ time_epoch: Date.parse('2026-11-27T05:00:00Z') / 1000, time: '2026-11-27 13:00', is_day: 1 },
  ...{ temp_c: 36, temp_f: 96.8, condition: { text: 'Sunny' }, wind_kph: 12, wind_mph: 7.5 },
  ...{ wind_degree: 90, wind_dir: 'E', pressure_mb: 1010, humidity: 35, cloud: 0, uv: 10 },
  ...{ heatindex_c: 39, heatindex_f: 102.2, short_rad: 900 },
};
const measured = (wbgt: number | null, wind: number | null = null): WeatherHour => ({
  ...hour,
  measured: {
    ...{ reading_id: 'r', time: 0, minutes: 60, has_air: false, wbgt, wind },
    model: { temp_c: 36, temp_f: 96.8, humidity: 35, heatindex_c: 39, heatindex_f: 102.2 },
  },
});
const model = crewWeather(hour, place, 'shade');
const crew = {
  ...{ work_rate: 4, clothing: 0, clo: 0.6, acclimatisation: 'acclimatised' as const },
  workers: 6,
};
const plan = { place, crew, rest: 'shade' as const, trigger: 27 };

test('a hotter meter replaces the WBGT of the work, and makes the shade as much hotter', () => {
  const wbgt = model.work.wbgt + 2;
  const found = crewWeather(measured(wbgt), place, 'shade');
  expect(found.work).toEqual({ ...model.work, wbgt });
  expect(found.rest.wbgt).toBeCloseTo(model.rest.wbgt + 2, 10);
  expect(found.shade).toEqual(found.rest);
});

test('a cooler meter replaces it too; the shade keeps the model, and is never hotter than the sun', () => {
  const little = crewWeather(measured(model.work.wbgt - 0.2), place, 'shade');
  expect(little.work.wbgt).toBe(model.work.wbgt - 0.2);
  expect(little.shade.wbgt).toBe(model.shade.wbgt);
  const much = crewWeather(measured(model.shade.wbgt - 1), place, 'shade');
  expect(much.shade.wbgt).toBe(much.work.wbgt);
});

test('a hotter meter never gives more work', () => {
  let before = 61;
  for (const wbgt of [24, 27, 29, 31, 33, 36]) {
    const advice = adviceOfHour(measured(wbgt), plan);
    expect(advice?.wbgt).toBe(wbgt);
    expect(advice?.work_minutes).toBeLessThanOrEqual(before);
    before = advice?.work_minutes ?? -1;
  }
  expect(before).toBe(0);
});

test('a wind at the meter is used as it is, without the profile of a forecast', () => {
  const found = crewWeather(measured(null, 0.5), place, 'shade');
  expect(found.work.wind).toBe(0.5);
  expect(found.work.wbgt).toBeGreaterThan(model.work.wbgt);
});

test('without radiation a measured WBGT is known, but gives no advice for the body', () => {
  const dark = { ...measured(30), short_rad: null };
  expect(crewWeather(dark, place, 'shade').work.wbgt).toBe(30);
  expect(adviceOfHour(dark, plan)).toBeNull();
  expect(adviceOfHour(dark, { ...plan, rest: 'air-conditioned' })).toBeNull();
});

test('a correction makes sun and shade as much hotter, where no reading replaces it', () => {
  const found = crewWeather({ ...hour, correction: 1.8 }, place, 'shade');
  expect(found.work).toEqual({ ...model.work, wbgt: model.work.wbgt + 1.8 });
  expect(found.shade).toEqual({ ...model.shade, wbgt: model.shade.wbgt + 1.8 });
  expect(found.heat_index).toBe(model.heat_index);
  const read = measured(model.work.wbgt - 1);
  expect(crewWeather({ ...read, correction: 1.8 }, place, 'shade')).toEqual(
    crewWeather(read, place, 'shade'),
  );
  expect(crewWeather({ ...hour, correction: -3 }, place, 'shade')).toEqual(model);
});

test('a correction never gives more work, and its advice is not that of the hour without', () => {
  let before = adviceOfHour(hour, plan)?.work_minutes ?? 61;
  for (const correction of [0.5, 2, 4, 8]) {
    const advice = adviceOfHour({ ...hour, correction }, plan);
    expect(advice?.work_minutes).toBeLessThanOrEqual(before);
    before = advice?.work_minutes ?? -1;
  }
  expect(before).toBe(0);
});
