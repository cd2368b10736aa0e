import { bind } from '#packages/http/server';
import type { Bound } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { currentWeather, weatherForecast, weatherHistory } from '#weather/contract';
import type { Asking, WeatherPort } from './weather-port.ts';

/** Calls that ask for the weather of a place. */
export function weatherCalls(weather: WeatherPort): Bound<Viewer>[] {
  return [
    bind(currentWeather, ({ query, ...call }) => {
      const { lat, lon } = query.q;
      return weather.current({ lat, lon }, askingOf(call));
    }),
    bind(weatherForecast, ({ query, ...call }) => {
      const { dt, days, ...place } = query;
      return dt === undefined
        ? weather.forecast(place, days, askingOf(call))
        : weather.day(place, dt, askingOf(call));
    }),
    bind(weatherHistory, ({ query, ...call }) => {
      const { dt, end_dt, ...place } = query;
      return weather.history(place, { from: dt, to: end_dt }, askingOf(call));
    }),
  ];
}

interface Asked {
  viewer: Viewer;
  now: () => number;
  log: { warn(parts: object, text: string): void };
}

function askingOf({ viewer, now, log }: Asked): Asking {
  return {
    org_id: viewer.org_id,
    now: now(),
    warn: (reason) => log.warn({ reason }, 'the weather service failed'),
  };
}
