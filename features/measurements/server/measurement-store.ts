import type { Tx, WriteTx } from '#packages/database';
import type { Baseline, Measurement } from '#measurements/contract';

/** A measurement as stored; the write wrapper adds the stamp. */
export type MeasurementRow = Omit<Measurement, 'modified_time' | 'active' | 'value'> & {
  value: number;
};

/**
 * Inserts measurements and returns the ids of the inserted ones. A measurement whose id exists, in
 * any organisation, is not inserted and not changed.
 */
export async function insertMeasurements(
  tx: WriteTx,
  rows: readonly MeasurementRow[],
): Promise<Set<string>> {
  const inserted = await tx.query<{ measurement_id: string }>(
    `insert into measurements (
       org_id, measurement_id, user_id, measured_by_user_id, measured_by_name_first,
       measured_by_name_last, name_first, name_last, type, custom_id, value, value_f, valid,
       metadata, raw_data, tag_ids, user_tag_ids, created_time)
     select $1, measurement_id, user_id, measured_by_user_id, measured_by_name_first,
       measured_by_name_last, name_first, name_last, type, custom_id, value, value_f, valid,
       metadata, raw_data, tag_ids, user_tag_ids, created_time
     from json_to_recordset($2::json) as given(
       measurement_id uuid, user_id uuid, measured_by_user_id uuid, measured_by_name_first text,
       measured_by_name_last text, name_first text, name_last text, type text, custom_id uuid,
       value double precision, value_f text, valid boolean, metadata jsonb, raw_data jsonb,
       tag_ids uuid[], user_tag_ids uuid[], created_time timestamptz)
     -- Always in the same order, because two calls with the same ids could deadlock.
     order by measurement_id
     on conflict do nothing
     returning measurement_id`,
    [tx.org_id, JSON.stringify(rows)],
  );
  return new Set(inserted.rows.map(({ measurement_id }) => measurement_id));
}

/** A measurement with the fields that access to it depends on. */
export interface MeasurementOwner {
  measurement_id: string;
  user_id: string;
}

const owners = `
  select measurement_id, user_id from measurements
  where org_id = $1 and measurement_id = any($2::uuid[])`;

/** The measurements of the organisation with the given ids, with their owners. */
export async function findOwners(
  tx: Tx,
  measurement_ids: readonly string[],
): Promise<MeasurementOwner[]> {
  const { rows } = await tx.query<MeasurementOwner>(owners, [tx.org_id, measurement_ids]);
  return rows;
}

/** A baseline of a person. It applies from its created_time on. */
export interface BaselineRow {
  user_id: string;
  created_time: string;
  baseline: Baseline;
}

/** As `findOwners`, with the rows locked until COMMIT. */
export async function lockOwners(
  tx: WriteTx,
  measurement_ids: readonly string[],
): Promise<MeasurementOwner[]> {
  const sql = `${owners} order by measurement_id for update`;
  const { rows } = await tx.query<MeasurementOwner>(sql, [tx.org_id, measurement_ids]);
  return rows;
}

/** The valid, active baselines of people, newest first. */
export async function findBaselines(tx: Tx, user_ids: readonly string[]): Promise<BaselineRow[]> {
  const { rows } = await tx.query<BaselineRow>(
    `select user_id, created_time, metadata->'baseline' as baseline from measurements
     where org_id = $1 and user_id = any($2::uuid[]) and type = 'sosm_baseline'
       and valid and active and metadata ? 'baseline'
     order by created_time desc`,
    [tx.org_id, user_ids],
  );
  return rows;
}

/** Whether any of these measurements is a baseline. */
export async function hasBaseline(tx: Tx, measurement_ids: readonly string[]): Promise<boolean> {
  const { rows } = await tx.query<{ found: boolean }>(
    `select exists (select from measurements where org_id = $1
       and measurement_id = any($2::uuid[]) and type = 'sosm_baseline') as found`,
    [tx.org_id, measurement_ids],
  );
  return rows[0]?.found === true;
}

/** Units of the organisation's custom types, by id. */
export async function findCustomUnits(tx: Tx): Promise<Map<string, string>> {
  const { rows } = await tx.query<{ custom_id: string; unit: string }>(
    'select custom_id, unit from custom_measurement_types where org_id = $1 and active',
    [tx.org_id],
  );
  return new Map(rows.map(({ custom_id, unit }) => [custom_id, unit]));
}

