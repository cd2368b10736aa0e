import type { Recipes } from '#apps/server/testing';

/** The calls about the weather of a place. */
export const recipes: Recipes = {
  'weather.current: a place': () => ({ path: '/v3/external/weather/current?q=-31.95,115.86' }),
  'weather.forecast: a place': () => ({
    path: '/v3/external/weather/forecast?lat=-31.95&lon=115.86&days=2',
  }),
  'weather.history: a place': () => ({
    path: '/v3/external/weather/history?lat=-31.95&lon=115.86&dt=2026-01-01&end_dt=2026-01-02',
  }),
};
