import { z } from 'zod';
import { listSearch } from '#packages/ui';

/** Which emergencies are listed. */
export const emergencyFilters = ['all', 'real', 'drills'] as const;

/** The URL search of /monitoring/emergencies. */
export const emergencySearch = listSearch(
  { size: 25, sort: 'started', descending: true },
  { show: z.enum(emergencyFilters).catch('all').default('all') },
);
export type EmergencyQuery = typeof emergencySearch.defaults;
