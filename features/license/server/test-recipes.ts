import type { Recipes } from '#apps/server/testing';

/** The call about the license. */
export const recipes: Recipes = {
  "license.read: one's own organisation": () => ({}),
};
