import type { Recipes } from '#apps/server/testing';

/** The calls of registration. */
export const recipes: Recipes = {
  "registration.consent: of the caller's organisation": () => ({}),
  'auth.register: an empty form': () => ({ body: {} }),
};
