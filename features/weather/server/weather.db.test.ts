import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appOn, signInTo, createOrgFixture, startPlaceSearch } from '#apps/server/testing';
import type { TestApp, OrgFixture, TestPlaceSearch } from '#apps/server/testing';
import type { WeatherAnswer } from '#weather/contract';
import { openMeteo, weatherApi } from './index.ts';
import type { WeatherService } from './index.ts';

let fixture: OrgFixture;
let service: TestPlaceSearch;
let token: string;
beforeAll(async () => {
  service = await startPlaceSearch();
  fixture = await createOrgFixture();
  token = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
});
beforeEach(() => service.reset());
afterAll(async () => {
  await fixture.leave();
  await service.stop();
});

const place = 'lat=-31.95&lon=115.86';
const minute = 60_000;

async function ask(path: string, app: TestApp = fixture.app) {
  const { status, body } = await app.call('GET', `/v3/external/weather/${path}`, undefined, token);
  return { status, data: body.data as unknown as WeatherAnswer, errors: body.errors };
}

/** A product that calls the fake service by its API. */
function appWith(
  dialect: (address: { url: string; key: string; timeout: number }) => WeatherService,
) {
  const url = service.url.replace(/\?.*/, '');
  const weather = dialect({ url, key: 'ours', timeout: 60_000 });
  return appOn(fixture.database, fixture.clock, { weather });
}

const at = (time: string) => Date.parse(time) / 1000;
const meteoUnits = {
  ...{ temperature_2m: '°C', relative_humidity_2m: '%', surface_pressure: 'hPa', time: 'unixtime' },
  ...{ wind_speed_10m: 'km/h', wind_direction_10m: '°', cloud_cover: '%', uv_index: '' },
  ...{ shortwave_radiation: 'W/m²', weather_code: 'wmo code', is_day: '' },
};
const meteoNow = {
  ...{ time: at('2026-11-23T06:00Z'), interval: 900, temperature_2m: 35 },
  ...{ relative_humidity_2m: 50, surface_pressure: 1009.1, wind_speed_10m: 18, cloud_cover: 12 },
  ...{
    wind_direction_10m: 225,
    uv_index: 9.6,
    shortwave_radiation: 902,
    weather_code: 1,
    is_day: 1,
  },
};
const meteoPlace = { latitude: -31.95, longitude: 115.875, timezone: 'Australia/Perth' };
const meteoCurrent = { ...meteoPlace, current_units: meteoUnits, current: meteoNow };

const apiMoment = {
  ...{ temp_c: 34.2, temp_f: 93.6, is_day: 1, condition: { text: 'Sunny', code: 1000 } },
  ...{ wind_mph: 11.2, wind_kph: 18, wind_degree: 225, wind_dir: 'SW', pressure_mb: 1010 },
  ...{ humidity: 40, cloud: 0, feelslike_c: 36, heatindex_c: 36.1, heatindex_f: 97, uv: 9.6 },
};
const apiPlace = { name: 'Perth', region: 'Western Australia', tz_id: 'Australia/Perth' };
const apiDay = (date: string) => ({
  date,
  hour: Array.from({ length: 24 }, (_, hour) => ({
    ...{ time_epoch: at(`${date}T00:00+08:00`) + hour * 3600, time: `${date} ${String(hour)}:00` },
    ...apiMoment,
    temp_c: 20 + hour / 2,
  })),
});

test('without a service the weather is simulated, and says so: two days of 24 hours in local time', async () => {
  const { status, data } = await ask(`forecast?${place}&days=2`);
  expect(status).toBe(200);
  expect(data.source).toMatchObject({ name: 'Simulated', is_simulated: true });
  expect(data.location).toMatchObject({ tz_id: 'Australia/Perth', lat: -31.95 });
  expect(data.forecast.forecastday.map(({ hour }) => hour.length)).toEqual([24, 24]);
  const [day] = data.forecast.forecastday;
  expect(day?.hour[14]?.time).toBe(`${day?.date ?? ''} 14:00`);
  expect((await ask(`forecast?${place}&days=2`)).data.forecast).toEqual(data.forecast);
  expect((await ask('current?q=-31.95,115.86')).data.current).toMatchObject({
    humidity: expect.any(Number) as number,
  });
});

