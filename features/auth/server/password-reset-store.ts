import type { Database, WriteTx } from '#packages/database';
import { blankSecretEmails } from '#outbox/server';
import { hashToken } from './token.ts';

interface FoundReset {
  org_id: string;
  user_id: string;
  email: string;
  expires_time: string;
}

/** Lifetime of a reset link in milliseconds. */
const resetLifetime = 60 * 60_000;

/**
 * Stores a link by its token; returns when it expires. Older links of the person are revoked, and
 * their emails blanked.
 */
export async function insertReset(
  tx: WriteTx,
  { user_id, token, now }: { user_id: string; token: string; now: number },
): Promise<{ expires_time: string }> {
  const expires_time = new Date(now + resetLifetime).toISOString();
  await blankSecretEmails(tx, user_id);
  await tx.query(
    `insert into password_resets (org_id, token_hash, user_id, created_time, expires_time)
     values ($1, $2, $3, $4, $5)
     on conflict (org_id, user_id) do update set token_hash = $2, created_time = $4,
       expires_time = $5`,
    [tx.org_id, hashToken(token), user_id, new Date(now).toISOString(), expires_time],
  );
  return { expires_time };
}

/** Revokes all links of the person and blanks the emails with one. */
export async function voidResets(tx: WriteTx, user_id: string): Promise<void> {
  await tx.query('delete from password_resets where org_id = $1 and user_id = $2', [
    tx.org_id,
    user_id,
  ]);
  await blankSecretEmails(tx, user_id);
}

/** The person of a token; null if it is unknown, used, revoked or expired. */
export async function findReset(
  database: Database,
  token: string,
  now: number,
): Promise<FoundReset | null> {
  const [found] = await database.lookUp<FoundReset>(
    'select org_id, user_id, email, expires_time from find_password_reset($1)',
    [hashToken(token)],
  );
  return found === undefined || Date.parse(found.expires_time) <= now ? null : found;
}

/** Uses up a link; false if another call was faster. */
export async function takeReset(tx: WriteTx, token: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'delete from password_resets where org_id = $1 and token_hash = $2',
    [tx.org_id, hashToken(token)],
  );
  return rowCount === 1;
}
