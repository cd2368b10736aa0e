import type { Tx } from '#packages/database';
import type { Permission, Viewer } from '#permissions/contract';
import { grantsOf, hidesValues } from '#permissions/domain';
import { findOrganisation } from '#organisation/server';

type Held = Pick<Permission, 'user_id' | 'tag_id' | 'access' | 'active'>;

/** A person with their current permissions. */
export async function findCurrentRights(tx: Tx, user_id: string): Promise<Viewer> {
  const { rows } = await tx.query<Held>(
    `select user_id, tag_id, access, active from permissions
     where org_id = $1 and user_id = $2 and active`,
    [tx.org_id, user_id],
  );
  const settings = (await findOrganisation(tx))?.metadata ?? {};
  return {
    ...{ user_id, org_id: tx.org_id, grants: grantsOf(rows, user_id) },
    values_hidden: hidesValues(settings, user_id),
  };
}
