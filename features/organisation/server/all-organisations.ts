import type { Queryable, Tx } from '#packages/database';

/** An organisation as the operator of the server sees it. Times are ISO. */
export interface OrganisationOnServer {
  org_id: string;
  name: string;
  /** False: it was closed and has ended. */
  active: boolean;
  /** When it ends; null if it is not being closed. */
  closes_time: string | null;
  created_time: string;
}

/**
 * All organisations of the server by name, for commands of the operator.
 *
 * @param owner the owner of the database; others see only their own organisation
 */
export async function findAllOrganisations(owner: Queryable): Promise<OrganisationOnServer[]> {
  const { rows } = await owner.query<OrganisationOnServer>(
    `select org_id, name, active, closes_time, created_time from organisations
     order by lower(name), org_id`,
  );
  return rows;
}

/** When a synced row of the organisation was last written; null if never. */
export async function findLastChange(tx: Tx): Promise<string | null> {
  const { rows } = await tx.query<{ last: string }>(
    'select last from org_clocks where org_id = $1',
    [tx.org_id],
  );
  return rows[0]?.last ?? null;
}
