import type { ReactNode } from 'react';
import { peopleLabels } from '#hydration/offline';
import type { DateFilter } from '#measurements/contract';
import { sentenceParts } from '#measurements/web';
import { useCopy } from '#packages/sync/web';
import { PictureSentence, useNow, useZone } from '#packages/ui';
import { personName } from '#people/domain';

interface Props {
  person: { name_first: string; name_last: string };
  /** Which tests are shown; all of them without it. */
  filter?: DateFilter;
  children: ReactNode;
}

/** Adds the person and the dates to the titles of the pictures of the cards below. */
export function PersonPictures({ person, filter, children }: Props) {
  const [now, zone] = [useNow(), useZone()];
  const { data: locations = [] } = useCopy(peopleLabels, { showHidden: false });
  const parts = filter && sentenceParts(filter, { now, zone, locations, namesAll: true });
  const dates = parts?.map(({ text }) => text).join('') ?? 'All time';
  return <PictureSentence sentence={`${personName(person)}. ${dates}`}>{children}</PictureSentence>;
}
