import { createTag, newId, writeIn } from '#apps/server/testing';
import type { Cell, Recipes } from '#apps/server/testing';

/** The calls about emergencies. */
export const recipes: Recipes = {
  'emergency.add_entry: the start of an emergency': (cell) => ({
    body: entryOf(cell, { kind: 'started' }),
  }),
  'emergency.add_entry: the person in a new emergency': (cell) => ({
    body: entryOf(cell, { kind: 'person', user_id: cell.target.user_id }),
  }),
  'emergency.add_entry: a note in an emergency of the person': async (cell) => ({
    body: entryOf(cell, {
      ...{ emergency_id: await addEmergency(cell), kind: 'note', note: 'Water is on the way.' },
    }),
  }),
  "emergency.set_address: a location of the person's organisation": async (cell) => ({
    body: { tag_id: await createTag(cell, cell.target, 'location'), address: 'Gate 3, Mine Road' },
  }),
};

function entryOf({ fixture }: Cell, more: object): object {
  const time = new Date(fixture.clock.now).toISOString();
  return { entry_id: newId(), emergency_id: newId(), time, ...more };
}

/** An emergency of the target, recorded by nobody. */
async function addEmergency(cell: Cell): Promise<string> {
  const emergency_id = newId();
  const { org_id, user_id } = cell.target;
  const time = new Date(cell.fixture.clock.now).toISOString();
  await writeIn(cell, cell.target, (tx) =>
    tx.query(
      `insert into emergency_entries
         (org_id, entry_id, emergency_id, kind, time, user_id, created_time)
       values ($1, $2, $3, 'person', $4, $5, $4)`,
      [org_id, newId(), emergency_id, time, user_id],
    ),
  );
  return emergency_id;
}
