import type { LabelCount, PeoplePage } from '#people/domain';
import { hydrationWords } from '#hydration/domain';
import { countText, listText } from '#packages/kit';
import type { PeopleFilter } from '../people-search.ts';

interface Props {
  page: PeoplePage;
  filter: PeopleFilter;
  labels: readonly LabelCount[];
  /** A restriction that another screen has set: 'brought in by the last import'. */
  who: string | null;
}

/** Describes the list in words: '64 of 231 people with Day crew or Maintenance, ...'. */
export function PeopleSentence({ page: { matching, total }, filter, labels, who }: Props) {
  const names = (ids: readonly string[]) =>
    labels.filter(({ tag_id }) => ids.includes(tag_id)).map(({ name }) => name);
  const kinds = [filter.tag_ids, filter.job_ids, filter.location_ids]
    .map(names)
    .filter((list) => list.length > 0)
    .map((list) => list.join(' or '));
  const people = total === 1 ? 'person' : 'people';
  return (
    <>
      <b>
        {matching === total ? countText(total) : `${countText(matching)} of ${countText(total)}`}
      </b>{' '}
      {people}
      {who !== null && ` ${who}`}
      {kinds.length > 0 && (
        <>
          {' with '}
          <b>{kinds.join(', and ')}</b>
        </>
      )}
      {filter.states.length > 0 && (
        <>
          {', now '}
          <b>
            {listText(
              filter.states.map((state) => hydrationWords[state].short),
              'or',
            )}
          </b>
        </>
      )}
      {filter.search !== '' && (
        <>
          {' matching '}
          <b>{filter.search}</b>
        </>
      )}
      {filter.showHidden ? ', including hidden people' : ', excluding hidden people'}
    </>
  );
}
