import { afterAll, beforeAll, expect, test } from 'vitest';
import { commonTrigger, crewCard, heatIndex, wbgtOfForecast } from '#heat/domain';
import type { Crew } from '#heat/domain';
import type { WeatherAnswer } from '#weather/contract';
import { sunPosition } from '#weather/domain';
import { openMeteo, openWeather, simulatedService, weatherApi } from '#weather/server';
import type { WeatherService } from '#weather/server';
import { clearRadiation, cosineOfSun, meanBefore } from './test-clear-sky.ts';
import type { ClearPlace } from './test-clear-sky.ts';
import { startPlaceSearch } from './testing/place-search.ts';
import type { TestPlaceSearch } from './testing/place-search.ts';

// Days without a cloud, in the convention of each service. Whatever its convention, the WBGT of an hour is
// that of the sun at the moment the hour begins.

let service: TestPlaceSearch;
beforeAll(async () => {
  service = await startPlaceSearch();
});
afterAll(() => service.stop());

const hour = 3_600_000;
const air = { celsius: 32, humidity: 50, pressure: 1010, kph: 6 };
const crew: Crew = {
  ...{ work_rate: 4, clothing: 0, clo: null, acclimatisation: 'acclimatised', workers: 1 },
};
const days = [
  { name: 'Perth', zone: 'Australia/Perth', lat: -31.95, lon: 115.86 },
  { name: 'Dubai', zone: 'Asia/Dubai', lat: 25.2, lon: 55.27 },
  { name: 'Paris', zone: 'Europe/Paris', lat: 48.86, lon: 2.35 },
].flatMap((place) =>
  ['2026-03-20', '2026-06-21', '2026-12-21'].map((date) => ({ name: place.name, date, place })),
);
type Day = (typeof days)[number];

/** The hours of UTC of a date and of half a day around it, which contain the date in every zone. */
const hoursAround = (date: string) =>
  Array.from({ length: 48 }, (_, nth) => Date.parse(date) + (nth - 12) * hour);

/**
 * Open-Meteo: radiation is the mean of the preceding hour; its `_instant` is that mean times the
 * sun's cosine at the hour over the mean of the cosine while the sun was up.
 */
function openMeteoResponse({ date, place }: Day): unknown {
  const times = hoursAround(date);
  const mean = (time: number) => meanBefore(time, hour, (at) => clearRadiation(at, place));
  const instant = (time: number) => {
    const cosine = cosineOfSun(time, place);
    const up = (at: number) => (cosineOfSun(at, place) > 0 ? 1 : 0);
    const risen = meanBefore(time, hour, (at) => Math.max(cosineOfSun(at, place), 0));
    const share = meanBefore(time, hour, up);
    return cosine <= 0 || risen <= 0 ? 0 : (mean(time) * cosine) / (risen / share);
  };
  const all = (value: number) => times.map(() => value);
  return {
    timezone: place.zone,
    hourly_units: {
      ...{ temperature_2m: '°C', relative_humidity_2m: '%', surface_pressure: 'hPa' },
      ...{ wind_speed_10m: 'km/h', wind_direction_10m: '°', cloud_cover: '%', uv_index: '' },
      ...{ shortwave_radiation: 'W/m²', shortwave_radiation_instant: 'W/m²' },
      ...{ weather_code: 'wmo code', is_day: '' },
    },
    hourly: {
      time: times.map((time) => time / 1000),
      ...{ temperature_2m: all(air.celsius), relative_humidity_2m: all(air.humidity) },
      ...{ surface_pressure: all(air.pressure), wind_speed_10m: all(air.kph) },
      ...{ wind_direction_10m: all(90), cloud_cover: all(0), uv_index: all(5) },
      ...{ weather_code: all(0), is_day: all(1) },
      shortwave_radiation: times.map(mean),
      shortwave_radiation_instant: times.map(instant),
    },
  };
}

/** Milliseconds that the mean radiation of WeatherAPI covers: since 0, 6, 12 or 18 hours UTC. */
const sinceBlock = (time: number) => ((time - 1) % (6 * hour)) + 1;

/**
 * WeatherAPI: the mean of an earlier period, and zero by night. Thin clouds may cover a bright sky.
 */
