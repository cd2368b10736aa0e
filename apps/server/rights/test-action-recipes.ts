import type { Cell, Recipe } from './test-recipe.ts';

/** Ways of hiding, deleting and merging people. */
export const actionRecipes: Record<string, (cell: Cell) => Recipe | Promise<Recipe>> = {
  'user.hide: the person': async (cell) => hidden(cell, false),
  'user.unhide: the person, who is hidden': async (cell) => hidden(cell, true),
  'user.delete: the person': async (cell) => {
    const user_id = await twinUnlessOwn(cell);
    return { body: { ids: [user_id] }, about: [user_id] };
  },
  'user.delete_one: the person': async (cell) => {
    const user_id = await twinUnlessOwn(cell);
    return { path: `/v2/user/${user_id}`, about: [user_id] };
  },
  'user.merge: the person into another of the same crews': async (cell) => {
    const [source_user_id, target_user_id] = [
      await twinUnlessOwn(cell),
      await cell.world.twinOf(cell.target),
    ];
    return {
      body: { source_user_id, target_user_id },
      about: [source_user_id, target_user_id],
    };
  },
};

/** The person as they are not yet, and afterwards as they were. */
async function hidden({ world, target }: Cell, before: boolean): Promise<Recipe> {
  const { org_id, user_id, is_hidden } = target;
  const set = (value: boolean) =>
    world.database.write({ org_id, actor_user_id: null }, (tx) =>
      tx.query('update users set is_hidden = $2 where user_id = $1', [user_id, value]),
    );
  await set(before);
  return { body: { ids: [user_id] }, after: () => set(is_hidden) };
}

/** Whoever is to be gone afterwards is nobody whom other cells need. */
async function twinUnlessOwn({ world, self, target }: Cell): Promise<string> {
  return self === target ? target.user_id : world.twinOf(target);
}
