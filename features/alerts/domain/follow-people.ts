import type { StatusTrigger } from '#alerts/contract';
import { followTest } from './follow-test.ts';
import type { FollowStep, OpenLog } from './follow-test.ts';
import type { ScopePerson } from './scope-person.ts';

/** A person of a status rule, with what the rule already knows. */
export interface FollowedPerson<Log extends OpenLog> {
  person: ScopePerson;
  /** The log that is open; null for none. */
  log: Log | null;
  /** The rule already followed the newest test. */
  isKnown: boolean;
}

/** What follows for the people of a status rule: a step for each, and one alert about some. */
export interface StatusStep<Log extends OpenLog> {
  steps: { person: ScopePerson; log: Log | null; step: FollowStep }[];
  /** The people that the alert is about; without any there is no alert. */
  alerting: ScopePerson[];
}

/** The decision of a status rule for people with new tests or a repeated alert, at a time. */
export function stepStatus<Log extends OpenLog>(
  trigger: StatusTrigger,
  people: readonly FollowedPerson<Log>[],
  now: number,
): StatusStep<Log> {
  const steps = people.map(({ person, log, isKnown }) => ({
    ...{ person, log, step: followTest(trigger, person.newest, log, { now, isKnown }) },
  }));
  const alerting = steps
    .filter(({ step }) => step.kind === 'open' || (step.kind === 'persist' && step.isAlert))
    .map(({ person }) => person);
  return { steps, alerting };
}
