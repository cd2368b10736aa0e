import type { WriteTx } from '#packages/database';
import type { DemoSite } from '#packages/feature/server';
import { insertReadings } from './reading-store.ts';
import type { StoredReading } from './reading-store.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Readings of past days: hours before now, the WBGT and that of the model. */
const past = [
  { before: 26 * hour, wbgt: 28.4, model: 27.1 },
  { before: 2 * day, wbgt: 29.6, model: 28.2 },
  { before: 3 * day + 2 * hour, wbgt: 27.9, model: 28.3 },
];

/** Adds readings of past days at the location with the largest crew. None replaces the model now. */
export async function addDemoReadings(tx: WriteTx, { idOf, now }: DemoSite): Promise<void> {
  const { rows } = await tx.query<{ location_id: string; user_id: string }>(
    `select t.tag_id as location_id, min(u.user_id::text) as user_id
     from tags as t join user_tags as m using (org_id, tag_id)
     join users as u on u.org_id = m.org_id and u.user_id = m.user_id
     where t.org_id = $1 and t.type = 'location' and t.active and u.active
       and not u.is_hidden and not u.experimental
     group by t.tag_id order by count(*) desc, t.tag_id limit 1`,
    [tx.org_id],
  );
  const [site] = rows;
  if (site === undefined) return;
  await insertReadings(
    tx,
    past.map(({ before, wbgt, model }): StoredReading => {
      const time = new Date(now - before).toISOString();
      return {
        reading_id: idOf(`reading ${String(before)}`, now - before),
        location_id: site.location_id,
        ...{ time, minutes: 60, wbgt, temperature: null, humidity: null, globe: null },
        ...{ wind_kph: null, heat_index: null, instrument: 'QUESTemp 36', note: '' },
        ...{ model_wbgt: model, model_heat_index: null, recorded_by: site.user_id },
        ...{ created_time: time, invalidated_time: null },
      };
    }),
  );
}
