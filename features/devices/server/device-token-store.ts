import type { Database, Tx, WriteTx } from '#packages/database';

/** The device of a token. */
export interface TokenDevice {
  org_id: string;
  device_token_id: string;
  device_id: string;
  serial: string;
  retired: boolean;
  last_used_time: string | null;
}

/** The device of a token hash; null if it does not exist or is revoked. */
export async function findTokenDevice(
  database: Database,
  token_hash: Buffer,
): Promise<TokenDevice | null> {
  const [found] = await database.lookUp<TokenDevice>(
    `select org_id, device_token_id, device_id, serial, retired, last_used_time
     from find_device_token($1)`,
    [token_hash],
  );
  return found ?? null;
}

interface NewToken {
  device_token_id: string;
  device_id: string;
  token_hash: Buffer;
  prefix: string;
  made_by_user_id: string;
  created_time: string;
}

/** Number of active tokens of a device. */
export async function countTokens(tx: Tx, device_id: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from device_tokens
     where org_id = $1 and device_id = $2 and revoked_time is null`,
    [tx.org_id, device_id],
  );
  return rows[0]?.count ?? 0;
}

/**
 * Adds a token. An unused one with this id gets the new hash instead, as its response was lost.
 * False if the id is in use, revoked, or belongs to another device.
 */
export async function putToken(tx: WriteTx, token: NewToken): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into device_tokens as known (org_id, device_token_id, device_id, token_hash, prefix,
       made_by_user_id, created_time)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (org_id, device_token_id) do update set
       token_hash = excluded.token_hash, prefix = excluded.prefix
     where known.device_id = excluded.device_id and known.last_used_time is null
       and known.revoked_time is null`,
    [
      ...[tx.org_id, token.device_token_id, token.device_id, token.token_hash, token.prefix],
      ...[token.made_by_user_id, token.created_time],
    ],
  );
  return rowCount > 0;
}

/** Revokes a token of a device; returns its beginning, null if it is not active. */
export async function revokeToken(
  tx: WriteTx,
  {
    device_id,
    device_token_id,
    time,
  }: { device_id: string; device_token_id: string; time: string },
): Promise<string | null> {
  const { rows } = await tx.query<{ prefix: string }>(
    `update device_tokens set revoked_time = $4
     where org_id = $1 and device_id = $2 and device_token_id = $3 and revoked_time is null
     returning prefix`,
    [tx.org_id, device_id, device_token_id, time],
  );
  return rows[0]?.prefix ?? null;
}

/** Revokes all tokens of the organisation. */
export async function revokeAllTokens(tx: WriteTx, now: number): Promise<void> {
  await tx.query(
    'update device_tokens set revoked_time = $2 where org_id = $1 and revoked_time is null',
    [tx.org_id, new Date(now).toISOString()],
  );
}

/** Records the last use of a token. */
export async function noteTokenUse(
  tx: WriteTx,
  device_token_id: string,
  now: number,
): Promise<void> {
  await tx.query(
    'update device_tokens set last_used_time = $3 where org_id = $1 and device_token_id = $2',
    [tx.org_id, device_token_id, new Date(now).toISOString()],
  );
}

/**
 * Seconds by which the organisation's stamps are ahead of the database clock; 0 if they are not.
 */
export async function secondsAhead(tx: Tx): Promise<number> {
  const { rows } = await tx.query<{ seconds: number }>(
    `select greatest(0, extract(epoch from last - clock_timestamp()))::float8 as seconds
     from org_clocks where org_id = $1`,
    [tx.org_id],
  );
  return rows[0]?.seconds ?? 0;
}
