import { defineRead } from '#packages/sync/offline';
import { byName, personName } from '#people/domain';
import { tagsById } from '#tags/offline';
import { peopleById } from './user-rows.ts';

/** What a badge says about a person. */
export interface Badge {
  user_id: string;
  name: string;
  /** Their first job, or else their first location; null without either. */
  place: string | null;
}

/** The badges of people, by name. Ids of removed people and of those not in the copy are left out. */
export const badgesOf = defineRead({
  name: 'people.badges',
  tables: ['users', 'tags'],
  run(copy, { user_ids }: { user_ids: readonly string[] }): Badge[] {
    const tags = tagsById(copy);
    const people = [...new Set(user_ids)].flatMap((user_id) => {
      const user = peopleById(copy).get(user_id);
      return user?.active === true ? [user] : [];
    });
    return people.toSorted(byName).map((person) => {
      const own = person.tag_ids.flatMap((tag_id) => tags.get(tag_id) ?? []);
      const first = (type: string) => own.find((tag) => tag.active && tag.type === type)?.name;
      return {
        user_id: person.user_id,
        name: personName(person),
        place: first('job') ?? first('location') ?? null,
      };
    });
  },
});
