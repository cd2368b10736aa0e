import { defineRead } from '#packages/sync/offline';
import { peopleById } from '#people/offline';
import { isViewRecorded } from '#permissions/domain';
import { viewerOf } from '#permissions/offline';

/** Whether the server records that the viewer opens the tests of a person. */
export const viewRecorded = defineRead({
  name: 'profile-views.recorded',
  tables: ['users', 'permissions', 'organisations'],
  run(copy, { user_id }: { user_id: string }, context): boolean {
    const person = peopleById(copy).get(user_id);
    return person?.active === true && isViewRecorded(viewerOf(copy, context.user_id), person);
  },
});
