import type { DateFilter } from '#measurements/contract';
import { countText, listText } from '#packages/kit';
import type { UserFilter } from '#people/contract';

interface Named {
  tag_id: string;
  name: string;
}

/** The parts of a filter about people. Pages without search or a choice of people omit these. */
type WhoFilter = Pick<DateFilter, 'tag_ids' | 'job_ids'> &
  Partial<Pick<UserFilter, 'search' | 'user_ids' | 'showHidden'>>;

interface Names {
  labels: readonly Named[];
  /** Names of the chosen people that the viewer may see. */
  people?: readonly { name: string }[];
  /** Up to this number people are named, more are counted; by default 2. */
  mostPeople?: number;
}

const mostLabels = 3;

/**
 * Describes the people of a filter: 'all people', 'people with Day crew or Welder', 'Ann Lee and
 * Ben Ode', '37 chosen people', 'people found by “night”, hidden people among them'.
 */
export function peopleWords(
  { tag_ids, job_ids, search = '', user_ids = [], showHidden = false }: WhoFilter,
  { labels, people = [], mostPeople = 2 }: Names,
): string {
  const tagWords = labelWords([tag_ids, job_ids], labels);
  const isOfAll = tagWords === null && search === '';
  const isNamed = user_ids.length <= mostPeople && people.length === user_ids.length;
  const who =
    user_ids.length === 0
      ? isOfAll
        ? 'all people'
        : 'people'
      : isNamed
        ? listText(people.map(({ name }) => name))
        : `${countText(user_ids.length)} selected ${user_ids.length === 1 ? 'person' : 'people'}`;
  return [
    who,
    tagWords === null ? '' : ` with ${tagWords}`,
    search === '' ? '' : ` matching “${search}”`,
    showHidden ? ', including hidden people' : '',
  ].join('');
}

/** 'Day crew or Night, and Welder'; null if no label is chosen. */
function labelWords(kinds: readonly (readonly string[])[], labels: readonly Named[]) {
  const chosen = kinds.filter((ids) => ids.length > 0);
  const count = chosen.flat().length;
  if (count === 0) return null;
  if (count > mostLabels) return `${String(count)} labels`;
  const name = (id: string) => labels.find(({ tag_id }) => tag_id === id)?.name ?? 'another label';
  return chosen.map((ids) => ids.map(name).join(' or ')).join(', and ');
}