test('a day has the hours of its time zone, also when the clock changes', async () => {
  const history = async (dt: string) => {
    const query = `lat=51.5&lon=-0.12&dt=${dt}&end_dt=${dt}`;
    return (await ask(`history?${query}`)).data.forecast.forecastday.map(({ hour }) => hour.length);
  };
  expect(await history('2026-03-29')).toEqual([23]);
  expect(await history('2026-10-25')).toEqual([25]);
  expect(await history('2026-10-26')).toEqual([24]);
});

test('[WX-08, WX-09, WX-18] a forecast has at most 14 days, and no day after them is requested', async () => {
  expect((await ask(`forecast?${place}&days=99`)).data.forecast.forecastday).toHaveLength(14);
  const app = await appWith(openMeteo);
  const far = await ask(`forecast?${place}&dt=2099-01-01`, app);
  expect(far.data).toMatchObject({ location: null, forecast: { forecastday: [] } });
  expect(service.asked).toEqual([]);
  await app.close();
});

test('Open-Meteo is called by its API, and missing values are computed', async () => {
  service.answer.text = JSON.stringify(meteoCurrent);
  const app = await appWith(openMeteo);
  const { data } = await ask('current?q=-31.95,115.86', app);
  expect(service.asked[0]?.get('latitude')).toBe('-31.95');
  expect(service.asked[0]?.get('wind_speed_unit')).toBe('kmh');
  expect(data.source).toMatchObject({ name: 'Open-Meteo', is_simulated: false });
  expect(data.source.attribution).toContain('CC BY 4.0');
  expect(data.current).toMatchObject({
    ...{ temp_c: 35, humidity: 50, wind_kph: 18, wind_dir: 'SW' },
    ...{ condition: { text: 'Partly cloudy' }, last_updated: '2026-11-23 14:00' },
  });
  // The mean of the previous quarter of an hour, converted to its end: the afternoon's sun is
  // sinking.
  expect(data.current?.short_rad).toBeGreaterThan(880);
  expect(data.current?.short_rad).toBeLessThan(902);
  // By the calculator of the US National Weather Service.
  expect(data.current?.heatindex_c).toBeCloseTo(40.68, 2);
  await app.close();
});

test('[WX-19, WX-20] WeatherAPI is called by its API, its heat index is kept, past and future days are joined', async () => {
  const today = new Date(fixture.clock.now + 8 * 3_600_000).toISOString().slice(0, 10);
  const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
  const forecast = { forecastday: [apiDay(yesterday), apiDay(today)] };
  service.answer.text = JSON.stringify({ location: apiPlace, forecast });
  const app = await appWith(weatherApi);
  const { data } = await ask(`history?${place}&dt=${yesterday}&end_dt=${today}`, app);
  expect(service.asked.map((query) => [query.get('key'), query.get('q')])).toEqual([
    ['ours', '-31.95,115.86'],
    ['ours', '-31.95,115.86'],
  ]);
  expect(data.location?.name).toBe('Perth');
  const [first] = data.forecast.forecastday;
  expect(first?.day).toMatchObject({ mintemp_c: 20, maxtemp_c: 31.5, avghumidity: 40 });
  expect(first?.hour[0]).toMatchObject({ heatindex_c: 36.1, short_rad: null });
  await app.close();
});

test.each([
  ['a failure', { status: 500 }],
  ['HTML', { type: 'text/html', text: '<html></html>' }],
  [
    'another unit',
    {
      text: JSON.stringify({
        ...meteoCurrent,
        current_units: { ...meteoUnits, temperature_2m: '°F' },
      }),
    },
  ],
  [
    'what no weather is',
    {
      text: JSON.stringify({
        ...meteoCurrent,
        current: { ...meteoNow, relative_humidity_2m: 101 },
      }),
    },
  ],
  ['half an answer', { text: JSON.stringify({ ...meteoPlace, current_units: meteoUnits }) }],
])('[WX-21] %s of a service gives an empty result, not an error', async (_name, part) => {
  Object.assign(service.answer, part);
  const app = await appWith(openMeteo);
  const { status, data } = await ask('current?q=-31.95,115.86', app);
  expect(status).toBe(200);
  expect(data).toMatchObject({ location: null, current: null, source: { fetched_time: null } });
  await app.close();
});

