import { alertMessages as messages } from '#alerts/contract';
import type { WriteTx } from '#packages/database';
import { HttpError } from '#packages/http/server';

interface Sending {
  user_id: string;
  /** It is about the caller, who is no manager of themselves. */
  isOwn: boolean;
  /** Milliseconds since 1970. */
  time: number;
}

const minute = 60_000;
/** Milliseconds in which alerts by hand are counted. */
const window = 10 * minute;
const mostOfPerson = 10;
const mostOfOrganisation = 60;
/** Milliseconds between two alerts of somebody about themselves. */
const ownPause = 5 * minute;

/** Lets one alert by hand of the organisation be sent at a time, until the transaction ends. */
export async function lockAlertsByHand(tx: WriteTx): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('alert by hand ' || $1, 0))`, [
    tx.org_id,
  ]);
}

/**
 * Limits the alerts by hand of a person and of the organisation. The alerts themselves are counted
 * under the lock of `lockAlertsByHand`, so the limits are exact with any number of processes.
 *
 * @throws HttpError TOO_MANY with the time to wait
 */
export async function requireFewAlerts(
  tx: WriteTx,
  { user_id, isOwn, time }: Sending,
): Promise<void> {
  const { rows } = await tx.query<{ user_id: string | null; sent: number }>(
    `select issued_by as user_id, extract(epoch from created_time)::float8 * 1000 as sent
     from compliance_alert_logs
     where org_id = $1 and origin = 'manual' and created_time > $2
     order by created_time desc limit $3`,
    [tx.org_id, new Date(time - window).toISOString(), mostOfOrganisation],
  );
  const all = rows.map(({ sent }) => sent);
  const mine = rows.filter((row) => row.user_id === user_id).map(({ sent }) => sent);
  const wait = Math.max(
    waitFor(all[mostOfOrganisation - 1], window, time),
    waitFor(mine[mostOfPerson - 1], window, time),
    isOwn ? waitFor(mine[0], ownPause, time) : 0,
  );
  if (wait > 0) {
    const message = isOwn ? messages.sentForOneself : messages.manySent;
    throw new HttpError('TOO_MANY', { message, retryAfter: Math.ceil(wait / 1000) });
  }
}

/** Milliseconds until a time is as long ago as a pause. */
function waitFor(sent: number | undefined, pause: number, time: number): number {
  return sent === undefined ? 0 : Math.max(0, sent + pause - time);
}
