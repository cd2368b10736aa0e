import { mostChosenPeople } from '#people/contract';
import type { UserFilter } from '#people/contract';

/** Labels by kind, as an address holds them. */
export interface LabelIds {
  tag_ids: string[];
  job_ids: string[];
  location_ids: string[];
}

/** What the panel changes of a page's filter. */
export type PeopleFields = UserFilter & LabelIds;

/** What was chosen in the panel so far, before Apply. */
export interface PeopleDraft<Filter extends PeopleFields> {
  filter: Filter;
  /** What stands in the search field. */
  text: string;
}

/** The panel as it opens. */
export function draftOf<Filter extends PeopleFields>(filter: Filter): PeopleDraft<Filter> {
  return { filter, text: filter.search };
}

/**
 * Searches for people and labels. While no person is ticked, the search itself is what the filter
 * applies: it may find more people than an address can name.
 */
export function withText<Filter extends PeopleFields>(
  { filter }: PeopleDraft<Filter>,
  text: string,
): PeopleDraft<Filter> {
  return { text, filter: { ...filter, search: filter.user_ids.length === 0 ? text.trim() : '' } };
}

/** Ticks people one by one; with the last one unticked the search applies again. */
function withPeople<Filter extends PeopleFields>(
  { filter, text }: PeopleDraft<Filter>,
  user_ids: string[],
): PeopleDraft<Filter> {
  return {
    text,
    filter: { ...filter, user_ids, search: user_ids.length === 0 ? text.trim() : '' },
  };
}

/** Ticks a person or takes the tick away; beyond the most that can be chosen nothing changes. */
export function withToggled<Filter extends PeopleFields>(
  draft: PeopleDraft<Filter>,
  user_id: string,
): PeopleDraft<Filter> {
  const { user_ids } = draft.filter;
  if (user_ids.includes(user_id))
    return withPeople(
      draft,
      user_ids.filter((id) => id !== user_id),
    );
  return user_ids.length < mostChosenPeople ? withPeople(draft, [...user_ids, user_id]) : draft;
}

/** Ticks everybody who was found as well; nothing changes where that is too many. */
export function withFound<Filter extends PeopleFields>(
  draft: PeopleDraft<Filter>,
  found: readonly string[],
): PeopleDraft<Filter> {
  return canTickFound(draft.filter, found) ? withPeople(draft, union(draft.filter, found)) : draft;
}

/** True where everybody who was found can be ticked and somebody of them is not. */
export function canTickFound({ user_ids }: UserFilter, found: readonly string[]): boolean {
  const { length } = union({ user_ids }, found);
  return length > user_ids.length && length <= mostChosenPeople;
}

/** Takes all ticks of people away, and the search. */
export function withoutPeople<Filter extends PeopleFields>({
  filter,
}: PeopleDraft<Filter>): PeopleDraft<Filter> {
  return { text: '', filter: { ...filter, user_ids: [], search: '' } };
}

/** Ticks labels. A search that found them has done its work and is not applied to people. */
export function withLabels<Filter extends PeopleFields>(
  { filter, text }: PeopleDraft<Filter>,
  labels: Partial<LabelIds>,
): PeopleDraft<Filter> {
  return { text, filter: { ...filter, ...labels, search: '' } };
}

/** Shows hidden people or leaves them out; who is hidden is then not chosen any more. */
export function withHidden<Filter extends PeopleFields>(
  draft: PeopleDraft<Filter>,
  showHidden: boolean,
  hidden: readonly string[],
): PeopleDraft<Filter> {
  const kept = draft.filter.user_ids.filter((id) => showHidden || !hidden.includes(id));
  const { text, filter } =
    kept.length === draft.filter.user_ids.length ? draft : withPeople(draft, kept);
  return { text, filter: { ...filter, showHidden } };
}

function union({ user_ids }: Pick<UserFilter, 'user_ids'>, found: readonly string[]): string[] {
  return [...new Set([...user_ids, ...found])];
}
