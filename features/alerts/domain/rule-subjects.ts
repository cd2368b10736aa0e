import type { AlertTrigger } from '#alerts/contract';
import type { Subject } from '#permissions/contract';
import type { AlertSubject } from './recipients.ts';

/** The part of a trigger that decides what its alerts are about. */
export type SubjectTrigger = Pick<AlertTrigger, 'kind'> & { metric?: string };

/** True if the alerts of a rule are about people, not about places. */
export function isAboutPeople({ kind, metric }: SubjectTrigger): boolean {
  if (kind === 'periodic') return false;
  return kind !== 'conditional' || metric === 'days_since_last_measurement';
}

/**
 * Everything that an alert of a rule can be about.
 *
 * @param people those who have one of the jobs and one of the locations
 */
export function subjectsOf(
  trigger: SubjectTrigger,
  { jobs, locations }: { jobs: readonly string[]; locations: readonly string[] },
  people: readonly Subject[],
): AlertSubject[] {
  if (isAboutPeople(trigger)) return people.map((person) => ({ kind: 'person', person }));
  const isByJob = trigger.kind === 'periodic' || trigger.metric === 'risk_score';
  return [{ kind: 'place', tag_ids: isByJob ? [...jobs, ...locations] : locations }];
}
