import { mostChosenPeople } from '#people/contract';
import type { UserFilter } from '#people/contract';

/** Labels by kind, as in the URL. */
export interface LabelIds {
  tag_ids: string[];
  job_ids: string[];
  location_ids: string[];
}

/** The part of a page's filter that the panel changes. */
export type PeopleFields = UserFilter & LabelIds;

/** State of the panel before Apply. */
export interface PeopleDraft {
  filter: PeopleFields;
  /** Text of the search field. */
  text: string;
}

/** The initial state of the panel. */
export function draftOf(filter: PeopleFields): PeopleDraft {
  return { filter, text: filter.search };
}

/**
 * Searches people and labels. While no person is chosen, the search itself is the filter: it may
 * find more people than a URL can list.
 */
export function withText({ filter }: PeopleDraft, text: string): PeopleDraft {
  return { text, filter: { ...filter, search: filter.user_ids.length === 0 ? text.trim() : '' } };
}

/** Chooses people one by one; after the last one is removed the search applies again. */
function withPeople({ filter, text }: PeopleDraft, user_ids: string[]): PeopleDraft {
  return {
    text,
    filter: { ...filter, user_ids, search: user_ids.length === 0 ? text.trim() : '' },
  };
}

/** Toggles a person; nothing changes beyond the maximum. */
export function withToggled(draft: PeopleDraft, user_id: string): PeopleDraft {
  const { user_ids } = draft.filter;
  if (user_ids.includes(user_id))
    return withPeople(
      draft,
      user_ids.filter((id) => id !== user_id),
    );
  return user_ids.length < mostChosenPeople ? withPeople(draft, [...user_ids, user_id]) : draft;
}

/** Adds all found people to the choice; nothing changes if they are too many. */
export function withFound(draft: PeopleDraft, found: readonly string[]): PeopleDraft {
  return canTickFound(draft.filter, found) ? withPeople(draft, union(draft.filter, found)) : draft;
}

/** True if all found people can be chosen and at least one is not. */
export function canTickFound({ user_ids }: UserFilter, found: readonly string[]): boolean {
  const { length } = union({ user_ids }, found);
  return length > user_ids.length && length <= mostChosenPeople;
}

/** Clears the chosen people and the search. */
export function withoutPeople({ filter }: PeopleDraft): PeopleDraft {
  return { text: '', filter: { ...filter, user_ids: [], search: '' } };
}

/** Chooses labels. A search that found them is cleared and not applied to people. */
export function withLabels({ filter, text }: PeopleDraft, labels: Partial<LabelIds>): PeopleDraft {
  return { text, filter: { ...filter, ...labels, search: '' } };
}

/** Shows or hides hidden people. Hidden people who are not shown are removed from the choice. */
export function withHidden(
  draft: PeopleDraft,
  showHidden: boolean,
  hidden: readonly string[],
): PeopleDraft {
  const kept = draft.filter.user_ids.filter((id) => showHidden || !hidden.includes(id));
  const { text, filter } =
    kept.length === draft.filter.user_ids.length ? draft : withPeople(draft, kept);
  return { text, filter: { ...filter, showHidden } };
}

function union({ user_ids }: Pick<UserFilter, 'user_ids'>, found: readonly string[]): string[] {
  return [...new Set([...user_ids, ...found])];
}
