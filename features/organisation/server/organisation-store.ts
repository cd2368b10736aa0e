import type { Tx, WriteTx } from '#packages/database';
import type { OrganisationMetadata } from '#organisation/contract';

export interface OrganisationRow {
  org_id: string;
  name: string;
  metadata: OrganisationMetadata;
  created_time: string;
}

/** Adds the organisation of the transaction; one that is there stays as it is. */
export async function insertOrganisation(tx: WriteTx, row: OrganisationRow): Promise<void> {
  await tx.query(
    `insert into organisations (org_id, name, metadata, created_time) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [row.org_id, row.name, JSON.stringify(row.metadata), row.created_time],
  );
}

/** Name and metadata of the organisation; null where it does not exist yet. */
export async function findOrganisation(
  tx: Tx,
): Promise<Pick<OrganisationRow, 'name' | 'metadata'> | null> {
  const { rows } = await tx.query<Pick<OrganisationRow, 'name' | 'metadata'>>(
    'select name, metadata from organisations where org_id = $1',
    [tx.org_id],
  );
  return rows[0] ?? null;
}

/** The logo of the organisation as base64; null without one. */
export async function findLogo(tx: Tx): Promise<string | null> {
  const { rows } = await tx.query<{ image: string | null }>(
    'select image from organisations where org_id = $1',
    [tx.org_id],
  );
  return rows[0]?.image ?? null;
}
