import type { Database } from '#packages/database';
import { findCredentials } from './sign-in-store.ts';
import { removeTwoFactor } from './two-factor-store.ts';

/** Switches the two-factor sign-in of an email off, by the operator of the server. */
export async function resetTwoFactorOf(
  database: Database,
  email: string,
): Promise<'unknown' | 'off' | 'done'> {
  const [found] = await findCredentials(database, email.trim().toLowerCase());
  if (found === null) return 'unknown';
  const { org_id, user_id } = found;
  return database.write({ org_id, actor_user_id: null }, async (tx) => {
    if (!(await removeTwoFactor(tx, user_id))) return 'off';
    const summary = 'By the server operator';
    tx.audit({ action: 'reset_2fa', entity: 'user', entity_id: user_id, summary });
    return 'done';
  });
}
