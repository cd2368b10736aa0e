import { alertMessages as messages } from '#alerts/contract';
import { mayStillRead } from '#alerts/domain';
import type { AlertTarget } from '#alerts/domain';
import { readPreferences } from '#notifications/domain';
import type { RefusalOfMessage } from '#outbox/server';
import type { Tx } from '#packages/database';
import type { RefusalOfPush } from '#push/server';
import { findCandidates } from './engine/scope-data.ts';

interface NoticeRow {
  user_id: string;
  active: boolean;
  email: string | null;
  metadata: Record<string, unknown>;
  tag_ids: string[];
  targets: AlertTarget[];
  /** Null for notices from before this was recorded. */
  named: string[] | null;
}

/**
 * Why a message of an alert is not sent to its recipient any more; null if it is, and for messages
 * that are not of a notice.
 */
export const refusalOfMessage: RefusalOfMessage = async (
  tx,
  { message_id, channel, recipient },
) => {
  const { rows } = await tx.query<{ id: string }>(
    `select compliance_user_alert_log_id as id from alert_messages
     where org_id = $1 and message_id = $2 and compliance_user_alert_log_id is not null`,
    [tx.org_id, message_id],
  );
  for (const { id } of rows) {
    const notice = await findNotice(tx, id);
    if (notice === null || !(await mayRead(tx, notice))) return messages.lostAccess;
    const current = channel === 'sms' ? readPreferences(notice.metadata).mobile : notice.email;
    if (current?.toLowerCase() !== recipient.toLowerCase()) return messages.otherAddress;
  }
  return null;
};

/** Why the notification of notices is not sent to its recipient any more; null if it is. */
export const refusalOfPush: RefusalOfPush = async (tx, notice_ids) => {
  for (const id of notice_ids) {
    const notice = await findNotice(tx, id);
    if (notice === null || !(await mayRead(tx, notice))) return messages.lostAccess;
  }
  return null;
};

async function findNotice(tx: Tx, id: string): Promise<NoticeRow | null> {
  const { rows } = await tx.query<NoticeRow>(
    `select n.user_id, u.active, u.email, u.metadata, n.named, a.targets,
       array(select jsonb_array_elements_text(a.metadata->'tag_ids')) as tag_ids
     from compliance_user_alert_logs as n
     join compliance_alert_logs as a using (org_id, compliance_alert_log_id)
     join users as u on u.org_id = n.org_id and u.user_id = n.user_id
     where n.org_id = $1 and n.compliance_user_alert_log_id = $2`,
    [tx.org_id, id],
  );
  return rows[0] ?? null;
}

async function mayRead(tx: Tx, { user_id, active, tag_ids, targets, ...row }: NoticeRow) {
  if (!active) return false;
  const candidates = await findCandidates(tx);
  const recipient = candidates.find((candidate) => candidate.user_id === user_id);
  if (recipient === undefined) return false;
  const named = row.named ?? peopleOf(targets);
  const tags = await findTagsOf(tx, named);
  return mayStillRead(recipient, { tag_ids, targets, named }, (id) => tags.get(id) ?? null);
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
