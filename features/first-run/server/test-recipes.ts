import type { Recipes } from '#apps/server/testing';

/** The calls about sample data. */
export const recipes: Recipes = {
  'sample.add: the sample data': () => ({}),
  'sample.remove: the sample data': () => ({}),
};
