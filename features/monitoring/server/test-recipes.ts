import { createTag, newId, writeIn } from '#apps/server/testing';
import type { Cell, Recipe, Recipes } from '#apps/server/testing';

/** The call that takes and releases cases. */
export const recipes: Recipes = {
  'attention.record: a dehydrated person': (cell) =>
    taken(cell, { kind: 'reading', subject_id: cell.target.user_id }),
  'attention.record: a person with limited time in the heat': (cell) =>
    taken(cell, { kind: 'heat_share', subject_id: cell.target.user_id }),
  'attention.record: a late break where the person works': async (cell) =>
    taken(cell, { kind: 'break', subject_id: await addWorkplace(cell) }),
};

/** A case is taken, and free again for the next actor. */
function taken({ fixture }: Cell, more: object): Recipe {
  const time = new Date(fixture.clock.now).toISOString();
  return {
    body: { entry_id: newId(), since: time, action: 'take', time, ...more },
    after: () => fixture.owner.query('delete from attention_entries'),
  };
}

/** A location where only the target works. */
async function addWorkplace(cell: Cell): Promise<string> {
  const location_id = await createTag(cell, cell.target, 'location');
  const { org_id, user_id } = cell.target;
  await writeIn(cell, cell.target, (tx) =>
    tx.query('insert into user_tags (org_id, user_id, tag_id) values ($1, $2, $3)', [
      ...[org_id, user_id, location_id],
    ]),
  );
  return location_id;
}