test('of a list by half hours only the complete hours count', async () => {
  const midnight = at('2026-11-22T16:00Z');
  const time = Array.from({ length: 24 }, (_, hour) => midnight + hour * 3600);
  const expected = Object.entries(meteoNow).filter(
    ([name]) => name in meteoUnits && name !== 'time',
  );
  const lists = Object.fromEntries(expected.map(([name, value]) => [name, time.map(() => value)]));
  const hourly = { ...lists, time, temperature_2m: time.slice(0, 12).map((_, hour) => 20 + hour) };
  service.answer.text = JSON.stringify({ ...meteoPlace, hourly_units: meteoUnits, hourly });
  const app = await appWith(openMeteo);
  const { data } = await ask(`history?${place}&dt=2026-11-23&end_dt=2026-11-23`, app);
  const [day] = data.forecast.forecastday;
  expect(day?.hour.map(({ temp_c }) => temp_c)).toEqual(time.slice(0, 12).map((_, n) => 20 + n));
  expect(day?.hour.at(-1)?.time).toBe('2026-11-23 11:00');
  await app.close();
});

test('a service that does not respond in time is not waited for', async () => {
  service.answer.isHeldBack = true;
  const url = service.url.replace(/\?.*/, '');
  const app = await appOn(fixture.database, fixture.clock, {
    weather: openMeteo({ url, timeout: 50 }),
  });
  expect((await ask('current?q=-31.95,115.86', app)).data.current).toBeNull();
  await app.close();
});

test('the last good response stays, with its age, while the service fails', async () => {
  service.answer.text = JSON.stringify(meteoCurrent);
  const app = await appWith(openMeteo);
  const expected = fixture.clock.now;
  expect((await ask('current?q=-31.95,115.86', app)).data.source.fetched_time).toBe(expected);
  fixture.clock.now += 11 * minute;
  service.answer.status = 500;
  const { data } = await ask('current?q=-31.95,115.86', app);
  expect(data.current?.temp_c).toBe(35);
  expect(data.source.fetched_time).toBe(expected);
  expect(service.asked).toHaveLength(2);
  await app.close();
});

test('a thousand screens of one site call the service once', async () => {
  service.answer.text = JSON.stringify(meteoCurrent);
  const app = await appWith(openMeteo);
  const answers = await Promise.all(
    Array.from({ length: 1000 }, () => ask('current?q=-31.952,115.861', app)),
  );
  expect(new Set(answers.map(({ data }) => data.current?.temp_c))).toEqual(new Set([35]));
  expect(service.asked).toHaveLength(1);
  await app.close();
});

test('requests beyond the limit of a service are rejected, cached weather is not', async () => {
  service.answer.text = JSON.stringify(meteoCurrent);
  const app = await appWith(openMeteo);
  for (let lat = 0; lat < 120; lat += 1) {
    expect((await ask(`current?q=${String(lat / 10)},10`, app)).status).toBe(200);
  }
  expect((await ask('current?q=50,10', app)).status).toBe(429);
  expect((await ask('current?q=3,10', app)).status).toBe(200);
  await app.close();
});

test.each([
  ['current?q=', 'q'],
  ['current?q=-31.95', 'q'],
  ['current?q=91,0', 'q'],
  ['current?q=1,2,3', 'q'],
  ['forecast?lat=91&lon=0', 'lat'],
  ['forecast?lat=0&lon=0&days=0', 'days'],
  ['forecast?lat=0&lon=0&dt=yesterday', 'dt'],
  [`history?${place}&dt=2026-01-02&end_dt=2026-01-01`, 'end_dt'],
  [`history?${place}&dt=2025-01-01&end_dt=2026-01-01`, 'end_dt'],
])('%s is rejected', async (path, field) => {
  const { status, errors } = await ask(path);
  expect(status).toBe(422);
  expect(Object.keys(errors ?? {})[0]).toMatch(new RegExp(`^${field}`));
});
