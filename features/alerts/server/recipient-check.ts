import { alertMessages as messages } from '#alerts/contract';
import { mayStillRead, saysHiddenValue } from '#alerts/domain';
import type { AlertReason, AlertTarget } from '#alerts/domain';
import { readPreferences } from '#notifications/domain';
import type { RefusalOfMessage } from '#outbox/server';
import type { Tx } from '#packages/database';
import type { RefusalOfPush } from '#push/server';
import { findCandidates, recipientsOfTags } from './engine/scope-data.ts';

interface NoticeRow {
  user_id: string;
  /** Of the recipient. */
  active: boolean;
  email: string | null;
  metadata: Record<string, unknown>;
  /** Nobody has answered it. */
  is_open: boolean;
  reason: AlertReason;
  tag_ids: string[];
  targets: AlertTarget[];
  /** Null for notices from before this was recorded. */
  named: string[] | null;
}

/**
 * Why a message of alerts is not sent to its recipient any more; null if it is, and for messages
 * that are not of a notice.
 */
export const refusalOfMessage: RefusalOfMessage = async (
  tx,
  { message_id, channel, recipient, text },
) => {
  const { rows } = await tx.query<{ id: string }>(
    `select compliance_user_alert_log_id as id from alert_messages
     where org_id = $1 and message_id = $2 and compliance_user_alert_log_id is not null`,
    [tx.org_id, message_id],
  );
  if (rows.length === 0) return null;
  const ids = rows.map(({ id }) => id);
  const notices = await findNotices(tx, ids);
  if (notices.length < ids.length) return messages.lostAccess;
  const refusal = await refusalOfText(tx, notices, text);
  if (refusal !== null) return refusal;
  const [{ metadata, email } = { metadata: {}, email: null }] = notices;
  const current = channel === 'sms' ? readPreferences(metadata).mobile : email;
  return current?.toLowerCase() === recipient.toLowerCase() ? null : messages.otherAddress;
};

/** Why the notification of notices is not sent to its recipient any more; null if it is. */
export const refusalOfPush: RefusalOfPush = async (tx, notice_ids, content) => {
  if (notice_ids.length === 0) return null;
  const notices = await findNotices(tx, notice_ids);
  if (notices.length < notice_ids.length) return messages.lostAccess;
  if (!notices.some(({ is_open }) => is_open)) return messages.answered;
  return refusalOfText(tx, notices, content);
};

async function findNotices(tx: Tx, ids: readonly string[]): Promise<NoticeRow[]> {
  const { rows } = await tx.query<NoticeRow>(
    `select n.user_id, u.active, u.email, u.metadata, n.named, a.targets, a.reason,
       n.active and n.acked_at is null as is_open,
       array(select jsonb_array_elements_text(a.metadata->'tag_ids')) as tag_ids
     from compliance_user_alert_logs as n
     join compliance_alert_logs as a using (org_id, compliance_alert_log_id)
     join users as u on u.org_id = n.org_id and u.user_id = n.user_id
     where n.org_id = $1 and n.compliance_user_alert_log_id = any($2::uuid[])`,
    [tx.org_id, ids],
  );
  return rows;
}

/** Why the recipient of notices may not read any more what a message says about each of them. */
async function refusalOfText(
  tx: Tx,
  notices: readonly NoticeRow[],
  written: string,
): Promise<string | null> {
  const texts = notices.map(({ reason, tag_ids, targets, named }) => ({
    ...{ reason, tag_ids, targets, named: named ?? peopleOf(targets) },
  }));
  const chosen = recipientsOfTags(
    notices.map(({ user_id, reason }) => ({ user_id, content: { reason } })),
  );
  const candidates = await findCandidates(tx, chosen);
  const byId = new Map(candidates.map((each) => [each.user_id, each]));
  const tags = await findTagsOf(tx, [...new Set(texts.flatMap(({ named }) => named))]);
  for (const [index, { user_id, active, targets }] of notices.entries()) {
    const [recipient, text] = [byId.get(user_id), texts[index]];
    if (!active || recipient === undefined || text === undefined) return messages.lostAccess;
    if (!mayStillRead(recipient, text, (id) => tags.get(id) ?? null)) return messages.lostAccess;
    if (saysHiddenValue(recipient, { targets, text: written })) return messages.valuesHidden;
  }
  return null;
}

function peopleOf(targets: readonly AlertTarget[]): string[] {
  return targets.flatMap((target) => {
    if (target.kind === 'group') return target.people.map(({ user_id }) => user_id);
    return 'user_id' in target ? [target.user_id] : [];
  });
}

/** The current tags of people by id. */
async function findTagsOf(
  tx: Tx,
  user_ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await tx.query<{ user_id: string; tag_ids: string[] }>(
    `select u.user_id, array(select w.tag_id from user_tags as w
       where w.org_id = u.org_id and w.user_id = u.user_id) as tag_ids
     from users as u where u.org_id = $1 and u.user_id = any($2::uuid[])`,
    [tx.org_id, user_ids],
  );
  return new Map(rows.map(({ user_id, tag_ids }) => [user_id, tag_ids]));
}
