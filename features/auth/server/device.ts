import { createHash } from 'node:crypto';
import type { WriteTx } from '#packages/database';
import type { Caller } from '#packages/http/server';

/** Days after which a device that nobody signed in from is forgotten. */
const remembered = 90;

/** What the database knows a device by: where it calls from and what it says it is. */
export function hashDevice({ address, user_agent }: Caller): Buffer {
  return createHash('sha256').update(`${address}\n${user_agent}`).digest();
}

/** Notes that a person has signed in from a device. */
export async function rememberDevice(
  tx: WriteTx,
  user_id: string,
  device: Buffer,
  now: number,
): Promise<void> {
  await tx.query(
    `insert into sign_in_devices (org_id, user_id, device_hash, last_used_time)
     values ($1, $2, $3, $4)
     on conflict (org_id, user_id, device_hash) do update set last_used_time = $4`,
    [tx.org_id, user_id, device, new Date(now).toISOString()],
  );
  await tx.query(
    'delete from sign_in_devices where org_id = $1 and user_id = $2 and last_used_time < $3',
    [tx.org_id, user_id, new Date(now - remembered * 86_400_000).toISOString()],
  );
}
