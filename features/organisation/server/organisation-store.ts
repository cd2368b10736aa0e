import type { Tx, WriteTx } from '#packages/database';
import type { OrganisationMetadata } from '#organisation/contract';

export interface OrganisationRow {
  org_id: string;
  name: string;
  metadata: OrganisationMetadata;
  created_time: string;
}

/** Adds the organisation of the transaction. Returns false if it exists; then it is unchanged. */
export async function insertOrganisation(tx: WriteTx, row: OrganisationRow): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into organisations (org_id, name, metadata, created_time) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [row.org_id, row.name, JSON.stringify(row.metadata), row.created_time],
  );
  return rowCount === 1;
}

/** Name and metadata of the organisation; null if it does not exist yet. */
export async function findOrganisation(
  tx: Tx,
): Promise<Pick<OrganisationRow, 'name' | 'metadata'> | null> {
  const { rows } = await tx.query<Pick<OrganisationRow, 'name' | 'metadata'>>(
    'select name, metadata from organisations where org_id = $1',
    [tx.org_id],
  );
  return rows[0] ?? null;
}

/** The same, locked until COMMIT. */
export async function lockOrganisation(
  tx: WriteTx,
): Promise<Pick<OrganisationRow, 'name' | 'metadata'> | null> {
  const { rows } = await tx.query<Pick<OrganisationRow, 'name' | 'metadata'>>(
    'select name, metadata from organisations where org_id = $1 for update',
    [tx.org_id],
  );
  return rows[0] ?? null;
}

/**
 * Changes the name and merges settings; missing values do not change. Null if the organisation does
 * not exist.
 */
export async function updateOrganisation(
  tx: WriteTx,
  { name, metadata }: { name?: string | undefined; metadata?: object | undefined },
): Promise<Omit<OrganisationRow, 'created_time'> | null> {
  const { rows } = await tx.query<Omit<OrganisationRow, 'created_time'>>(
    `update organisations set name = coalesce($2, name), metadata = metadata || $3::jsonb
     where org_id = $1 returning org_id, name, metadata`,
    [tx.org_id, name ?? null, JSON.stringify(metadata ?? {})],
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

/** Sets or removes the logo. False if there is no such organisation, or nothing changes. */
export async function updateLogo(
  tx: WriteTx,
  org_id: string,
  image: string | null,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update organisations set image = $2 where org_id = $1 and image is distinct from $2',
    [org_id, image],
  );
  return rowCount > 0;
}

/** The state that decides whether the organisation accepts a write. */
export async function findGate(
  tx: Tx,
): Promise<{ metadata: OrganisationMetadata; is_closing: boolean }> {
  const { rows } = await tx.query<{ metadata: OrganisationMetadata; is_closing: boolean }>(
    `select metadata, closes_time is not null as is_closing from organisations where org_id = $1`,
    [tx.org_id],
  );
  return rows[0] ?? { metadata: {}, is_closing: false };
}

/** Name of the organisation and when it ends, locked until COMMIT. */
export async function findClosing(
  tx: WriteTx,
): Promise<{ name: string; closes_time: string | null } | null> {
  const { rows } = await tx.query<{ name: string; closes_time: Date | string | null }>(
    'select name, closes_time from organisations where org_id = $1 and active for update',
    [tx.org_id],
  );
  const [found] = rows;
  if (found === undefined) return null;
  const { name, closes_time } = found;
  return { name, closes_time: closes_time === null ? null : new Date(closes_time).toISOString() };
}

/** Sets when the organisation ends and why; null cancels it. */
export async function updateClosing(
  tx: WriteTx,
  closing: { closes_time: string; reason: string | null } | null,
): Promise<void> {
  await tx.query(
    'update organisations set closes_time = $2, closing_reason = $3 where org_id = $1',
    [tx.org_id, closing?.closes_time ?? null, closing?.reason ?? null],
  );
}

/** Deactivates the organisation; its row is kept. */
export async function deactivateOrganisation(tx: WriteTx): Promise<void> {
  await tx.query('update organisations set active = false where org_id = $1', [tx.org_id]);
}
