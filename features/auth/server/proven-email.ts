import { isUniqueViolation } from '#packages/database';
import type { WriteTx } from '#packages/database';

/**
 * Marks a person's email as confirmed; from then on it belongs to this account across all
 * organisations. False if another account has confirmed it before and keeps it.
 */
export async function proveEmail(tx: WriteTx, user_id: string, now: number): Promise<boolean> {
  await tx.query('savepoint of_proof');
  try {
    const { rowCount } = await tx.query(
      `update credentials set proven_time = $3
       where org_id = $1 and user_id = $2 and proven_time is null`,
      [tx.org_id, user_id, new Date(now).toISOString()],
    );
    await tx.query('release savepoint of_proof');
    if (rowCount === 1) tx.audit({ action: 'prove_email', entity: 'user', entity_id: user_id });
    return true;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await tx.query('rollback to savepoint of_proof');
    return false;
  }
}
