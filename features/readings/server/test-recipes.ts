import { createTag, newId, writeIn } from '#apps/server/testing';
import type { Cell, Recipes } from '#apps/server/testing';

/** The calls about meter readings. */
export const recipes: Recipes = {
  'reading.create: where the person works': async (cell) => ({
    body: {
      ...{ reading_id: newId(), location_id: await addWorkplace(cell), time: timeOf(cell) },
      ...{ minutes: 60, wbgt: 29.4, temperature: null, humidity: null, globe: null },
      ...{ wind_kph: null, instrument: '', note: '', model_wbgt: 31, model_heat_index: null },
    },
  }),
  'reading.set_valid: of a reading where the person works': async (cell) => {
    const [reading_id, location_id] = [newId(), await addWorkplace(cell)];
    await writeIn(cell, cell.target, (tx) =>
      tx.query(
        `insert into readings (org_id, reading_id, location_id, time, minutes, wbgt, instrument,
           note, created_time)
         values ($1, $2, $3, $4, 60, 29.4, '', '', $4)`,
        [cell.target.org_id, reading_id, location_id, timeOf(cell)],
      ),
    );
    return { body: { reading_id, is_valid: false } };
  },
};

function timeOf({ fixture }: Cell): string {
  return new Date(fixture.clock.now).toISOString();
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
