import type { Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';
import type { NewReading, ReadingRow } from '#readings/contract';
import type { SiteMeasures, SiteReading } from '#weather/contract';
import { rowsBySite } from '#weather/domain';
import { findCorrections } from './correction-store.ts';
import { readingSync } from './reading-sync.ts';

/** A reading with what the server adds. */
export interface StoredReading extends NewReading {
  heat_index: number | null;
  recorded_by: string;
  created_time: string;
  invalidated_time: string | null;
}

/** Adds readings. One with the same id stays as it is. */
export async function insertReadings(
  tx: WriteTx,
  readings: readonly StoredReading[],
): Promise<void> {
  await tx.query(
    `insert into readings (org_id, reading_id, location_id, time, minutes, wbgt, temperature,
       humidity, globe, wind_kph, heat_index, instrument, note, model_wbgt, model_heat_index,
       recorded_by, created_time, invalidated_time)
     select $1, reading_id, location_id, time, minutes, wbgt, temperature, humidity, globe,
       wind_kph, heat_index, instrument, note, model_wbgt, model_heat_index, recorded_by,
       created_time, invalidated_time
     from json_to_recordset($2::json) as given(
       reading_id uuid, location_id uuid, time timestamptz, minutes int, wbgt float8,
       temperature float8, humidity float8, globe float8, wind_kph float8, heat_index float8,
       instrument text, note text, model_wbgt float8, model_heat_index float8, recorded_by uuid,
       created_time timestamptz, invalidated_time timestamptz)
     on conflict (org_id, reading_id) do nothing`,
    [tx.org_id, JSON.stringify(readings)],
  );
}

/** Where a stored reading was taken, locked until the transaction ends; null if there is none. */
export async function lockReading(
  tx: WriteTx,
  reading_id: string,
): Promise<{ location_id: string } | null> {
  const { rows } = await tx.query<{ location_id: string }>(
    'select location_id from readings where org_id = $1 and reading_id = $2 for update',
    [tx.org_id, reading_id],
  );
  return rows[0] ?? null;
}

/** Who recorded a reading; null if there is none, also one that a viewer may not see. */
export async function recorderOf(
  tx: Tx,
  reading_id: string,
): Promise<{ recorded_by: string | null } | null> {
  const { rows } = await tx.query<{ recorded_by: string | null }>(
    'select recorded_by from readings where org_id = $1 and reading_id = $2',
    [tx.org_id, reading_id],
  );
  return rows[0] ?? null;
}

/** Invalidates a reading at a time, or lets it count again. Returns whether that changed it. */
export async function storeValidity(
  tx: WriteTx,
  reading_id: string,
  invalidated_time: string | null,
): Promise<boolean> {
  const { rows } = await tx.query(
    `update readings set invalidated_time = $3
     where org_id = $1 and reading_id = $2
       and (invalidated_time is null) is distinct from ($3::timestamptz is null)
     returning 1`,
    [tx.org_id, reading_id, invalidated_time],
  );
  return rows.length > 0;
}

/** Whether there is a location that is not deleted. */
export async function isLocation(tx: Tx, tag_id: string): Promise<boolean> {
  const { rows } = await tx.query(
    `select from tags where org_id = $1 and tag_id = $2 and type = 'location' and active`,
    [tx.org_id, tag_id],
  );
  return rows.length > 0;
}

/** The labels of everybody who works at a location, without one person. */
export async function findCrewTags(
  tx: Tx,
  location_id: string,
  without: string,
): Promise<string[]> {
  const { rows } = await tx.query<{ tag_id: string }>(
    `select distinct other.tag_id from user_tags as own
     join users as u on u.org_id = own.org_id and u.user_id = own.user_id
     join user_tags as other on other.org_id = own.org_id and other.user_id = own.user_id
     join tags as t on t.org_id = other.org_id and t.tag_id = other.tag_id
     where own.org_id = $1 and own.tag_id = $2 and u.active and u.user_id <> $3 and t.active`,
    [tx.org_id, location_id, without],
  );
  return rows.map(({ tag_id }) => tag_id);
}

/** A reading as the viewer may see it; null if there is none. */
export async function findReading(
  tx: Tx,
  viewer: Viewer,
  reading_id: string,
): Promise<ReadingRow | null> {
  const values: unknown[] = [tx.org_id, reading_id];
  const param = (value: unknown) => `$${String(values.push(value))}`;
  const { row } = readingSync;
  const shown = typeof row === 'string' ? row : row(viewer, param);
  const { rows } = await tx.query<{ found: ReadingRow }>(
    `select ${shown} as found from readings as r where r.org_id = $1 and r.reading_id = $2`,
    values,
  );
  return rows[0]?.found ?? null;
}

/** The readings since a time that count, by location. They replace the model there. */
export async function findSiteReadings(
  tx: Tx,
  since: number,
): Promise<ReadonlyMap<string, readonly SiteReading[]>> {
  const { rows } = await tx.query<SiteReading>(
    `select reading_id, location_id, ${iso('time')} as time, minutes, wbgt, temperature, humidity,
       heat_index, wind_kph, ${iso('created_time')} as created_time
     from readings where org_id = $1 and invalidated_time is null and time > $2
     order by readings.time, reading_id`,
    [tx.org_id, new Date(since).toISOString()],
  );
  return rowsBySite(rows);
}

/** The readings and the corrections since a time that count, by location. */
export async function findSiteMeasures(
  tx: Tx,
  since: number,
): Promise<(location_id: string) => SiteMeasures> {
  const readings = await findSiteReadings(tx, since);
  const corrections = rowsBySite(await findCorrections(tx, since));
  return (location_id) => ({
    readings: readings.get(location_id) ?? [],
    corrections: corrections.get(location_id) ?? [],
  });
}

/** Marks readings before a time as not part of the copies. They stay in the database. */
export async function retireReadingsUntil(tx: WriteTx, until: string): Promise<void> {
  await tx.query('update readings set active = false where org_id = $1 and active and time <= $2', [
    tx.org_id,
    until,
  ]);
}

/** Takes the id of a person from the readings that they recorded. */
export async function eraseReadings(tx: WriteTx, { user_id }: { user_id: string }): Promise<void> {
  await tx.query('update readings set recorded_by = null where org_id = $1 and recorded_by = $2', [
    tx.org_id,
    user_id,
  ]);
}

/** Puts one person in the place of another as the recorder of readings. */
export async function moveReadings(tx: WriteTx, from: string, to: string): Promise<void> {
  await tx.query('update readings set recorded_by = $3 where org_id = $1 and recorded_by = $2', [
    ...[tx.org_id, from, to],
  ]);
}