/** The fields of a measurement that can be changed. The value cannot. */
export interface MeasurementChange {
  valid?: boolean | undefined;
  active?: boolean | undefined;
  tag_ids?: readonly string[] | undefined;
  notes?: string | undefined;
}

/** Changes the given fields of measurements, all or none. */
export async function updateMeasurements(
  tx: WriteTx,
  measurement_ids: readonly string[],
  { valid, active, tag_ids, notes }: MeasurementChange,
): Promise<void> {
  await tx.query(
    `update measurements set
       valid = coalesce($3, valid), active = coalesce($4, active),
       tag_ids = coalesce($5::uuid[], tag_ids),
       metadata = metadata
         || case when $6::text is null then '{}' else jsonb_build_object('notes', $6::text) end
         -- Marking a test as valid or invalid also checks it.
         || case when $3::boolean is null then '{}' else '{"checked": true}'::jsonb end
     where org_id = $1 and measurement_id = any($2::uuid[])`,
    [tx.org_id, measurement_ids, valid ?? null, active ?? null, tag_ids ?? null, notes ?? null],
  );
}

/** A measurement with the fields that can be changed. */
export interface ChangeableMeasurement {
  measurement_id: string;
  user_id: string;
  valid: boolean;
  active: boolean;
  tag_ids: string[];
  notes: string | null;
}

/** Measurements with the fields that can be changed, by id. */
export async function findChangeable(
  tx: Tx,
  measurement_ids: readonly string[],
): Promise<Map<string, ChangeableMeasurement>> {
  const { rows } = await tx.query<ChangeableMeasurement>(
    `select measurement_id, user_id, valid, active, tag_ids, metadata->>'notes' as notes
     from measurements where org_id = $1 and measurement_id = any($2::uuid[])`,
    [tx.org_id, measurement_ids],
  );
  return new Map(rows.map((row) => [row.measurement_id, row]));
}

/** The new owner of tests, with the name and tags stored in them. */
export interface TestOwner {
  user_id: string;
  name_first: string;
  name_last: string;
  tag_ids: readonly string[];
}

/** Moves all tests of one person to another, including removed tests. Returns their number. */
export async function moveMeasurements(
  tx: WriteTx,
  from: string,
  { user_id, name_first, name_last, tag_ids }: TestOwner,
): Promise<number> {
  // Locks in the order of `lockOwners`, which prevents deadlocks.
  await tx.query(
    `select from measurements where org_id = $1 and user_id = $2
     order by measurement_id for update`,
    [tx.org_id, from],
  );
  const { rowCount } = await tx.query(
    `update measurements set user_id = $3, name_first = $4, name_last = $5, user_tag_ids = $6
     where org_id = $1 and user_id = $2`,
    [tx.org_id, from, user_id, name_first, name_last, tag_ids],
  );
  return rowCount;
}

/**
 * Removes a person's name from the tests of this person and from those that this person recorded. The
 * values and the metadata in `keptOfErased` are kept; notes, raw data and other metadata are deleted.
 */
export async function eraseFromMeasurements(tx: WriteTx, user_id: string): Promise<void> {
  await tx.query(
    `update measurements set
       name_first = case when user_id = $2 then '' else name_first end,
       name_last = case when user_id = $2 then '' else name_last end,
       raw_data = case when user_id = $2 then null else raw_data end,
       metadata = case when user_id = $2 then coalesce((
         select jsonb_object_agg(key, value) from jsonb_each(metadata) where key = any($3)
       ), '{}') else metadata end,
       measured_by_name_first =
         case when measured_by_user_id = $2 then null else measured_by_name_first end,
       measured_by_name_last =
         case when measured_by_user_id = $2 then null else measured_by_name_last end
     where org_id = $1 and (user_id = $2 or measured_by_user_id = $2)`,
    [tx.org_id, user_id, keptOfErased],
  );
}

const keptOfErased: readonly (keyof Measurement['metadata'])[] = [
  'baseline',
  'device',
  'rpe',
  'timezone',
];
