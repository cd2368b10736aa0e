import { comingComment } from '#alerts/contract';
import { moveRequestAlerts } from '#alerts/server';
import type { Tx, WriteTx } from '#packages/database';
import { HttpError } from '#packages/http/server';
import { iso } from '#packages/sync/server';
import type { RequestFields, WorkerRequest } from '#worker-page/contract';

/**
 * Requests of a person since a time, newest first, with the time of the first answer of a supervisor
 * and whether one of them is coming. Of the same request made several times only the newest.
 */
export async function findRequests(
  tx: Tx,
  user_id: string,
  since: number,
): Promise<WorkerRequest[]> {
  const { rows } = await tx.query<WorkerRequest>(
    `select r.request_id, r.kind, r.symptoms, ${iso('r.made_time')} as made_time,
       ${iso('r.received_time')} as received_time, r.recipients,
       a.answered_time, a.is_coming
     from worker_requests as r cross join lateral (
       select ${iso('min(n.acked_at)')} as answered_time,
         coalesce(bool_or(n.metadata->>'comment' = $4), false) as is_coming
       from compliance_user_alert_logs as n
       where n.org_id = r.org_id and n.compliance_alert_log_id = r.compliance_alert_log_id
         and n.acked_at is not null) as a
     where r.org_id = $1 and r.user_id = $2 and r.received_time >= $3
       and not exists (
         select from worker_requests as again
         where again.org_id = r.org_id and again.user_id = r.user_id
           and again.compliance_alert_log_id = r.compliance_alert_log_id
           and again.kind = r.kind and again.symptoms = r.symptoms
           and (again.received_time, again.request_id) > (r.received_time, r.request_id))
     order by r.received_time desc, r.request_id limit ${String(mostListed)}`,
    [tx.org_id, user_id, new Date(since).toISOString(), comingComment],
  );
  return rows;
}

/** Requests that a page lists. */
const mostListed = 20;

/** A stored request. */
export interface StoredRequest {
  user_id: string;
  recipients: number;
}

/** The request with an id, of anybody; null without one. */
export async function findRequest(tx: Tx, request_id: string): Promise<StoredRequest | null> {
  const { rows } = await tx.query<StoredRequest>(
    'select user_id, recipients from worker_requests where org_id = $1 and request_id = $2',
    [tx.org_id, request_id],
  );
  return rows[0] ?? null;
}

/** Lets one transaction after the other store requests of a person. */
export async function lockRequests(tx: WriteTx, user_id: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended($1 || $2, 0))`, [
    'worker request ',
    user_id,
  ]);
}

/** The number of requests of a person since a time. */
export async function countRequests(tx: Tx, user_id: string, since: number): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from worker_requests
     where org_id = $1 and user_id = $2 and received_time >= $3`,
    [tx.org_id, user_id, new Date(since).toISOString()],
  );
  return rows[0]?.count ?? 0;
}

/** The number of alerts about requests of a person since a time. */
export async function countAlerts(tx: Tx, user_id: string, since: number): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(distinct compliance_alert_log_id)::int as count from worker_requests
     where org_id = $1 and user_id = $2 and received_time >= $3`,
    [tx.org_id, user_id, new Date(since).toISOString()],
  );
  return rows[0]?.count ?? 0;
}

/** The alert of a request. */
export interface OpenAlert {
  compliance_alert_log_id: string;
  recipients: number;
}

/** What an alert must be about for a request to join it; an empty note matches all. */
export type SameRequest = Pick<RequestFields, 'kind' | 'symptoms' | 'note'>;

/**
 * The newest alert about the same request since a time that somebody was told of and nobody has
 * answered; null without one.
 */
export async function findOpenAlert(
  tx: Tx,
  user_id: string,
  { kind, symptoms, note }: SameRequest,
  since: number,
): Promise<OpenAlert | null> {
  const { rows } = await tx.query<OpenAlert>(
    `select r.compliance_alert_log_id, r.recipients from worker_requests as r
     join compliance_alert_logs as a
       on a.org_id = r.org_id and a.compliance_alert_log_id = r.compliance_alert_log_id
     where r.org_id = $1 and r.user_id = $2 and r.recipients > 0 and r.kind = $3 and r.symptoms @> $4::text[]
       and (r.note = $5 or $5 = '') and a.created_time >= $6 and a.active and not exists (
         select from compliance_user_alert_logs as n
         where n.org_id = a.org_id and n.compliance_alert_log_id = a.compliance_alert_log_id
           and n.acked_at is not null)
     order by r.received_time desc limit 1`,
    [tx.org_id, user_id, kind, symptoms, note, new Date(since).toISOString()],
  );
  return rows[0] ?? null;
}

/** What is stored with a request. */
interface Received {
  user_id: string;
  /** Milliseconds since 1970. */
  now: number;
  alert: OpenAlert | null;
}

/**
 * Stores a request as it was received.
 *
 * @throws HttpError DUPLICATE if a request of somebody else got the same id in this moment
 */
export async function insertRequest(
  tx: WriteTx,
  { request_id, kind, symptoms, note, made_time }: RequestFields,
  { user_id, now, alert }: Received,
): Promise<void> {
  const { rowCount } = await tx.query(
    `insert into worker_requests (org_id, request_id, user_id, kind, symptoms, note, made_time,
       received_time, compliance_alert_log_id, recipients)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict do nothing`,
    [
      ...[tx.org_id, request_id, user_id, kind, symptoms, note, made_time],
      ...[
        new Date(now).toISOString(),
        alert?.compliance_alert_log_id ?? null,
        alert?.recipients ?? 0,
      ],
    ],
  );
  if (rowCount === 0) throw new HttpError('DUPLICATE');
}

/** Puts one person in the place of another in all requests and the alerts about them. */
export async function moveRequests(tx: WriteTx, from: string, to: string): Promise<void> {
  await tx.query('update worker_requests set user_id = $3 where org_id = $1 and user_id = $2', [
    tx.org_id,
    from,
    to,
  ]);
  await moveRequestAlerts(tx, from, to);
}

/** Deletes the requests of a person. */
export async function eraseRequests(tx: WriteTx, { user_id }: { user_id: string }): Promise<void> {
  await tx.query('delete from worker_requests where org_id = $1 and user_id = $2', [
    tx.org_id,
    user_id,
  ]);
}
