import type { Tx, WriteTx } from '#packages/database';

/** The code of a person; null if they have none yet. */
export async function findCode(tx: Tx, user_id: string): Promise<string | null> {
  const { rows } = await tx.query<{ code: string }>(
    'select code from referral_codes where org_id = $1 and user_id = $2',
    [tx.org_id, user_id],
  );
  return rows[0]?.code ?? null;
}

/** Gives a person a code, unless they have one. Returns the code that they have. */
export async function giveCode(
  tx: WriteTx,
  { user_id, code, created_time }: { user_id: string; code: string; created_time: string },
): Promise<string> {
  await tx.query(
    `insert into referral_codes (org_id, user_id, code, created_time) values ($1, $2, $3, $4)
     on conflict (org_id, user_id) do nothing`,
    [tx.org_id, user_id, code, created_time],
  );
  return (await findCode(tx, user_id)) ?? code;
}

/** The account of a person, as far as an invitation needs it. */
export interface InvitingAccount {
  email: string;
  /** The email is proven to be theirs. */
  is_proven: boolean;
  name_first: string;
  name_last: string;
}

/** The account of a person; null if they have none. */
export async function findAccount(tx: Tx, user_id: string): Promise<InvitingAccount | null> {
  const { rows } = await tx.query<InvitingAccount>(
    `select c.email, c.proven_time is not null as is_proven, u.name_first, u.name_last
     from credentials as c join users as u on u.org_id = c.org_id and u.user_id = c.user_id
     where c.org_id = $1 and c.user_id = $2 and c.enabled`,
    [tx.org_id, user_id],
  );
  return rows[0] ?? null;
}

/** The emails of all accounts of the organisation. */
export async function findAccountEmails(tx: Tx): Promise<string[]> {
  const { rows } = await tx.query<{ email: string }>(
    'select email from credentials where org_id = $1',
    [tx.org_id],
  );
  return rows.map(({ email }) => email);
}
