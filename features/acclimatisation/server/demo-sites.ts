import { sitesField } from '#acclimatisation/contract';
import type { WriteTx } from '#packages/database';

/** The people of the demo have been at their locations for longer than the organisation exists. */
export async function addDemoSites(tx: WriteTx): Promise<void> {
  await tx.query(`update users set metadata = metadata - $2 where org_id = $1 and metadata ? $2`, [
    ...[tx.org_id, sitesField],
  ]);
}
