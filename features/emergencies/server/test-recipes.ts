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
  // A note could begin an emergency of its own, as the start may not have arrived.
  'emergency.add_entry: a correction in an emergency of the person': async (cell) => ({
    body: entryOf(cell, { kind: 'correction', ...(await addEmergency(cell)) }),
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
async function addEmergency(cell: Cell): Promise<{ emergency_id: string; corrects: string }> {
  const [emergency_id, corrects] = [newId(), newId()];
  const { org_id, user_id } = cell.target;
  const time = new Date(cell.fixture.clock.now).toISOString();
  await writeIn(cell, cell.target, (tx) =>
    tx.query(
      `insert into emergency_entries
         (org_id, entry_id, emergency_id, kind, time, user_id, created_time)
       values ($1, $2, $3, 'person', $4, $5, $4)`,
      [org_id, corrects, emergency_id, time, user_id],
    ),
  );
  return { emergency_id, corrects };
}
