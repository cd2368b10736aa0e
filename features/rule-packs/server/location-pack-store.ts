import type { Tx, WriteTx } from '#packages/database';
import type { LocationPacks, PackChoice } from '#rule-packs/contract';
import type { Tag } from '#tags/contract';
import { locationPacksSql } from './pack-sync.ts';

/** A location that is not deleted; null if there is none. */
export async function findLocation(
  tx: Tx,
  tag_id: string,
): Promise<Pick<Tag, 'name' | 'metadata'> | null> {
  const { rows } = await tx.query<Pick<Tag, 'name' | 'metadata'>>(
    `select name, metadata from tags
     where org_id = $1 and tag_id = $2 and type = 'location' and active`,
    [tx.org_id, tag_id],
  );
  return rows[0] ?? null;
}

/** The packs of a location; null if it never had any. */
export async function findChoice(tx: Tx, location_id: string): Promise<LocationPacks | null> {
  const { rows } = await tx.query<{ found: LocationPacks }>(
    `select ${locationPacksSql} as found from location_packs as r
     where r.org_id = $1 and r.location_id = $2`,
    [tx.org_id, location_id],
  );
  return rows[0]?.found ?? null;
}

/** Whether a person was the last to choose the packs of a location, as far as the log has it. */
export async function isLastChooser(
  tx: Tx,
  location_id: string,
  user_id: string,
): Promise<boolean> {
  const { rows } = await tx.query<{ is_last: boolean }>(
    `select coalesce(actor_user_id = $3, false) as is_last from audit_log
     where org_id = $1 and entity = 'location_packs' and entity_id = $2
     order by time desc limit 1`,
    [tx.org_id, location_id, user_id],
  );
  return rows[0]?.is_last ?? false;
}

/** Until the transaction ends, nobody else chooses packs for the location. */
export async function lockChoice(tx: WriteTx, location_id: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `location packs ${tx.org_id} ${location_id}`,
  ]);
}

/** Stores the packs of a location. */
export async function storeChoice(
  tx: WriteTx,
  location_id: string,
  { rule_pack_ids, industry, radiant_heat }: Omit<PackChoice, 'modified_time'>,
  created_time: string,
): Promise<void> {
  await tx.query(
    `insert into location_packs
       (org_id, location_id, rule_pack_ids, industry, radiant_heat, created_time)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (org_id, location_id) do update set
       rule_pack_ids = $3, industry = $4, radiant_heat = $5`,
    [tx.org_id, location_id, rule_pack_ids, industry, radiant_heat, created_time],
  );
}

/** The choices of all locations. */
export async function findChoices(tx: Tx): Promise<LocationPacks[]> {
  const { rows } = await tx.query<{ found: LocationPacks }>(
    `select ${locationPacksSql} as found from location_packs as r where r.org_id = $1`,
    [tx.org_id],
  );
  return rows.map(({ found }) => found);
}
