import type { OfflineFeature } from '#packages/feature/offline';
import { siteForecasts, weatherTables } from './kept-forecasts.ts';
import { weatherReads } from './weather-reads.ts';

/** Forecasts of the sites. */
export const weatherFeature: OfflineFeature = {
  name: 'weather',
  tables: weatherTables,
  reads: weatherReads,
  fetched: [siteForecasts],
};
