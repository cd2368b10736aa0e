import { peopleById } from '#people/offline';
import { canMeasurePerson } from '#permissions/domain';
import { viewerOf } from '#permissions/offline';
import { defineRead } from '#packages/sync/offline';

/** Ids of the people for whom the viewer may add tests, without hidden and removed ones. */
export const measurablePeople = defineRead({
  name: 'measurements.measurable_people',
  tables: ['users', 'permissions'],
  run(copy, _params: Record<string, never>, { user_id }): string[] {
    const viewer = viewerOf(copy, user_id);
    return [...peopleById(copy).values()]
      .filter((person) => person.active && !person.is_hidden && canMeasurePerson(viewer, person))
      .map((person) => person.user_id);
  },
});
