import { recipientsOf } from '#alerts/domain';
import type { Candidate, Recipients, ScopePerson } from '#alerts/domain';
import type { WriteTx } from '#packages/database';
import { storeAlerts } from './alert-store.ts';
import { findCandidates } from './scope-data.ts';
import { isAlertOn } from './settled-alerts.ts';
import type { AlertParts } from './write-messages.ts';

/** People for whom one course is due. */
export interface CourseAlertParts {
  /** A sentence without anything about a person. */
  message: string;
  people: readonly Pick<ScopePerson, 'user_id' | 'tag_ids'>[];
}

/** In the product, by push and by email; a course is worth no SMS. */
const channels = { push: true, email: true, sms: false, webhook: false } as const;

/**
 * Alerts supervisors about courses of their people that are due. People with the same supervisors
 * are in one alert, so that no recipient learns about people of others, nor how many there are.
 * Nothing happens while the organisation has alerts switched off.
 */
export async function alertAboutCourses(
  tx: WriteTx,
  courses: readonly CourseAlertParts[],
  parts: Omit<AlertParts, 'candidates'>,
): Promise<void> {
  if (!(await isAlertOn(tx))) return;
  const candidates = await findCandidates(tx);
  const alerts = courses.flatMap(({ message, people }) =>
    groupsOf(people, candidates).map(({ members, recipients }) => ({
      ...{ compliance_alert_log_id: parts.newId(), origin: 'rule' as const, issued_by: null },
      ...{ alert_rule_id: null, slot: null, reason: 'course' as const, message, trigger: null },
      ...{ tag_ids: [], channels, recipients },
      targets: members.map(({ user_id, tag_ids }) => ({
        ...{ kind: 'person' as const, user_id, tag_ids },
      })),
    })),
  );
  await storeAlerts(tx, alerts, { ...parts, candidates });
}

interface Group {
  members: CourseAlertParts['people'][number][];
  recipients: Recipients;
}

/** The people by their supervisors; those without any are left out. */
function groupsOf(people: CourseAlertParts['people'], candidates: readonly Candidate[]): Group[] {
  const groups = new Map<string, Group>();
  for (const person of people) {
    // Supervisors are reminded of their own courses themselves.
    const others = candidates.filter(({ user_id }) => user_id !== person.user_id);
    const recipients = recipientsOf([{ kind: 'person', person }], others);
    const key = recipients.user_ids.join(' ');
    const group = groups.get(key) ?? { members: [], recipients };
    group.members.push(person);
    groups.set(key, group);
  }
  groups.delete('');
  return [...groups.values()];
}
