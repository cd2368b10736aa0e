import { randomFillSync } from 'node:crypto';
import { newEmailProblem } from '#auth/domain';
import { insertCredentials, unknownPasswordHash } from '#auth/server';
import { reservedOrganisations } from '#organisation/domain';
import { insertOrganisation } from '#organisation/server';
import type { Database } from '#packages/database';
import { createId } from '#packages/kit';
import { findTakenEmails, insertUsers } from '#people/server';
import { insertPermissions } from '#permissions/server';
import { onlyArgument, withDatabase } from './command.ts';
import type { Environment } from './command.ts';

/**
 * Makes the email on the command line a support admin, who approves stories and answers requests of
 * all organisations; returns a message. Nobody can register into the support organisation, so only
 * the operator of the server can do this.
 *
 * @throws Error with a message if the email is not valid or is one already
 */
export async function addSupportAdmin(env: Environment, args: readonly string[]): Promise<string> {
  const email = onlyArgument(args, 'email').trim().toLowerCase();
  const problem = newEmailProblem(email);
  if (problem !== null) throw new Error(`${problem}; nothing was changed.`);
  await withDatabase(env, (database) => addAdmin(database, email));
  return `${email} is a support admin. Set the password with 'Forgot your password' on the sign-in screen.`;
}

async function addAdmin(database: Database, email: string): Promise<void> {
  const org_id = reservedOrganisations.support_admin;
  const now = Date.now();
  const created_time = new Date(now).toISOString();
  const newId = () => createId(now, (bytes) => void randomFillSync(bytes));
  const user_id = newId();
  // Nobody knows this password: the link of the reset proves the mailbox.
  const password_hash = await unknownPasswordHash();
  await database.write({ org_id, actor_user_id: null }, async (tx) => {
    await insertOrganisation(tx, { org_id, name: 'Support', metadata: {}, created_time });
    if ((await findTakenEmails(tx, [email])).size > 0) {
      throw new Error(`${email} is a support admin already; nothing was changed.`);
    }
    const names = { name_first: 'Support', name_last: '', metadata: {} };
    const flags = { experimental: false, is_hidden: false };
    await insertUsers(tx, [{ user_id, email, created_time, ...names, ...flags }]);
    await insertPermissions(tx, [
      { permission_id: newId(), user_id, tag_id: null, access: 'admin', created_time },
    ]);
    await insertCredentials(tx, [{ user_id, email, password_hash, created_time }]);
    tx.audit({ action: 'create', entity: 'user', entity_id: user_id, summary: 'support admin' });
  });
}
