import type { Recipes } from '#apps/server/testing';

/** The call about backups. */
export const recipes: Recipes = {
  'backup.read: the backups of the server': () => ({}),
};
