import { randomBytes } from 'node:crypto';
import type { Database, WriteTx } from '#packages/database';
import { insertReset } from './password-reset-store.ts';
import { hashPassword } from './password.ts';
import { findCredentials } from './sign-in-store.ts';
import { createResetToken, resetAddress } from './token.ts';
import type { WorkAccountRules } from './work-account-rules.ts';

/** A link that sets a new password, for the operator of the server to hand over. */
export interface ResetLink {
  readonly url: string;
  /** ISO time. */
  readonly expires_time: string;
}

interface LinkParts {
  publicUrl: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Makes a link like a mailed one: it works once, and revokes earlier ones. */
export async function makeResetLink(
  tx: WriteTx,
  { user_id, publicUrl, now }: LinkParts & { user_id: string },
): Promise<ResetLink> {
  const token = createResetToken();
  const { expires_time } = await insertReset(tx, { user_id, token, now });
  return { url: resetAddress(publicUrl, token), expires_time };
}

/**
 * The link of an email, by the operator of the server: for people whom no email reaches. 'several'
 * if accounts of two organisations have the email, 'work_account' if the person needs no password.
 */
export async function resetLinkOf(
  database: Database,
  { needsNoPassword }: WorkAccountRules,
  { email, ...parts }: LinkParts & { email: string },
): Promise<ResetLink | 'unknown' | 'several' | 'work_account'> {
  const [found, other] = await findCredentials(database, email.trim().toLowerCase());
  if (found === null) return 'unknown';
  if (other !== null) return 'several';
  const { org_id, user_id, password_hash } = found;
  return database.write({ org_id, actor_user_id: null }, async (tx) => {
    if (password_hash === null || (await needsNoPassword(tx, user_id, email))) {
      return 'work_account';
    }
    const summary = 'By the server operator';
    tx.audit({ action: 'request_reset', entity: 'user', entity_id: user_id, summary });
    return makeResetLink(tx, { ...parts, user_id });
  });
}

/** The hash of a password that nobody knows, of a new account whose owner gets a link to set one. */
export function unknownPasswordHash(): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64url'));
}
