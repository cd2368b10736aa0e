import type { LinkMeasurement, NewLink } from '#measurements/contract';
import type { Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';

export interface LinkRow extends NewLink {
  measurement_id: string;
}

/**
 * Stores linked values and returns the new ids. Existing ids are unchanged.
 *
 * @throws Error of a unique index if a test already has a value of the type
 */
export async function insertLinks(
  tx: WriteTx,
  rows: readonly LinkRow[],
  created_time: string,
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const inserted = await tx.query<{ link_id: string }>(
    `insert into link_measurements
       (org_id, link_id, measurement_id, link_type_id, value, created_time)
     select $1, link_id, measurement_id, link_type_id, value, $3
     from json_to_recordset($2::json) as given(
       link_id uuid, measurement_id uuid, link_type_id uuid, value double precision)
     -- In one order, so that two calls with the same ids wait for each other instead of both.
     order by link_id
     on conflict (org_id, link_id) do nothing
     returning link_id`,
    [tx.org_id, JSON.stringify(rows), created_time],
  );
  return new Set(inserted.rows.map(({ link_id }) => link_id));
}

/** A linked value, removed or not; null if it never existed. */
export async function findLink(tx: Tx, link_id: string): Promise<LinkMeasurement | null> {
  const { rows } = await tx.query<LinkMeasurement>(
    `select r.link_id, r.measurement_id, r.link_type_id, r.value, r.active,
       ${iso('r.created_time')} as created_time, ${iso('r.modified_time')} as modified_time
     from link_measurements as r where r.org_id = $1 and r.link_id = $2`,
    [tx.org_id, link_id],
  );
  return rows[0] ?? null;
}

/** Removes a linked value from its test; false if it was removed already. */
export async function deactivateLink(tx: WriteTx, link_id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update link_measurements set active = false where org_id = $1 and link_id = $2 and active',
    [tx.org_id, link_id],
  );
  return rowCount > 0;
}

/** Linked types that are not deleted. */
export async function activeLinkTypes(tx: Tx): Promise<Set<string>> {
  const { rows } = await tx.query<{ link_type_id: string }>(
    'select link_type_id from link_measurement_types where org_id = $1 and active',
    [tx.org_id],
  );
  return new Set(rows.map(({ link_type_id }) => link_type_id));
}
