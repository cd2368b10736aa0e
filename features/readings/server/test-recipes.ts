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
  "site_correction.create: for the day crew's location of the person's organisation": async (
    cell,
  ) => {
    const location_id = await addHotSite(cell);
    const body = { correction_id: newId(), location_id, kelvin: 1.5, days: 14 };
    return { body, after: () => removeHotSite(cell) };
  },
  "site_correction.set_on: of the day crew's location of the person's organisation": async (
    cell,
  ) => {
    const [correction_id, location_id] = [newId(), await addHotSite(cell)];
    await writeIn(cell, cell.target, (tx) =>
      tx.query(
        `insert into site_corrections (org_id, correction_id, location_id, kelvin, readings,
           until_time, created_time)
         values ($1, $2, $3, 1.5, 3, $4::timestamptz + interval '7 days', $4)`,
        [cell.target.org_id, correction_id, location_id, timeOf(cell)],
      ),
    );
    return { body: { correction_id, is_on: false }, after: () => removeHotSite(cell) };
  },
};

/**
 * The day crew of the person's organisation, which an actor manages, as a location with three
 * readings that are 1.5 K hotter than the model.
 */
async function addHotSite(cell: Cell): Promise<string> {
  const { fixture, target } = cell;
  const location_id = fixture.dayOf(target);
  await writeIn(cell, target, async (tx) => {
    await tx.query(
      `update tags set type = 'location', metadata = metadata || '{"lat": -20.7, "lon": 116.8}'
       where org_id = $1 and tag_id = $2`,
      [target.org_id, location_id],
    );
    await tx.query(
      `insert into readings (org_id, reading_id, location_id, time, minutes, wbgt, model_wbgt,
         instrument, note, created_time)
       select $1, gen_random_uuid(), $2, $3::timestamptz - ago, 60, 31.5, 30, '', '',
         $3::timestamptz - ago
       from unnest(array[interval '1 day', interval '2 days', interval '3 days']) as ago`,
      [target.org_id, location_id, timeOf(cell)],
    );
  });
  return location_id;
}

async function removeHotSite(cell: Cell): Promise<void> {
  const { fixture, target } = cell;
  const place = [target.org_id, fixture.dayOf(target)];
  await writeIn(cell, target, (tx) =>
    tx.query(
      `update tags set type = 'default', metadata = metadata - 'lat' - 'lon'
       where org_id = $1 and tag_id = $2`,
      place,
    ),
  );
  for (const table of ['readings', 'site_corrections']) {
    const sql = `delete from ${table} where org_id = $1 and location_id = $2`;
    await fixture.owner.query(sql, place);
  }
}

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
