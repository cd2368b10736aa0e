import { measurementColumns } from '#measurements/contract';
import { columnAnswerType, layoutHeader, layoutName, layoutOf } from '#packages/sync/contract';
import type { Recipes } from './test-recipe.ts';

const layout = layoutName(layoutOf('measurement_id', measurementColumns));
const inColumns = {
  accept: `${columnAnswerType}, application/json;q=0.9`,
  [layoutHeader]: `measurements=${layout}`,
};
const beginning = new Date(0).toISOString();

/** The calls of sync. */
export const recipes: Recipes = {
  'sync.core: what is to be seen': () => ({ body: { digest: true } }),
  'sync.core: in the middle of a load': () => ({
    body: { users: beginning, permissions: beginning, access_epoch: 1 },
  }),
  'sync.measures: what is to be seen': () => ({ body: { digest: true } }),
  'sync.measures: the same in columns': () => ({ body: { digest: true }, headers: inColumns }),
  'sync.measures_init: what is to be seen': () => ({ body: {} }),
  'sync.measures_init: the same in columns': () => ({ body: {}, headers: inColumns }),
  'sync.measures_init: older tests of the person': ({ target }) => ({
    body: { people: [target.user_id] },
  }),
  'sync.events: news': () => ({}),
};
