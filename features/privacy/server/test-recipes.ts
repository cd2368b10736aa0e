import { twinUnlessOwn } from '#apps/server/testing';
import type { Recipes } from '#apps/server/testing';

/** The calls of export and erasure. */
export const recipes: Recipes = {
  'organisation.export: everything': () => ({}),
  'user.export: everything about the person': ({ target }) => ({
    path: `/v3/user/${target.user_id}/export`,
  }),
  'user.erase: the person': async (cell) => {
    const user_id = await twinUnlessOwn(cell);
    const body = { name: 'Twin Person' };
    return { path: `/v3/user/${user_id}/erase`, body, about: [user_id] };
  },
};
