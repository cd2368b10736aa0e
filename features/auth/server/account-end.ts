import type { WriteTx } from '#packages/database';

/** The account of a person opens nothing any more; its sign-ins end. */
export async function endAccount(tx: WriteTx, user_id: string): Promise<void> {
  await tx.query('update credentials set enabled = false where org_id = $1 and user_id = $2', [
    tx.org_id,
    user_id,
  ]);
  await tx.query('delete from sign_ins where org_id = $1 and user_id = $2', [tx.org_id, user_id]);
}

/** No account of the organisation is left; all sign-ins end and the e-mails are free again. */
export async function endAllAccounts(tx: WriteTx): Promise<void> {
  await tx.query('delete from sign_ins where org_id = $1', [tx.org_id]);
  await tx.query('delete from credentials where org_id = $1', [tx.org_id]);
}
