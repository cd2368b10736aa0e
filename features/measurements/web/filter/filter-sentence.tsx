import type { DateFilter } from '#measurements/contract';
import type { FilterPage } from '#measurements/domain';
import { SentencePart, useNow, useZone } from '#packages/ui';
import { sentenceParts } from './sentence-parts.ts';

interface Props {
  filter: DateFilter;
  page?: FilterPage;
  /** All locations, chosen or not. */
  locations: readonly { tag_id: string; name: string }[];
  /** The people of the page, in words; missing if the page is about one person. */
  who?: string;
  /** Opens the editor of dates and places. */
  onEdit: () => void;
  /** Opens the editor of people. */
  onEditPeople?: () => void;
}

/** A filter as a sentence: 'Last 7 days (14 – 20 Nov) at Pit 3, all people'. */
export function FilterSentence({ filter, page, locations, who, onEdit, onEditPeople }: Props) {
  const editors = { dates: onEdit, people: onEditPeople };
  const parts = sentenceParts(filter, { now: useNow(), zone: useZone(), page, locations, who });
  return parts.map(({ text, edits }) => {
    const onPart = edits && editors[edits];
    return onPart === undefined ? (
      text
    ) : (
      <SentencePart key={`${text} ${edits ?? ''}`} onEdit={onPart}>
        {text}
      </SentencePart>
    );
  });
}
