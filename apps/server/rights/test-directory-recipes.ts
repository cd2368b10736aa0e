import { newId } from '../testing/org-fixture.ts';
import type { Cell, Recipe } from './test-recipe.ts';

/** Ways of adding people from the work directory. */
export const directoryRecipes: Record<string, (cell: Cell) => Recipe> = {
  'directory.search: by name': () => ({ path: '/v3/user/azuread?search=newly' }),
  'directory.add: somebody new': ({ world, self }) => {
    const [object_id, user_id] = [newId(), newId()];
    const email = world.directoryEmailOf(object_id);
    const body = { people: [{ object_id, name_first: 'Newly', name_last: 'Come', email }] };
    if (self === null) return { body };
    world.giveId(user_id);
    return {
      body,
      // Whoever comes in is somebody new.
      about: [user_id],
      after: async () => {
        world.giveId(null);
        for (const table of ['work_accounts', 'credentials', 'users']) {
          const whose = [self.org_id, user_id];
          await world.owner.query(`delete from ${table} where org_id = $1 and user_id = $2`, whose);
        }
      },
    };
  },
};
