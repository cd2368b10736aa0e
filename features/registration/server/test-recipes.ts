import type { Recipes } from '#apps/server/testing';

/** The calls of registration. */
export const recipes: Recipes = {
  "registration.consent: of the caller's organisation": () => ({}),
  'registration.inviter: a code that nobody has': () => ({
    path: '/v3/registration/inviter/01900000-0000-7000-8000-000000000000',
  }),
  'auth.register: an empty form': () => ({ body: {} }),
};
