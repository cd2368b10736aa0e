import type { DashboardFilter } from '#dashboard/domain';
import { peopleWords, sentenceParts } from '#measurements/web';
import { foundParts } from './found-parts.ts';
import type { Found } from './found-parts.ts';

interface Named {
  tag_id: string;
  name: string;
}

interface Place {
  /** Milliseconds since 1970. */
  now: number;
  zone: string;
  locations: readonly Named[];
  labels: readonly Named[];
  /** What the filter finds; undefined while that is not known. */
  found: Found | undefined;
}

/** The filter as one sentence: 'Last 7 days (14 – 20 Nov), all people: 231 people, 776 tests'. */
export function filterSentence(filter: DashboardFilter, { labels, found, ...place }: Place): string {
  const who = peopleWords(filter, labels);
  const parts = sentenceParts(filter, { ...place, who, namesAll: true });
  const told = found === undefined ? [] : [{ text: ': ' }, ...foundParts(found)];
  return [...parts, ...told].map(({ text }) => text).join('');
}
