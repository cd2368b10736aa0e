import type { TagTab } from '#tags/web';

/** The meter readings of a location, as a tab of its page. */
export const readingsTab: TagTab = {
  key: 'readings',
  word: 'Meter readings',
  load: async () => (await import('./location-readings.tsx')).LocationReadings,
};
