import { param } from '#packages/kit';
import { listSearch } from '#packages/ui';

/** Which emergencies are listed. */
export const emergencyFilters = ['all', 'real', 'drills'] as const;

/** The URL search of /monitoring/emergencies. */
export const emergencySearch = listSearch(
  { size: 25, sort: 'started', descending: true },
  { show: param.or(param.oneOf(emergencyFilters), 'all') },
);
export type EmergencyQuery = typeof emergencySearch.defaults;
