import { z } from 'zod';
import { clearnessOf, clearRadiation, dayAt, daysBetween, throughClouds } from '#weather/domain';
import type { Days, PlaceSky, Sky } from '#weather/domain';
import { zoneOf } from '../place-days.ts';
import type { Coordinates, WeatherService } from '../weather-service.ts';
import { askWeather, likely } from './ask-weather.ts';
import type { ServiceAddress } from './ask-weather.ts';

const moment = z.object({
  temp_c: likely.celsius,
  is_day: z.number(),
  condition: z.object({ text: z.string().max(200) }),
  wind_kph: likely.kph,
  wind_degree: likely.degrees,
  pressure_mb: likely.pressure,
  humidity: likely.humidity,
  cloud: likely.percent,
  uv: likely.uv.default(0),
  heatindex_c: z.number().min(-90).max(120).optional(),
  short_rad: likely.radiation.optional(),
});
const hour = moment.extend({ time_epoch: z.int() });
const location = z.object({ name: z.string().max(200), tz_id: z.string().max(100) });
const currentAnswer = z.object({
  location,
  current: moment.extend({ last_updated_epoch: z.int() }),
});
const daysAnswer = z.object({
  location,
  forecast: z.object({
    forecastday: z.array(z.object({ date: z.string(), hour: z.array(hour) })),
  }),
});

/** A service with the API of WeatherAPI. */
export function weatherApi(address: ServiceAddress): WeatherService {
  return {
    name: 'WeatherAPI',
    attribution: 'Powered by WeatherAPI.com',
    is_simulated: false,
    async current(place) {
      const answer = await askWeather(address, 'current.json', { q: q(place) }, currentAnswer);
      const { last_updated_epoch, ...sky } = answer.current;
      const current = skyOf({ ...sky, time_epoch: last_updated_epoch }, place);
      return { ...placed(place, answer.location), current, hours: [] };
    },
    async hours(place, days, now) {
      const parts = questionsOf(place, days, now).map(({ call, query }) =>
        askWeather(address, call, { q: q(place), ...query }, daysAnswer),
      );
      const answers = await Promise.all(parts);
      const [first] = answers;
      const known = first?.location ?? { name: '', tz_id: zoneOf(place) };
      const hours = answers
        .flatMap(({ forecast }) => forecast.forecastday)
        .filter(({ date }) => date >= days.from && date <= days.to)
        .flatMap((day) => day.hour.map((raw) => skyOf(raw, place)));
      return { ...placed(place, known), current: null, hours };
    },
  };
}

/**
 * Days before today are requested from the history, the others from the forecast, which begins
 * today.
 */
function questionsOf(place: Coordinates, { from, to }: Days, now: number) {
  const zone = zoneOf(place);
  const [yesterday, today] = [dayAt(zone, now, -1), dayAt(zone, now)];
  const past = { dt: from, end_dt: to < today ? to : yesterday };
  const days = String(daysBetween(today, to) + 1);
  return [
    ...(from < today ? [{ call: 'history.json', query: past }] : []),
    ...(to >= today ? [{ call: 'forecast.json', query: { days } }] : []),
  ];
}

function q({ lat, lon }: Coordinates): string {
  return `${String(lat)},${String(lon)}`;
}

function placed({ lat, lon }: Coordinates, { name, tz_id }: z.infer<typeof location>) {
  return { name, lat, lon, zone: tz_id } satisfies Partial<PlaceSky>;
}

function skyOf(raw: z.infer<typeof hour>, place: Coordinates): Sky {
  const time = raw.time_epoch * 1000;
  return {
    time,
    celsius: raw.temp_c,
    humidity: raw.humidity,
    pressure: raw.pressure_mb,
    wind_kph: raw.wind_kph,
    wind_degree: raw.wind_degree,
    cloud: raw.cloud,
    uv: raw.uv,
    radiation: radiationOf(raw, time, place),
    condition: raw.condition.text,
    is_day: raw.is_day === 1,
    heat_index: raw.heatindex_c ?? null,
  };
}

/** Means of the radiation restart after each block of this many milliseconds of UTC. */
const block = 6 * 3_600_000;

/**
 * Radiation at the time of an hour; null if there is none.
 *
 * The service documents `short_rad` as the global radiation in W/m2 without its time
 * (weatherapi.com/docs, 'Hour Element'). Recorded answers (Dhaka 2024-04-28, Beijing 2025-12-22)
 * are means since the last of 0, 6, 12 and 18 hours UTC, as NOAA's GFS publishes them: 649 W/m2 at
 * noon in April in Dhaka, 609 at 18:00. So they are only used for the clearness of the sky. As this
 * is not documented, the sky is never taken to be darker than its clouds allow, nor brighter than a
 * clear one.
 */
function radiationOf(raw: z.infer<typeof hour>, time: number, place: Coordinates): number | null {
  if (raw.short_rad === undefined) return null;
  const from = Math.floor((time - 1) / block) * block;
  const soFar = clearnessOf({ from, to: time, mean: raw.short_rad }, place);
  const clearness = Math.max(Math.min(soFar, 1), throughClouds(raw.cloud));
  return Math.round(clearness * clearRadiation(time, place) * 10) / 10;
}
