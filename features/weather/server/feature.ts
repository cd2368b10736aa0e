import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import type { WeatherPort } from './weather-port.ts';
import { weatherCalls } from './weather-routes.ts';

/** Weather now and in the coming days. */
export const weatherFeature = serverFeature<Viewer, { readonly weather: WeatherPort }>({
  name: 'weather',
  calls: ({ weather }) => weatherCalls(weather),
});
