import { mergedRecipes } from './test-recipe.ts';
import type { Recipes } from './test-recipe.ts';
import { recipes as syncRecipes } from './test-sync-recipes.ts';

// Found by their place, so that a new capability changes no list here.
const declared = import.meta.glob<Recipes>('/features/*/server/test-recipes.ts', {
  eager: true,
  import: 'recipes',
});

/** How each way of rights.tsv is called: what each feature declares for its calls, and sync. */
export const recipes = mergedRecipes([...Object.values(declared), syncRecipes]);
