import type { WriteTx } from '#packages/database';
import type { TagType } from '#tags/contract';
import { insertTags } from '#tags/server';
import { newId, noon } from '../testing/org-fixture.ts';
import type { MarkedPerson } from './test-people.ts';
import type { RightsFixture } from './test-rights-fixture.ts';

/** The inputs of a cell. */
export interface Cell {
  fixture: RightsFixture;
  /** The person who calls; null for a call without a sign-in. */
  self: MarkedPerson | null;
  /** The person whom, or whose row, the call is about. */
  target: MarkedPerson;
}

/** One call as it is sent; the path is that of the endpoint unless it is given. */
export interface Recipe {
  path?: string;
  body?: unknown;
  /** The body as sent, such as a form, instead of JSON. */
  payload?: string;
  headers?: Record<string, string>;
  /** People other than caller and target whose rows may be written. */
  about?: readonly string[];
  /** Undoes the effect of the call, for later cells. */
  after?: () => Promise<unknown>;
}

/** The recipe of each row of rights.tsv, by `endpoint: asked for`. */
export type Recipes = Readonly<Record<string, (cell: Cell) => Recipe | Promise<Recipe>>>;

/**
 * The recipes of several features as one list.
 *
 * @throws Error if two of them have a recipe for the same row
 */
export function mergedRecipes(lists: readonly Recipes[]): Recipes {
  const entries = lists.flatMap((list) => Object.entries(list));
  const merged = Object.fromEntries(entries);
  const twice = entries.find(([name, recipe]) => merged[name] !== recipe);
  if (twice !== undefined) throw new Error(`Two recipes for ${twice[0]}`);
  return merged;
}

/**
 * The recipe of one row.
 *
 * @throws Error if no feature declares one
 */
export function recipeFor(recipes: Recipes, way: { endpoint: string; asked: string }) {
  const name = `${way.endpoint}: ${way.asked}`;
  const recipe = recipes[name];
  if (recipe === undefined) {
    throw new Error(`No recipe for ${name}: the server/test-recipes.ts of its feature needs one`);
  }
  return recipe;
}

/**
 * For calls that remove a person: a new person like the target, or the target if they are the
 * caller.
 */
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
