import { alertHeadline, alertLines, isUrgent } from '#alerts/domain';
import type { AlertContent, Candidate } from '#alerts/domain';
import { temperatureUnit } from '#organisation/domain';
import { findOrganisation, findZone } from '#organisation/server';
import type { WriteTx } from '#packages/database';
import type { NewId } from '#packages/kit';
import { findSubscribers, sendPush } from '#push/server';
import type { PushResult } from '#push/server';
import { findNames } from './alert-names.ts';

interface PushParts {
  /** Milliseconds since 1970. */
  now: number;
  newId: NewId;
  /** Everybody who may receive an alert. */
  candidates: readonly Candidate[];
}

/** Seconds for which a notification waits for a browser without a connection. */
const notificationLife = 12 * 3600;

/**
 * Sends the notifications of notices to the browsers of their recipients. Each says what its
 * recipient may know. A reminder replaces the notification of the same notice.
 */
export async function sendAlertPushes(
  tx: WriteTx,
  content: AlertContent,
  notices: readonly { id: string; user_id: string }[],
  { now, newId, candidates }: PushParts,
): Promise<void> {
  const user_ids = notices.map(({ user_id }) => user_id);
  const subscribers = await findSubscribers(tx, user_ids);
  if (subscribers.size === 0) return;
  const byId = new Map(candidates.map((candidate) => [candidate.user_id, candidate]));
  const unit = temperatureUnit((await findOrganisation(tx))?.metadata ?? {});
  const names = await findNames(tx, content);
  const text = { nameOf: (id: string) => names.get(id) ?? '', unit, zone: await findZone(tx) };
  for (const { id, user_id } of notices) {
    const recipient = byId.get(user_id);
    if (recipient === undefined || !subscribers.has(user_id)) continue;
    await sendPush(
      tx,
      {
        ...{ user_id, compliance_user_alert_log_id: id, ttl: notificationLife },
        title: alertHeadline(content, unit),
        body: alertLines(content, recipient, text).join('\n'),
        url: '/monitoring/alerts?tab=users&mine=true',
        ack_url: `/monitoring/alerts?ack=${id}`,
        ...{ tag: `alert ${id}`, is_urgent: isUrgent(content) },
      },
      { now, newId },
    );
  }
}

/**
 * Shows the result of a notification on its notice. The notice is shown in the product anyway, so
 * its state stays. One browser that was reached counts for all.
 */
export async function recordPushResult(
  tx: WriteTx,
  { compliance_user_alert_log_id, at, error, isLast }: PushResult,
): Promise<void> {
  if (compliance_user_alert_log_id === null || !isLast) return;
  const ok = error === null;
  await tx.query(
    `update compliance_user_alert_logs set metadata = jsonb_set(metadata, '{push,browser}', $3)
     where org_id = $1 and compliance_user_alert_log_id = $2 and metadata ? 'push'
       and ($4 or metadata->'push'->'browser'->>'ok' is distinct from 'true')`,
    [
      ...[tx.org_id, compliance_user_alert_log_id],
      ...[JSON.stringify(ok ? { at, ok } : { at, ok, error }), ok],
    ],
  );
}
