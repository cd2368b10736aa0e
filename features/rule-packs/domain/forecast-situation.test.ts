import { expect, test } from 'vitest';
import { askedRest } from './asked-rest.ts';
import { heatOfHour, situationOf } from './forecast-situation.ts';
import type { ForecastWork } from './forecast-situation.ts';
import { sitePacksOf } from './site-packs.ts';

const weather = {
  ...{ time: '2026-07-10 13:00', time_epoch: Date.parse('2026-07-10T20:00:00Z') / 1000 },
  ...{ temp_c: 40, humidity: 20, heatindex_c: 43.1, pressure_mb: 1010, wind_kph: 10 },
  ...{ short_rad: 900, is_day: 1 },
} as ForecastWork['weather'];
const salem = { lat: 44.94, lon: -123.03 };
const crew = { work_rate: 4, clothing: 0, acclimatisation: 'acclimatised' } as const;
const workOf = (more: Partial<ForecastWork> = {}): ForecastWork => ({
  ...{ weather, heat: heatOfHour(weather, salem, 'shade'), crew, sun_exposure: 3 },
  site: { industry: 'construction', radiant_heat: false },
  ...more,
});

test('the situation of an hour has the heat in the units of the rules, and the local time', () => {
  const found = situationOf(workOf());
  expect(found.air_f).toBeCloseTo(104, 6);
  expect(found.heat_index_f).toBeCloseTo(109.58, 2);
  expect(found.wbgt_c).toBeGreaterThan(found.wbgt_at_rest_c ?? Number.NaN);
  expect(found).toMatchObject({
    time: { date: '2026-07-10', from: 780, until: 840 },
    ...{ work_rate: 4, non_breathable: false, place: 'outdoor', in_sun: true },
    ...{ industry: 'construction', radiant_heat: false, heat_wave: null },
    crew: { state: 'acclimatised', day: null },
  });
});

test('what a forecast or a job does not say is not known', () => {
  const dry = { ...weather, heatindex_c: Number.NaN, short_rad: undefined } as never;
  const found = situationOf(
    workOf({ weather: dry, heat: heatOfHour(dry, salem, 'shade'), crew: null, sun_exposure: -1 }),
  );
  expect(found).toMatchObject({
    ...{ heat_index_f: null, wbgt_c: null, wbgt_at_rest_c: null, work_rate: -1 },
    ...{ non_breathable: null, place: null, in_sun: null, crew: { state: 'unknown' } },
  });
});

test('a heat wave is known if somebody watches for it', () => {
  expect(situationOf(workOf({ heat_wave: true })).heat_wave).toBe(true);
  expect(situationOf(workOf({ heat_wave: false })).heat_wave).toBe(false);
});

test.each([
  [0, 'indoor', false],
  [1, 'outdoor', false],
  [2, 'outdoor', true],
])('a job with sun exposure %i is %s', (sun_exposure, place, in_sun) => {
  expect(situationOf(workOf({ sun_exposure }))).toMatchObject({ place, in_sun });
});

const packsOf = (...rule_pack_ids: string[]) => {
  const location_id = 'mill';
  const choice = { location_id, rule_pack_ids, industry: 'other', radiant_heat: false } as const;
  return sitePacksOf([choice], []).get(location_id) ?? { packs: [] };
};

test('the rest of the packs of a site, the whole hour where work stops, none on request', () => {
  const situation = situationOf(workOf());
  const shown = (...ids: string[]) => {
    const found = askedRest(packsOf(...ids), situation);
    return found && [found.work, found.rest, found.duty.rule_pack_id];
  };
  expect(shown('us-or-437-002-0156')).toEqual([45, 15, 'us-or-437-002-0156']);
  expect(shown('us-or-437-002-0156', 'us-osha-2024')).toEqual([45, 15, 'us-or-437-002-0156']);
  expect(shown('us-osha-2024')).toEqual([105, 15, 'us-osha-2024']);
  expect(shown('us-or-437-002-0156', 'ae-44-2022')).toEqual([0, 60, 'ae-44-2022']);
  expect(shown('us-ca-3395')).toBeNull();
  expect(shown()).toBeNull();
});

test('a location without packs, or with unknown ones only, follows none', () => {
  expect(sitePacksOf([], [])).toEqual(new Map());
  expect(packsOf('us-zz-1')).toEqual({ packs: [] });
});