function weatherApiResponse({ date, place }: Day, cloud: number, spanOf: (time: number) => number) {
  const hours = hoursAround(date).map((time) => {
    const is_day = cosineOfSun(time, place) > 0 ? 1 : 0;
    return {
      ...{ time_epoch: time / 1000, temp_c: air.celsius, humidity: air.humidity, is_day },
      ...{ pressure_mb: air.pressure, wind_kph: air.kph, wind_degree: 90, cloud, uv: 5 },
      ...{ condition: { text: 'Sunny' } },
      short_rad: is_day * meanBefore(time, spanOf(time), (at) => clearRadiation(at, place)),
    };
  });
  const location = { name: place.zone, tz_id: place.zone };
  return { location, forecast: { forecastday: [{ date, hour: hours }] } };
}

async function answerOf(service: WeatherService, { date, place }: Day): Promise<WeatherAnswer> {
  const port = openWeather({ service, heatIndexOf: heatIndex });
  const now = Date.parse(date) - 36 * hour;
  const asking = { org_id: 'ours', now, warn: (reason: string) => expect(reason).toBe('') };
  return port.history(place, { from: date, to: date }, asking);
}

/** Differences between the WBGT of the crew card and that of the radiation at the hour itself. */
function differences(answer: WeatherAnswer, { date, place }: Day, truthAt: TruthAt) {
  const plan = { place, crew, rest: 'shade', trigger: commonTrigger } as const;
  const card = crewCard(answer.forecast.forecastday, date, plan);
  return card.map(({ time, advice: found }) => {
    const sky = answer.forecast.forecastday
      .flatMap((day) => day.hour)
      .find((each) => each.time === time);
    if (found === null || sky === undefined) throw new Error(`Nothing is known of ${time}`);
    const truth = wbgtOfForecast({
      ...{ time: sky.time_epoch * 1000, lat: place.lat, lon: place.lon, celsius: sky.temp_c },
      ...{ humidity: sky.humidity, pressure: sky.pressure_mb, wind: sky.wind_kph / 3.6 },
      ...{ height: 10, terrain: 'rural', radiation: truthAt(sky.time_epoch * 1000, sky.cloud) },
    });
    return { time, off: found.wbgt - truth.wbgt };
  });
}
type TruthAt = (time: number, cloud: number) => number;

function expectNear(found: ReturnType<typeof differences>) {
  expect(found.length).toBe(24);
  expect(found.filter(({ off }) => !(Math.abs(off) <= 0.3))).toEqual([]);
}

const address = () => ({ url: service.url.replace(/\?.*/, '') });
const dayOf = (place: ClearPlace) => (time: number) => clearRadiation(time, place);

test.each(days)(
  'with Open-Meteo the WBGT of a clear day is right at every hour: $name $date',
  async (day) => {
    service.answer.text = JSON.stringify(openMeteoResponse(day));
    const answer = await answerOf(openMeteo(address()), day);
    expectNear(differences(answer, day, dayOf(day.place)));
  },
);

test.each(days)(
  'with WeatherAPI the WBGT of a clear day is right at every hour: $name $date',
  async (day) => {
    service.answer.text = JSON.stringify(weatherApiResponse(day, 100, sinceBlock));
    const answer = await answerOf(weatherApi(address()), day);
    expectNear(differences(answer, day, dayOf(day.place)));
  },
);

test.each(days)('the same if WeatherAPI returned means of the hour: $name $date', async (day) => {
  service.answer.text = JSON.stringify(weatherApiResponse(day, 0, () => hour));
  const answer = await answerOf(weatherApi(address()), day);
  expectNear(differences(answer, day, dayOf(day.place)));
});

test.each(days)('the simulated weather has the sun of its hour: $name $date', async (day) => {
  const answer = await answerOf(simulatedService, day);
  const behindClouds = (cloud: number) => 1 - 0.75 * (cloud / 100) ** 3.4;
  const truthAt = (time: number, cloud: number) =>
    clearRadiation(time, day.place) * behindClouds(cloud);
  expectNear(differences(answer, day, truthAt));
});

test.each(days)('the sun of the product equals that of Spencer: $name $date', ({ date, place }) => {
  for (const time of hoursAround(date)) {
    const { sun } = sunPosition(time, place.lat, place.lon);
    expect(Math.abs(Math.acos(sun) - Math.acos(cosineOfSun(time, place)))).toBeLessThan(0.008);
  }
});
