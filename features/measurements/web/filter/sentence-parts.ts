import type { DateFilter } from '#measurements/contract';
import { filterWords } from '#measurements/domain';
import type { FilterPage } from '#measurements/domain';

/** A part of the sentence of a filter. `edits` is what a press on it edits. */
export interface PartOfSentence {
  text: string;
  edits?: 'dates' | 'people';
}

interface Surroundings {
  /** Milliseconds since 1970. */
  now: number;
  zone: string;
  page?: FilterPage | undefined;
  /** All locations, chosen or not. */
  locations: readonly { tag_id: string; name: string }[];
  /** The people of the page, in words; missing if the page is about one person. */
  who?: string | undefined;
  /** Names every location instead of counting several. */
  namesAll?: boolean;
}

/** A filter as a sentence in parts: 'Last 7 days', ' (14 – 20 Nov)', ' at ', 'Pit 3', ', ', 'all people'. */
export function sentenceParts(filter: DateFilter, around: Surroundings): PartOfSentence[] {
  const { now, zone, page, who, namesAll = false } = around;
  const words = filterWords(filter, now, zone, page);
  const isOfOne = who === undefined;
  const days = isOfOne && filter.date_filter === 'live' ? 'the newest test' : words.days;
  const names = around.locations
    .filter(({ tag_id }) => filter.location_ids.includes(tag_id))
    .map(({ name }) => name);
  const places =
    namesAll || names.length < 2 ? names.join(', ') : `${String(names.length)} locations`;
  return [
    { text: words.chosen, edits: 'dates' },
    ...(days === null ? [] : [{ text: ` (${days})` }]),
    ...(places === '' ? [] : [{ text: ' at ' }, { text: places, edits: 'dates' } as const]),
    ...(isOfOne ? [] : [{ text: ', ' }, { text: who, edits: 'people' } as const]),
  ];
}
