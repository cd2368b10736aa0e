import { dashboardFrame } from '#dashboard/offline';
import { peopleLabels } from '#hydration/offline';
import type { DateFilter } from '#measurements/contract';
import type { FilterPage } from '#measurements/domain';
import { useNow, useZone } from '#packages/ui';
import { useCopy } from '#packages/sync/web';
import { filterSentence } from './filter-sentence.ts';
import type { Found } from './found-parts.ts';

interface More {
  page?: FilterPage;
  /** What the filter finds, where the sentence tells it. */
  found?: Found | undefined;
}

/** The filter as one sentence, for what leaves the page: prints and pictures. */
export function useFilterSentence(filter: DateFilter, { page, found }: More = {}): string {
  const [now, zone] = [useNow(), useZone()];
  const { data: labels = [] } = useCopy(peopleLabels, { showHidden: false });
  const { data: frame } = useCopy(dashboardFrame, {});
  const locations = frame?.locations ?? [];
  return filterSentence(filter, { now, zone, page, locations, labels, found });
}
