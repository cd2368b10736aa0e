import type { DashboardFilter } from '#dashboard/domain';
import { dashboardFrame } from '#dashboard/offline';
import type { FilterPage } from '#measurements/domain';
import { useNow, useZone } from '#packages/ui';
import { useCopy } from '#packages/sync/web';
import { filterSentence } from './filter-sentence.ts';
import type { Found } from './found-parts.ts';
import { useFilterNames } from './use-filter-names.ts';

interface More {
  page?: FilterPage;
  /** Results of the filter, if included in the sentence. */
  found?: Found | undefined;
}

/** The filter as one sentence, for prints and pictures. */
export function useFilterSentence(filter: DashboardFilter, { page, found }: More = {}): string {
  const [now, zone] = [useNow(), useZone()];
  const names = useFilterNames(filter);
  const { data: frame } = useCopy(dashboardFrame, {});
  const locations = frame?.locations ?? [];
  return filterSentence(filter, { now, zone, page, locations, ...names, found });
}
