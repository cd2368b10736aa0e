import type { DashboardFilter } from '#dashboard/domain';
import { dashboardFrame } from '#dashboard/offline';
import type { FilterPage } from '#measurements/domain';
import { peopleWords, sentenceParts } from '#measurements/web';
import { useNow, useZone } from '#packages/ui';
import { useCopy } from '#packages/sync/web';
import { foundParts } from './found-parts.ts';
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

/** Maximum number of people named on paper, where the filter cannot be opened. */
const mostOnPaper = 10;

interface Named {
  tag_id: string;
  name: string;
}

interface SentenceContext {
  /** Milliseconds since 1970. */
  now: number;
  zone: string;
  page?: FilterPage | undefined;
  locations: readonly Named[];
  labels: readonly Named[];
  /** The chosen people whom the viewer may see. */
  people: readonly { name: string }[];
  /** Results of the filter; undefined while unknown. */
  found: Found | undefined;
}

/** The filter as one sentence: 'Last 7 days (14 – 20 Nov), all people: 231 people, 776 tests'. */
export function filterSentence(filter: DashboardFilter, around: SentenceContext): string {
  const { labels, people, found, ...place } = around;
  const who = peopleWords(filter, { labels, people, mostPeople: mostOnPaper });
  const parts = sentenceParts(filter, { ...place, who, namesAll: true });
  const counted = found === undefined ? [] : [{ text: ': ' }, ...foundParts(found)];
  return [...parts, ...counted].map(({ text }) => text).join('');
}
