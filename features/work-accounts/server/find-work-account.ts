import type { Database, Tx } from '#packages/database';
import type { WorkIdentity } from '#work-accounts/domain';

/** Whom a work account opens; without `user_id` the organisation takes the new person in. */
export interface FoundWorkAccount {
  org_id: string;
  user_id: string | null;
}

/** Whom a verified identity opens; null for nobody. */
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

/** Whether an e-mail signs in at the provider; of nobody's e-mail, whether its domain does. */
export async function findIsFederated(database: Database, email: string): Promise<boolean> {
  const [found] = await database.lookUp<{ is_federated: boolean }>('select is_federated($1)', [
    email,
  ]);
  return found?.is_federated === true;
}

/** As `findIsFederated`, within a transaction. */
export async function isFederatedIn(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await tx.query<{ is_federated: boolean }>('select is_federated($1)', [email]);
  return rows[0]?.is_federated === true;
}
