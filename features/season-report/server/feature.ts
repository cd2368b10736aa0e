import { serverFeature } from '#packages/feature/server';
import type { Viewer } from '#permissions/contract';
import type { WeatherPort } from '#weather/server';
import { seasonCalls } from './season-routes.ts';

/** The season report: what was done in a period, by week, and before and after a control. */
export const seasonFeature = serverFeature<Viewer, { readonly weather: WeatherPort }>({
  name: 'season-report',
  calls: ({ weather }) => seasonCalls(weather),
});
