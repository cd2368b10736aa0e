import type { Webhook } from '#outbox/contract';
import type { Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';

const shown = `address, ${iso('secret_time')} as secret_time, is_gone`;

/** The webhook of the organisation without its secret; null if there is none. */
export async function findWebhook(tx: Tx): Promise<Webhook | null> {
  const { rows } = await tx.query<Webhook>(`select ${shown} from webhooks where org_id = $1`, [
    tx.org_id,
  ]);
  return rows[0] ?? null;
}

/** Whether messages to the webhook can be sent. */
export async function isWebhookSet(tx: Tx): Promise<boolean> {
  const webhook = await findWebhook(tx);
  return webhook !== null && !webhook.is_gone;
}

/** Where to send, and the secrets that sign, the current one first. */
export async function findTarget(
  tx: Tx,
  now: number,
): Promise<{ address: string; is_gone: boolean; secrets: string[] } | null> {
  const { rows } = await tx.query<{ address: string; is_gone: boolean; secrets: string[] }>(
    `select address, is_gone, case when previous_until > $2 then array[secret, previous_secret]
       else array[secret] end as secrets
     from webhooks where org_id = $1`,
    [tx.org_id, new Date(now).toISOString()],
  );
  return rows[0] ?? null;
}

/** Sets the address and switches the webhook on. True if it is new and got the secret. */
export async function storeAddress(
  tx: WriteTx,
  { address, secret, time }: { address: string; secret: string; time: string },
): Promise<boolean> {
  const { rows } = await tx.query<{ is_new: boolean }>(
    `insert into webhooks as kept (org_id, address, secret, secret_time) values ($1, $2, $3, $4)
     on conflict (org_id) do update set address = excluded.address, is_gone = false
     returning kept.secret = $3 as is_new`,
    [tx.org_id, address, secret, time],
  );
  return rows[0]?.is_new === true;
}

/** Replaces the secret; the previous one signs as well until a time. False without a webhook. */
export async function replaceSecret(
  tx: WriteTx,
  { secret, time, until }: { secret: string; time: string; until: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update webhooks set previous_secret = secret, previous_until = $4, secret = $2,
       secret_time = $3 where org_id = $1`,
    [tx.org_id, secret, time, until],
  );
  return (rowCount ?? 0) > 0;
}

/** Removes the webhook. False if there was none. */
export async function deleteWebhook(tx: WriteTx): Promise<boolean> {
  const { rowCount } = await tx.query('delete from webhooks where org_id = $1', [tx.org_id]);
  return (rowCount ?? 0) > 0;
}

/** Switches a webhook off that responded that it is gone, unless its address changed meanwhile. */
export async function markGone(tx: WriteTx, address: string): Promise<void> {
  await tx.query('update webhooks set is_gone = true where org_id = $1 and address = $2', [
    ...[tx.org_id, address],
  ]);
}
