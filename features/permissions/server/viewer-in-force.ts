import type { Tx } from '#packages/database';
import type { Viewer } from '#permissions/contract';
import { grantsOf } from '#permissions/domain';
import { heldPermissions } from './permission-store.ts';

/** A person with the permissions in force. */
export async function viewerInForce(tx: Tx, user_id: string): Promise<Viewer> {
  const held = await heldPermissions(tx, user_id);
  return { user_id, org_id: tx.org_id, grants: grantsOf(held, user_id) };
}
