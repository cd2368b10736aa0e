import { authMessages } from '#auth/contract';
import type { ServerContext } from '#packages/http/server';
import { countAttempt } from './attempt-limit.ts';
import { findOwnCredential } from './password-store.ts';
import { fitsPassword } from './password.ts';

/**
 * Whether a password is the viewer's own, asked for before something that cannot be taken back.
 * Tries are limited as those of signing in are.
 *
 * @throws HttpError TOO_MANY
 */
export async function isOwnPassword(
  { database, now }: Pick<ServerContext, 'database' | 'now'>,
  { org_id, user_id }: { org_id: string; user_id: string },
  password: string,
): Promise<boolean> {
  const bucket = `own-password:${user_id}`;
  const limits = [
    { bucket, most: 5, seconds: 60 },
    { bucket, most: 20, seconds: 3600 },
  ];
  await countAttempt(database, limits, now(), authMessages.tooMany);
  const own = await database.read(org_id, (tx) => findOwnCredential(tx, user_id));
  return fitsPassword(own?.password_hash ?? null, password);
}
