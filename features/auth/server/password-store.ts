import { findOrganisation } from '#organisation/server';
import type { Tx, WriteTx } from '#packages/database';
import { loadCommonPasswords, ownWordsOf, passwordMinimum } from '#auth/domain';
import type { PasswordRules } from '#auth/domain';
import type { FindSignedInUser } from './find-user.ts';
import { hashToken } from './token.ts';
import { voidResets } from './password-reset-store.ts';

interface OwnCredential {
  email: string;
  /** Null: the person signs in with a work account. */
  password_hash: string | null;
  must_change_password: boolean;
  /** The person has confirmed the email. */
  is_proven: boolean;
}

const ownCredential = `
  select email, password_hash, must_change_password, proven_time is not null as is_proven
  from credentials where org_id = $1 and user_id = $2 and enabled`;

/** The credential of a person; null if they may not sign in. */
export async function findOwnCredential(tx: Tx, user_id: string): Promise<OwnCredential | null> {
  const { rows } = await tx.query<OwnCredential>(ownCredential, [tx.org_id, user_id]);
  return rows[0] ?? null;
}

/**
 * The credential of a person, locked until COMMIT against a new password, the end of the account
 * and a switched-on second factor. Null if they may not sign in.
 */
export async function lockCredential(tx: WriteTx, user_id: string): Promise<OwnCredential | null> {
  const sql = `${ownCredential} for no key update`;
  const { rows } = await tx.query<OwnCredential>(sql, [tx.org_id, user_id]);
  return rows[0] ?? null;
}

/**
 * Whether the password is still the one that was checked before the transaction, as hashing runs
 * outside; valid until COMMIT.
 */
export async function isStillPassword(
  tx: WriteTx,
  user_id: string,
  password_hash: string | null,
): Promise<boolean> {
  const held = await lockCredential(tx, user_id);
  return held !== null && held.password_hash === password_hash;
}

/** Rules for a new password of a person. */
export async function findPasswordRules(
  tx: Tx,
  findUser: FindSignedInUser,
  { user_id, email }: { user_id: string; email: string },
): Promise<PasswordRules> {
  const organisation = await findOrganisation(tx);
  const user = await findUser(tx, user_id);
  const { name_first = '', name_last = '' } = user ?? {};
  return {
    minimum: passwordMinimum(organisation?.metadata ?? {}),
    ownWords: ownWordsOf({
      ...{ name_first, name_last, email },
      organisation: organisation?.name ?? '',
    }),
    common: await loadCommonPasswords(),
  };
}

/** Stores a password that the person chose, and revokes their reset links. */
export async function storePassword(
  tx: WriteTx,
  user_id: string,
  password_hash: string,
): Promise<void> {
  await tx.query(
    `update credentials set password_hash = $3, must_change_password = false
     where org_id = $1 and user_id = $2`,
    [tx.org_id, user_id, password_hash],
  );
  await voidResets(tx, user_id);
}

/** Ends the sign-ins of a person, except that of the token to keep; returns how many. */
export async function endSignIns(
  tx: WriteTx,
  user_id: string,
  keep: string | null,
): Promise<number> {
  const { rowCount } = await tx.query(
    'delete from sign_ins where org_id = $1 and user_id = $2 and token_hash is distinct from $3',
    [tx.org_id, user_id, keep === null ? null : hashToken(keep)],
  );
  return rowCount;
}
