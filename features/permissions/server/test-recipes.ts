import { withdrawPermissions } from '#apps/server/testing';
import type { Recipes } from '#apps/server/testing';

/** The call that removes permissions. */
export const recipes: Recipes = {
  'permission.remove: every permission of the person': async ({ fixture, self, target }) => {
    if (self !== target) await fixture.givePermission(target, 'view_user');
    return {
      body: { user_ids: [target.user_id] },
      after: () => withdrawPermissions({ fixture, self, target }),
    };
  },
};
