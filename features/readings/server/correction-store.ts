import type { Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';
import type { CorrectionRow } from '#readings/contract';
import type { ComparedReading } from '#readings/domain';
import type { Tag } from '#tags/contract';
import type { SiteCorrection } from '#weather/contract';
import { correctionRowSql } from './correction-sync.ts';

type Location = Pick<Tag, 'name' | 'metadata'>;

/** A location that is not deleted; null if there is none. */
export async function findLocation(tx: Tx, tag_id: string): Promise<Location | null> {
  const { rows } = await tx.query<Location>(
    `select name, metadata from tags
     where org_id = $1 and tag_id = $2 and type = 'location' and active`,
    [tx.org_id, tag_id],
  );
  return rows[0] ?? null;
}

/** A correction; null if there is none. */
export async function findCorrection(tx: Tx, correction_id: string): Promise<CorrectionRow | null> {
  const { rows } = await tx.query<{ found: CorrectionRow }>(
    `select ${correctionRowSql} as found from site_corrections as r
     where r.org_id = $1 and r.correction_id = $2`,
    [tx.org_id, correction_id],
  );
  return rows[0]?.found ?? null;
}

/** Until the transaction ends, nobody else changes the corrections of a location. */
export async function lockCorrections(tx: WriteTx, location_id: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `site corrections ${tx.org_id} ${location_id}`,
  ]);
}

/** Whether a correction of a location is on at a time. */
export async function isCorrected(tx: Tx, location_id: string, now: string): Promise<boolean> {
  const { rows } = await tx.query(
    `select from site_corrections
     where org_id = $1 and location_id = $2 and ended_time is null and until_time > $3 limit 1`,
    [tx.org_id, location_id, now],
  );
  return rows.length > 0;
}

/** The readings of a location since a time, as far as they are compared with the model. */
export async function findCompared(
  tx: Tx,
  location_id: string,
  since: string,
): Promise<ComparedReading[]> {
  const { rows } = await tx.query<ComparedReading>(
    `select ${iso('time')} as time, ${iso('created_time')} as created_time,
       ${iso('invalidated_time')} as invalidated_time, wbgt, model_wbgt, heat_index,
       model_heat_index
     from readings where org_id = $1 and location_id = $2 and time > $3`,
    [tx.org_id, location_id, since],
  );
  return rows;
}

/** Adds a correction. */
export async function insertCorrection(
  tx: WriteTx,
  row: Pick<
    CorrectionRow,
    'correction_id' | 'location_id' | 'kelvin' | 'readings' | 'until_time' | 'created_time'
  >,
): Promise<void> {
  const { correction_id, location_id, kelvin, readings, until_time, created_time } = row;
  await tx.query(
    `insert into site_corrections
       (org_id, correction_id, location_id, kelvin, readings, until_time, created_time)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [tx.org_id, correction_id, location_id, kelvin, readings, until_time, created_time],
  );
}

/** Ends a correction at a time, or lets it go on. Returns whether that changed it. */
export async function storeEnd(
  tx: WriteTx,
  correction_id: string,
  ended_time: string | null,
): Promise<boolean> {
  const { rows } = await tx.query(
    `update site_corrections set ended_time = $3
     where org_id = $1 and correction_id = $2
       and (ended_time is null) is distinct from ($3::timestamptz is null)
     returning 1`,
    [tx.org_id, correction_id, ended_time],
  );
  return rows.length > 0;
}

/** The corrections of all locations that were on at a time or later. */
export async function findCorrections(tx: Tx, since: number): Promise<SiteCorrection[]> {
  const { rows } = await tx.query<SiteCorrection>(
    `select correction_id, location_id, kelvin, ${iso('created_time')} as created_time,
       ${iso('until_time')} as until_time, ${iso('ended_time')} as ended_time
     from site_corrections where org_id = $1 and until_time > $2
     order by created_time, correction_id`,
    [tx.org_id, new Date(since).toISOString()],
  );
  return rows;
}
