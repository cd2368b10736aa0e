import type { WriteTx } from '#packages/database';
import type { TagType } from '#tags/contract';
import { insertTags } from '#tags/server';
import { newId, noon } from '../testing/org-fixture.ts';
import type { MarkedPerson } from './test-people.ts';
import type { RightsFixture } from './test-rights-fixture.ts';

/** What a cell is asked for. */
export interface Cell {
  fixture: RightsFixture;
  /** The person who calls; null where nobody does. */
  self: MarkedPerson | null;
  /** The person whom, or whose row, the call is about. */
  target: MarkedPerson;
}

/** One call as it is sent; the path is that of the endpoint unless it is given. */
export interface Recipe {
  path?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** People beside caller and target whose rows may be written. */
  about?: readonly string[];
  /** Undoes what the call has done, for the cells to come. */
  after?: () => Promise<unknown>;
}

/** How each way of rights.tsv is called, by `endpoint: asked for`. */
export type Recipes = Readonly<Record<string, (cell: Cell) => Recipe | Promise<Recipe>>>;

/**
 * The recipes of several features as one list.
 *
 * @throws Error where two of them have a recipe for the same way
 */
export function mergedRecipes(lists: readonly Recipes[]): Recipes {
  const entries = lists.flatMap((list) => Object.entries(list));
  const merged = Object.fromEntries(entries);
  const twice = entries.find(([name, recipe]) => merged[name] !== recipe);
  if (twice !== undefined) throw new Error(`Two recipes for ${twice[0]}`);
  return merged;
}

/**
 * The recipe of one way.
 *
 * @throws Error where no feature declares one
 */
export function recipeFor(recipes: Recipes, way: { endpoint: string; asked: string }) {
  const name = `${way.endpoint}: ${way.asked}`;
  const recipe = recipes[name];
  if (recipe === undefined) {
    throw new Error(`No recipe for ${name}: the server/test-recipes.ts of its feature needs one`);
  }
  return recipe;
}

/** For calls that remove somebody: a new person like the target, or the target where they call. */
export async function twinUnlessOwn({ fixture, self, target }: Cell): Promise<string> {
  return self === target ? target.user_id : fixture.twinOf(target);
}

/** Removes the permissions that a call gave to the target; callers keep theirs. */
export async function withdrawPermissions({ fixture, self, target }: Cell): Promise<void> {
  if (self !== target) await fixture.withdrawPermissions(target);
}

/** A new tag of somebody's organisation, without members and without managers. */
export async function createTag(
  cell: Cell,
  person: MarkedPerson,
  type: TagType = 'default',
): Promise<string> {
  const [tag_id, created_time] = [newId(), new Date(noon).toISOString()];
  const tag = { tag_id, name: newId(), type, metadata: {}, created_time };
  await writeIn(cell, person, (tx) => insertTags(tx, [tag]));
  return tag_id;
}

/** A transaction in the organisation of a person. */
export function writeIn(
  { fixture }: Cell,
  { org_id }: MarkedPerson,
  work: (tx: WriteTx) => Promise<unknown>,
): Promise<unknown> {
  return fixture.database.write({ org_id, actor_user_id: null }, work);
}
