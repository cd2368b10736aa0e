import { defaultChannels, recipientsOf } from '#alerts/domain';
import type { AlertSubject, ScopePerson } from '#alerts/domain';
import type { WriteTx } from '#packages/database';
import { peopleOffShift } from '#rosters/domain';
import type { Schedules } from '#rosters/server';
import { storeAlerts } from './alert-store.ts';
import { findCandidates } from './scope-data.ts';
import { isAlertOn } from './settled-alerts.ts';
import type { AlertParts } from './write-messages.ts';

/** A late break of a crew. */
export interface BreakAlertParts {
  location_id: string;
  /** A sentence without anything about a person. */
  message: string;
  /** Who works without the break. */
  people: readonly Pick<ScopePerson, 'user_id' | 'tag_ids'>[];
  schedules: Schedules;
}

/**
 * Alerts the supervisors of a location and of its people about a late break: those on shift, or the
 * org admins. Nothing happens while the organisation has alerts switched off.
 */
export async function alertAboutBreak(
  tx: WriteTx,
  { location_id, message, people, schedules }: BreakAlertParts,
  parts: Omit<AlertParts, 'candidates'>,
): Promise<void> {
  if (!(await isAlertOn(tx))) return;
  const candidates = await findCandidates(tx);
  const persons = people.map(({ user_id, tag_ids }) => ({ user_id, tag_ids }));
  const subjects: AlertSubject[] = [
    { kind: 'place', tag_ids: [location_id] },
    ...persons.map((person) => ({ kind: 'person' as const, person })),
  ];
  const offShift = peopleOffShift(schedules.rosters, schedules.leaves, parts.now);
  const alert = {
    ...{ compliance_alert_log_id: parts.newId(), origin: 'rule' as const, issued_by: null },
    ...{ alert_rule_id: null, slot: null, reason: 'break' as const, message, trigger: null },
    ...{ tag_ids: [location_id], channels: defaultChannels },
    targets: persons.map((person) => ({ kind: 'person' as const, ...person })),
    recipients: recipientsOf(subjects, candidates, offShift),
  };
  await storeAlerts(tx, [alert], { ...parts, candidates });
}
