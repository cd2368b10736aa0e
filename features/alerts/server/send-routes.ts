import { alertMessages as messages, alertSupervisors, findAlertRecipients } from '#alerts/contract';
import type { ChannelChoice } from '#alerts/contract';
import { defaultChannels, recipientsOf } from '#alerts/domain';
import type { AlertTarget } from '#alerts/domain';
import type { WriteTx } from '#packages/database';
import { bind, HttpError, requireRowId } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { aboutOf, findPeople, planAlert } from './alert-plan.ts';
import type { ChannelServices } from './channel-services.ts';
import { storeAlerts } from './engine/alert-store.ts';
import { findCandidates } from './engine/scope-data.ts';
import { lockAlertsByHand, requireFewAlerts } from './send-limits.ts';
import { previewRecipients } from './recipient-preview.ts';

/** Alerts by hand. */
export function sendCalls(services: ChannelServices): Bound<Viewer>[] {
  return [
    bind<typeof alertSupervisors, Viewer>(alertSupervisors, (call) =>
      send(call, services.isSmsSent),
    ),
    bind<typeof findAlertRecipients, Viewer>(findAlertRecipients, (call) =>
      previewRecipients(call, services),
    ),
  ];
}

/** The channels of somebody who alerts about themselves without managing themselves. */
const ownChannels: ChannelChoice = { push: true, email: true, sms: false, webhook: false };

/** Milliseconds in which the same alert is not sent again. */
const pause = 60_000;

async function send(
  { viewer, body, database, now, newId, publicUrl }: Call<typeof alertSupervisors, Viewer>,
  isSmsSent: boolean,
) {
  const compliance_alert_log_id = body.compliance_alert_log_id.toLowerCase();
  const about = aboutOf(body);
  const { tag_ids } = about;
  const time = now();
  return await database.write(viewer, async (tx) => {
    // The same call may be under way, and then it has the answer of this one too.
    await lockAlertsByHand(tx);
    const known = await findSent(tx, compliance_alert_log_id, viewer);
    if (known !== null) return known;
    requireRowId('compliance_alert_log_id', compliance_alert_log_id);
    const { targets, subjects, isOwn } = await planAlert(tx, viewer, about);
    const message = body.message ?? '';
    await requireFewAlerts(tx, { user_id: viewer.user_id, isOwn, time });
    await refuseRepeat(tx, { viewer, message, tag_ids, targets, time });
    const candidates = await findCandidates(tx);
    const recipients = recipientsOf(subjects, candidates);
    if (recipients.user_ids.length === 0) {
      throw new HttpError('INVALID', { message: messages.nobody });
    }
    const alert = {
      ...{ compliance_alert_log_id, origin: 'manual' as const, issued_by: viewer.user_id },
      ...{ alert_rule_id: null, slot: null, reason: 'manual' as const, message, trigger: null },
      ...{
        tag_ids,
        recipients,
        channels: isOwn ? ownChannels : (body.channels ?? defaultChannels),
      },
      targets,
    };
    await storeAlerts(tx, [alert], { now: time, newId, publicUrl, isSmsSent, candidates });
    tx.audit({
      ...{ action: 'create', entity: 'alert', entity_id: compliance_alert_log_id },
      summary: `to ${String(recipients.user_ids.length)}`,
    });
    const stored = await findSent(tx, compliance_alert_log_id, viewer);
    if (stored === null) throw new Error('The alert was not stored');
    return stored;
  });
}

/**
 * A stored alert of the viewer, as the call answers it, with the ids of the people whom the viewer
 * can see; null if there is none.
 */
async function findSent(tx: WriteTx, compliance_alert_log_id: string, viewer: Viewer) {
  const { rows } = await tx.query<{
    status: string;
    issued_by: string | null;
    skipped: { user_id: string; reason: string }[];
    user_logs: { compliance_user_alert_log_id: string; user_id: string }[];
  }>(
    `select a.status, a.issued_by, a.metadata->'skipped' as skipped, coalesce((
       select json_agg(json_build_object('compliance_user_alert_log_id',
         u.compliance_user_alert_log_id, 'user_id', u.user_id) order by u.user_id)
       from compliance_user_alert_logs as u
       where u.org_id = a.org_id and u.compliance_alert_log_id = a.compliance_alert_log_id), '[]')
       as user_logs
     from compliance_alert_logs as a where a.org_id = $1 and a.compliance_alert_log_id = $2`,
    [tx.org_id, compliance_alert_log_id],
  );
  const [row] = rows;
  if (row === undefined) return null;
  if (row.issued_by !== viewer.user_id) throw new HttpError('DUPLICATE');
  const { status, skipped, user_logs } = row;
  const ids = [...user_logs, ...skipped].map(({ user_id }) => user_id);
  const seen = new Set((await findPeople(tx, viewer, ids)).map(({ user_id }) => user_id));
  return {
    alert_log: { compliance_alert_log_id, status },
    user_logs: user_logs.filter(({ user_id }) => seen.has(user_id)),
    skipped: skipped.filter(({ user_id }) => seen.has(user_id)),
    counts: { sent: user_logs.length, skipped: skipped.length },
  };
}

interface Repeat {
  viewer: Viewer;
  message: string;
  tag_ids: readonly string[];
  targets: readonly AlertTarget[];
  time: number;
}

/** @throws HttpError if the viewer sent the same alert within the last minute */
async function refuseRepeat(
  tx: WriteTx,
  { viewer, message, tag_ids, targets, time }: Repeat,
): Promise<void> {
  const { rows } = await tx.query<{ tag_ids: string[]; targets: AlertTarget[] }>(
    `select array(select jsonb_array_elements_text(metadata->'tag_ids')) as tag_ids,
       targets
     from compliance_alert_logs
     where org_id = $1 and issued_by = $2 and created_time > $3 and metadata->>'message' = $4`,
    [tx.org_id, viewer.user_id, new Date(time - pause).toISOString(), message],
  );
  const keyOf = (tags: readonly string[], about: readonly AlertTarget[]) =>
    [...tags.toSorted(), '|', ...about.map(idOf).toSorted()].join(' ');
  const key = keyOf(tag_ids, targets);
  if (rows.some((row) => keyOf(row.tag_ids, row.targets) === key)) {
    throw new HttpError('TOO_MANY', { message: messages.sentBefore });
  }
}

/** The test or the person that an alert by hand is about. */
function idOf(target: AlertTarget): string {
  if ('measurement_id' in target) return target.measurement_id;
  return 'user_id' in target ? target.user_id : '';
}
