import { newId, writeIn } from '#apps/server/testing';
import type { Recipes } from '#apps/server/testing';
import { storeView } from './profile-view-store.ts';

/** The calls about profile views. */
export const recipes: Recipes = {
  'profile_view.create: of the person': ({ fixture, target }) => ({
    body: {
      ...{ view_id: newId(), user_id: target.user_id, kind: 'page' },
      opened_time: new Date(fixture.clock.now).toISOString(),
    },
  }),
  "profile_view.list: one's own, and one of the person": async (cell) => {
    const { user_id } = cell.target;
    const time = new Date(cell.fixture.clock.now).toISOString();
    const view = { user_id, viewed_by: user_id, kind: 'page', time, created_time: time } as const;
    await writeIn(cell, cell.target, (tx) => storeView(tx, { ...view, view_id: newId() }));
    return {};
  },
};
