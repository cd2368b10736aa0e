import { z } from 'zod';
import type { Measured } from './site-reading.ts';

/** Services never provide these: they are added where the weather of a site is used. */
interface WithReading {
  /** The meter reading that replaces values of this moment. */
  measured?: Measured;
  /** Kelvin that the correction of the site adds to the WBGT, unless a reading replaces it. */
  correction?: number;
}

const condition = z.object({ text: z.string() });

/** The weather at one moment, in the format of WeatherAPI. */
const moment = z.object({
  temp_c: z.number(),
  temp_f: z.number(),
  is_day: z.union([z.literal(0), z.literal(1)]),
  condition,
  wind_kph: z.number(),
  wind_mph: z.number(),
  wind_degree: z.number(),
  /** Wind direction: one of 16 compass points. */
  wind_dir: z.string(),
  pressure_mb: z.number(),
  humidity: z.number(),
  cloud: z.number(),
  uv: z.number(),
  heatindex_c: z.number(),
  heatindex_f: z.number(),
  /** Global radiation on the ground in W/m2; null if the service does not provide it. */
  short_rad: z.number().nullable(),
});

const hour = moment.extend({
  time_epoch: z.int(),
  /** In local time: '2026-11-23 14:00'. */
  time: z.string(),
});
/** An hour of a forecast, or of a site with a meter reading or a correction. */
export type WeatherHour = z.infer<typeof hour> & WithReading;

const current = moment.extend({ last_updated_epoch: z.int(), last_updated: z.string() });
export type CurrentWeather = z.infer<typeof current> & WithReading;

const day = z.object({
  /** In local time: '2026-11-23'. */
  date: z.string(),
  day: z.object({
    mintemp_c: z.number(),
    mintemp_f: z.number(),
    maxtemp_c: z.number(),
    maxtemp_f: z.number(),
    avghumidity: z.number(),
    maxwind_kph: z.number(),
    maxwind_mph: z.number(),
    condition,
  }),
  hour: z.array(hour),
});
export type WeatherDay = Omit<z.infer<typeof day>, 'hour'> & { hour: WeatherHour[] };

/**
 * The weather of a place. If a service fails and there is no earlier answer, `location` and
 * `current` are null and there are no days: an empty result instead of an error.
 */
export const weatherAnswer = z.object({
  location: z
    .object({ name: z.string(), lat: z.number(), lon: z.number(), tz_id: z.string() })
    .nullable(),
  current: current.nullable(),
  forecast: z.object({ forecastday: z.array(day) }),
  source: z.object({
    name: z.string(),
    /** Attribution to show with the data; may be empty. */
    attribution: z.string(),
    is_simulated: z.boolean(),
    /** Time of the service's answer, in milliseconds; null for an empty result. */
    fetched_time: z.int().nullable(),
  }),
});
export type WeatherAnswer = Omit<z.infer<typeof weatherAnswer>, 'current' | 'forecast'> & {
  current: CurrentWeather | null;
  forecast: { forecastday: WeatherDay[] };
};
