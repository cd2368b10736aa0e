import type { Tx, WriteTx } from '#packages/database';

/** The authenticator of a person. */
export interface TwoFactorRow {
  secret: string;
  /** Null: offered, and not switched on yet. */
  enabled_time: string | null;
  /** Time step of the newest accepted code. */
  last_step: number | null;
}

/** The authenticator of a person; null if none was offered. */
export async function findTwoFactor(tx: Tx, user_id: string): Promise<TwoFactorRow | null> {
  const { rows } = await tx.query<TwoFactorRow>(
    'select secret, enabled_time, last_step from two_factor where org_id = $1 and user_id = $2',
    [tx.org_id, user_id],
  );
  return rows[0] ?? null;
}

/**
 * Milliseconds that an offered secret is valid, so that somebody who saw it once does not know it
 * for ever.
 */
const offeredFor = 3_600_000;

/**
 * Offers a person a secret: the given one, or the one offered within the last hour. If two-factor
 * sign-in is on, nothing changes.
 */
export async function offerSecret(
  tx: WriteTx,
  user_id: string,
  secret: string,
  now: number,
): Promise<void> {
  await tx.query(
    `insert into two_factor as known (org_id, user_id, secret, offered_time)
     values ($1, $2, $3, $4)
     on conflict (org_id, user_id) do update set secret = $3, offered_time = $4
       where known.enabled_time is null and known.offered_time < $5`,
    [
      ...[tx.org_id, user_id, secret, new Date(now).toISOString()],
      new Date(now - offeredFor).toISOString(),
    ],
  );
}

/** Switches two-factor sign-in on with the step of the code; false if it is on already. */
export async function enableTwoFactor(
  tx: WriteTx,
  user_id: string,
  step: number,
  now: number,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update two_factor set enabled_time = $3, last_step = $4
     where org_id = $1 and user_id = $2 and enabled_time is null`,
    [tx.org_id, user_id, new Date(now).toISOString(), step],
  );
  return rowCount === 1;
}

/** Uses up the code of a step; false if it or a newer one was used before. */
export async function takeStep(tx: WriteTx, user_id: string, step: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update two_factor set last_step = $3
     where org_id = $1 and user_id = $2 and enabled_time is not null and last_step < $3`,
    [tx.org_id, user_id, step],
  );
  return rowCount === 1;
}

/** Switches two-factor sign-in off and deletes the secret; false if it was not on. */
export async function removeTwoFactor(tx: WriteTx, user_id: string): Promise<boolean> {
  const { rows } = await tx.query<{ was_on: boolean }>(
    `delete from two_factor where org_id = $1 and user_id = $2
     returning enabled_time is not null as was_on`,
    [tx.org_id, user_id],
  );
  return rows[0]?.was_on === true;
}
