import type { Tx } from '#packages/database';
import type { Permission, Viewer } from '#permissions/contract';
import { grantsOf } from '#permissions/domain';

type Held = Pick<Permission, 'user_id' | 'tag_id' | 'access' | 'active'>;

/** A person with their current permissions. */
export async function findCurrentRights(tx: Tx, user_id: string): Promise<Viewer> {
  const { rows } = await tx.query<Held>(
    `select user_id, tag_id, access, active from permissions
     where org_id = $1 and user_id = $2 and active`,
    [tx.org_id, user_id],
  );
  return { user_id, org_id: tx.org_id, grants: grantsOf(rows, user_id) };
}
