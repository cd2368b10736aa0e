import type { Database, Tx } from '#packages/database';
import type { WorkIdentity } from '#work-accounts/domain';

/** The person of a work account; without `user_id` the organisation adds a new person. */
export interface FoundWorkAccount {
  org_id: string;
  user_id: string | null;
}

/** The person of a verified identity; null if there is none. */
export async function findWorkAccount(
  database: Database,
  { tenant_id, object_id, email }: WorkIdentity,
): Promise<FoundWorkAccount | null> {
  const [found] = await database.lookUp<FoundWorkAccount>(
    'select org_id, user_id from find_work_account($1, $2, $3)',
    [tenant_id, object_id, email],
  );
  return found ?? null;
}

/** Whether an email signs in at the provider; for unknown emails by domain. */
export async function findIsFederated(database: Database, email: string): Promise<boolean> {
  const [found] = await database.lookUp<{ is_federated: boolean }>('select is_federated($1)', [
    email,
  ]);
  return found?.is_federated === true;
}

/** Like `findIsFederated`, within a transaction. */
export async function isFederatedIn(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await tx.query<{ is_federated: boolean }>('select is_federated($1)', [email]);
  return rows[0]?.is_federated === true;
}
