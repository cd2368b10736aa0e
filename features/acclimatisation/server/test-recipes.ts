import type { Recipes } from '#apps/server/testing';

const day = 24 * 3_600_000;
let records = 0;

/** The calls about acclimatisation. Each record differs from the last one, as the same changes nothing. */
export const recipes: Recipes = {
  'acclimatisation.record: of the person': ({ target }) => {
    records += 1;
    const date = new Date(Date.UTC(2020, 0, 1) + records * day).toISOString().slice(0, 10);
    return { body: { user_id: target.user_id, record: { state: 'acclimatised', date } } };
  },
};
