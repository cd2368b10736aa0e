import { defaultChannels, recipientsOf } from '#alerts/domain';
import type { ScopePerson } from '#alerts/domain';
import type { WriteTx } from '#packages/database';
import { peopleOffShift } from '#rosters/domain';
import { findSchedules } from '#rosters/server';
import { storeAlerts } from './alert-store.ts';
import { findCandidates } from './scope-data.ts';
import { isAlertOn } from './settled-alerts.ts';
import type { AlertParts } from './write-messages.ts';

/** A worker who asks for help. */
export interface RequestAlertParts {
  reason: 'break_request' | 'symptoms';
  person: Pick<ScopePerson, 'user_id' | 'tag_ids'>;
  /** In words; empty for a break. */
  symptoms: readonly string[];
  /** In the words of the person. */
  note: string;
  /** One of the symptoms needs first aid at once. */
  isEmergency: boolean;
  /** When the person asked, in milliseconds since 1970. */
  time: number;
}

/** An alert, and the number of people it goes to. */
export interface RequestAlert {
  compliance_alert_log_id: string;
  recipients: number;
}

/**
 * Alerts the supervisors of a worker who asks for help: those on shift, or the org admins. It waits
 * for no quiet hours.
 *
 * @returns null while the organisation has alerts switched off
 */
export async function alertAboutRequest(
  tx: WriteTx,
  { reason, person, symptoms, note, isEmergency, time }: RequestAlertParts,
  parts: Omit<AlertParts, 'candidates'>,
): Promise<RequestAlert | null> {
  if (!(await isAlertOn(tx))) return null;
  const { user_id, tag_ids } = person;
  // Supervisors who are measured themselves do not get their own request.
  const candidates = (await findCandidates(tx)).filter((each) => each.user_id !== user_id);
  const schedules = await findSchedules(tx, parts.now);
  const offShift =
    schedules === null
      ? new Set<string>()
      : peopleOffShift(schedules.rosters, schedules.leaves, parts.now);
  const recipients = recipientsOf([{ kind: 'person', person }], candidates, offShift);
  const compliance_alert_log_id = parts.newId();
  const alert = {
    ...{ compliance_alert_log_id, origin: 'rule' as const, issued_by: null },
    ...{ alert_rule_id: null, slot: null, reason, message: '', trigger: null },
    ...{ tag_ids, channels: defaultChannels, recipients },
    targets: [
      {
        ...{ kind: 'request' as const, user_id, tag_ids, symptoms, note, time },
        is_emergency: isEmergency,
      },
    ],
  };
  await storeAlerts(tx, [alert], { ...parts, candidates });
  return { compliance_alert_log_id, recipients: recipients.user_ids.length };
}

/** Puts one person in the place of another in the alerts about requests, so that they stay named. */
export async function moveRequestAlerts(tx: WriteTx, from: string, to: string): Promise<void> {
  await tx.query(
    `update compliance_alert_logs set targets = (
       select jsonb_agg(case when each->>'user_id' = $2
         then jsonb_set(each, '{user_id}', to_jsonb($3::text)) else each end)
       from jsonb_array_elements(targets) as each)
     where org_id = $1 and reason in ('break_request', 'symptoms')
       and targets @> jsonb_build_array(jsonb_build_object('user_id', $2::text))`,
    [tx.org_id, from, to],
  );
}
