import { isWorker } from '#people/domain';
import type { SessionType } from '#sessions/contract';
import { tagTypes } from '#tags/contract';
import type { Tag } from '#tags/contract';

type ScopeTag = Pick<Tag, 'tag_id' | 'type'>;

/** A person as far as the scope of a session needs it. */
export interface ScopePerson {
  active: boolean;
  is_hidden: boolean;
  experimental: boolean;
  tag_ids: readonly string[];
}

/**
 * The type of a session.
 *
 * @param given the type that was sent; 'custom' stays, any other follows from the tags
 */
export function typeOfSession(
  given: SessionType | null,
  tags: readonly Pick<Tag, 'type'>[],
): SessionType {
  if (given === 'custom') return 'custom';
  if (tags.length === 0) return 'all';
  const has = (type: Tag['type']) => tags.some((tag) => tag.type === type);
  if (has('default')) return 'tag';
  if (has('job') && has('location')) return 'job_location';
  return has('job') ? 'job' : 'location';
}

/**
 * The people with the tags of a session: with one of the tags of each chosen type. Without tags all
 * people. Hidden, deleted and test people are left out.
 */
export function peopleOfScope<Person extends ScopePerson>(
  people: readonly Person[],
  tags: readonly ScopeTag[],
): Person[] {
  const kinds = tagTypes
    .map((type) => new Set(tags.filter((tag) => tag.type === type).map(({ tag_id }) => tag_id)))
    .filter(({ size }) => size > 0);
  return people.filter(
    (person) =>
      isWorker(person) && kinds.every((ids) => person.tag_ids.some((tag_id) => ids.has(tag_id))),
  );
}
