import { newId, noon } from '../test-house.ts';
import type { Cell, Recipe } from './test-recipe.ts';

/** Ways about kinds of the organisation's own. */
export const typeRecipes: Record<string, (cell: Cell) => Recipe | Promise<Recipe>> = {
  'custom_type.create: a new custom type': () => ({
    body: { custom_id: newId(), name: newId(), unit: 'kg' },
  }),
  "custom_type.change: a custom type of the person's organisation": async (cell) => ({
    path: `/v3/measurement/custom_type/${await freshType(cell, 'custom')}`,
    body: { unit: 'g' },
  }),
  "custom_type.remove: a custom type of the person's organisation": async (cell) => ({
    path: `/v3/measurement/custom_type/${await freshType(cell, 'custom')}`,
  }),
  'link_type.create: a new linked type': () => ({
    body: { link_type_id: newId(), name: newId(), unit: 'kg' },
  }),
  "link_type.change: a linked type of the person's organisation": async (cell) => ({
    path: `/v3/measurement/link_type/${await freshType(cell, 'link')}`,
    body: { unit: 'g' },
  }),
  "link_type.remove: a linked type of the person's organisation": async (cell) => ({
    path: `/v3/measurement/link_type/${await freshType(cell, 'link')}`,
  }),
};

/** A type of the organisation of whom the call is about. */
async function freshType(
  { world, target: { org_id } }: Cell,
  kind: 'custom' | 'link',
): Promise<string> {
  const [id, created_time] = [newId(), new Date(noon).toISOString()];
  const [table, key] =
    kind === 'custom'
      ? ['custom_measurement_types', 'custom_id']
      : ['link_measurement_types', 'link_type_id'];
  await world.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query(
      `insert into ${table} (org_id, ${key}, name, unit, created_time) values ($1, $2, $3, $4, $5)`,
      [org_id, id, newId(), 'kg', created_time],
    ),
  );
  return id;
}
