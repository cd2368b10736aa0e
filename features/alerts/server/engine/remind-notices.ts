import type { ChannelChoice } from '#alerts/contract';
import { isReminded, nextReminder } from '#alerts/domain';
import type { Delivery, Reminded } from '#alerts/domain';
import type { WriteTx } from '#packages/database';
import { sendNotices } from './alert-messages.ts';
import type { WebhookAlert } from './alert-messages.ts';
import { findDeliveries } from './deliveries.ts';
import type { AlertParts } from './write-messages.ts';

/** A notice that nobody has answered, with its alert. */
export interface Unanswered extends Reminded, WebhookAlert {
  id: string;
  user_id: string;
  channels: ChannelChoice;
  /** All of its tests were cleared or withdrawn. */
  settled: boolean;
}

/**
 * Reminds of notices as their alerts were sent. A recipient who mutes notifications is reminded
 * afterwards instead. What the notices of an alert have in common is read once.
 *
 * @param by a reminder by hand does not change when the next automatic one is sent
 * @returns the notices whose recipients were reminded
 */
export async function remindNotices<Notice extends Unanswered>(
  tx: WriteTx,
  notices: readonly Notice[],
  by: 'hand' | 'automatic',
  parts: AlertParts,
): Promise<Notice[]> {
  const reminded: Notice[] = [];
  for (const alert of new Set(notices.map((notice) => notice.compliance_alert_log_id))) {
    const own = notices.filter((notice) => notice.compliance_alert_log_id === alert);
    reminded.push(...(await remindOfAlert(tx, own, by, parts)));
  }
  return reminded;
}

async function remindOfAlert<Notice extends Unanswered>(
  tx: WriteTx,
  notices: readonly Notice[],
  by: 'hand' | 'automatic',
  parts: AlertParts,
): Promise<Notice[]> {
  const [first] = notices;
  if (first === undefined) return [];
  const { content, channels } = first;
  const user_ids = notices.map(({ user_id }) => user_id);
  const deliveriesOf = await findDeliveries(tx, user_ids, parts);
  const deliveries = deliveriesOf({ content, channels, event: 'reminder', by }, user_ids);
  const deliveryOf = ({ user_id }: Notice) => deliveries.get(user_id);
  await postpone(tx, notices, deliveryOf);
  const reminded = notices.filter((notice) => deliveryOf(notice)?.muted == null);
  const rows = reminded.map((notice) => {
    const next = isReminded(content) ? nextReminder(notice, parts.now) : null;
    return { id: notice.id, next: next === null ? null : new Date(next).toISOString() };
  });
  await tx.query(
    `update compliance_user_alert_logs as u set remind_count = u.remind_count + 1,
       auto_remind_count = u.auto_remind_count + case when $4 then 1 else 0 end,
       reminded_at = $3, state = 'reminded', metadata = u.metadata - 'muted',
       reminds_at = case when $4 then (n->>'next')::timestamptz else u.reminds_at end
     from jsonb_array_elements($2) as n
     where u.org_id = $1 and u.compliance_user_alert_log_id = (n->>'id')::uuid`,
    [...[tx.org_id, JSON.stringify(rows), new Date(parts.now).toISOString()], by === 'automatic'],
  );
  const delivered = reminded.flatMap((notice) => {
    const delivery = deliveryOf(notice);
    return delivery === undefined ? [] : [{ ...notice, delivery }];
  });
  await sendNotices(tx, [{ content, by, notices: delivered }], parts);
  return reminded;
}

/** Moves the reminders of muted recipients to the end of their muting. */
async function postpone<Notice extends Unanswered>(
  tx: WriteTx,
  notices: readonly Notice[],
  deliveryOf: (notice: Notice) => Delivery | undefined,
): Promise<void> {
  const rows = notices.flatMap((notice) => {
    const muted = deliveryOf(notice)?.muted ?? null;
    if (muted === null) return [];
    return [{ id: notice.id, muted, until: new Date(muted.until).toISOString() }];
  });
  if (rows.length === 0) return;
  await tx.query(
    `update compliance_user_alert_logs as u set reminds_at = (n->>'until')::timestamptz,
       metadata = u.metadata || jsonb_build_object('muted', n->'muted')
     from jsonb_array_elements($2) as n
     where u.org_id = $1 and u.compliance_user_alert_log_id = (n->>'id')::uuid`,
    [tx.org_id, JSON.stringify(rows)],
  );
}
