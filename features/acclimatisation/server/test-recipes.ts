import type { Recipes } from '#apps/server/testing';

/** The calls about acclimatisation. */
export const recipes: Recipes = {
  'acclimatisation.record: of the person': ({ target }) => ({
    body: { user_id: target.user_id, record: { state: 'acclimatised', date: '2026-01-05' } },
  }),
};
