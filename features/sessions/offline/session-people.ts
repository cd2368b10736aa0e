import { compareNames } from '#packages/kit';
import { defineRead } from '#packages/sync/offline';
import { isWorker, personName } from '#people/domain';
import { peopleById } from '#people/offline';
import { canMeasurePerson } from '#permissions/domain';
import { viewerOf } from '#permissions/offline';
import { peopleOfScope, typeOfSession } from '#sessions/domain';
import type { SessionType } from '#sessions/contract';
import { tagsById } from '#tags/offline';

/** The people of a session that is about to start. */
export interface SessionPreview {
  type: SessionType;
  /** People that the viewer may measure. */
  user_ids: string[];
  /** Others with these tags: the viewer sees them but may not measure them. */
  leftOut: number;
}

/** Who is in a session of all people, or of those with some tags. */
export const sessionPreview = defineRead({
  name: 'sessions.preview',
  tables: ['users', 'tags', 'permissions', 'organisations'],
  run(copy, { tag_ids }: { tag_ids: readonly string[] }, { user_id }): SessionPreview {
    const viewer = viewerOf(copy, user_id);
    const all = tagsById(copy);
    const tags = tag_ids.flatMap((tag_id) => {
      const tag = all.get(tag_id);
      return tag?.active === true ? [tag] : [];
    });
    const people = peopleOfScope([...peopleById(copy).values()], tags);
    const measurable = people.filter((person) => canMeasurePerson(viewer, person));
    return {
      type: typeOfSession(null, tags),
      user_ids: measurable.map((person) => person.user_id),
      leftOut: people.length - measurable.length,
    };
  },
});

/** Everybody who can be chosen for a one-time session, by name. */
export const sessionCandidates = defineRead({
  name: 'sessions.candidates',
  tables: ['users', 'permissions', 'organisations'],
  run(copy, _params: Record<string, never>, { user_id }): { user_id: string; name: string }[] {
    const viewer = viewerOf(copy, user_id);
    return [...peopleById(copy).values()]
      .filter((person) => isWorker(person) && canMeasurePerson(viewer, person))
      .map((person) => ({ user_id: person.user_id, name: personName(person) }))
      .toSorted((a, b) => compareNames(a.name, b.name));
  },
});
