import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { weatherAnswer } from './weather-answer.ts';

/** Maximum number of days of a forecast. */
export const mostForecastDays = 14;

/** Maximum number of days of history in one request. */
const mostHistoryDays = 31;

const within = (most: number) => z.number().min(-most).max(most);
const degrees = (most: number) => z.coerce.number().min(-most).max(most);
const place = z.object({ lat: degrees(90), lon: degrees(180) });
const date = z.iso.date();
const day = 86_400_000;

export const currentWeather = endpoint({
  name: 'weather.current',
  method: 'GET',
  path: '/v3/external/weather/current',
  summary: 'The current weather at a place, by q=lat,lon; an empty result if the service fails.',
  right: 'signed_in',
  query: z.object({
    q: z
      .string()
      .max(100)
      .transform((text) => text.split(',').map((part) => (part.trim() === '' ? Number.NaN : +part)))
      .transform(([lat, lon, ...more]) => ({ lat, lon, more: more.length }))
      .pipe(z.object({ lat: within(90), lon: within(180), more: z.literal(0) })),
  }),
  data: weatherAnswer,
  errors: ['TOO_MANY'],
});

export const weatherForecast = endpoint({
  name: 'weather.forecast',
  method: 'GET',
  path: '/v3/external/weather/forecast',
  summary:
    'The hourly forecast for a place: for the requested number of days, at most 14, or for the day dt.',
  right: 'signed_in',
  query: place.extend({
    days: z.coerce.number().int().min(1).default(mostForecastDays),
    dt: date.optional(),
  }),
  data: weatherAnswer,
  errors: ['TOO_MANY'],
});

export const weatherHistory = endpoint({
  name: 'weather.history',
  method: 'GET',
  path: '/v3/external/weather/history',
  summary: 'The past weather at a place by hour, from the day dt to the day end_dt.',
  right: 'signed_in',
  query: place
    .extend({ dt: date, end_dt: date })
    .refine(({ dt, end_dt }) => dt <= end_dt, {
      message: 'The end is before the start.',
      path: ['end_dt'],
    })
    .refine(({ dt, end_dt }) => Date.parse(end_dt) - Date.parse(dt) < mostHistoryDays * day, {
      message: `At most ${String(mostHistoryDays)} days at once.`,
      path: ['end_dt'],
    }),
  data: weatherAnswer,
  errors: ['TOO_MANY'],
});
