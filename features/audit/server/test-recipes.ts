import type { Recipes } from '#apps/server/testing';

/** The call of the audit log. */
export const recipes: Recipes = {
  'audit.list: the whole log': () => ({}),
};
