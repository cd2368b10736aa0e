import type { AlertRule } from '#alerts/contract';
import { evaluateCondition, evaluateGroup, groupShare } from '#alerts/domain';
import type { AlertSubject, Finding, TargetValues } from '#alerts/domain';
import type { ScopePerson } from './scope-data.ts';

/** The result of a rule for one of its targets. */
export interface TargetResult {
  /** What the state belongs to: a person, a place, or 'group'. */
  target: string;
  finding: Finding;
  /** The value that decided, in the unit of the rule; null without one. */
  value: { value: number; time: number } | null;
  /** What the alert is about. */
  subjects: AlertSubject[];
}

/** The data of a rule at one moment. */
export interface RuleData {
  /** Milliseconds since 1970. */
  now: number;
  people: readonly ScopePerson[];
  /** The weather targets of a rule: a location, or a job at a location. */
  places: readonly PlaceValues[];
  /** The ISO date of a time at the organisation. */
  dayOf: (time: number) => string;
}

/** The values of a metric at a location, or for a job at a location. */
export interface PlaceValues extends TargetValues {
  tag_ids: readonly string[];
}

const day = 86_400_000;

/** Evaluates a rule for each of its targets. A reminder and a status rule have none. */
export function evaluateRule({ trigger }: AlertRule, data: RuleData): TargetResult[] {
  const { now, people, places, dayOf } = data;
  switch (trigger.kind) {
    case 'periodic':
    case 'status':
      return [];
    case 'aggregate_percent': {
      const newest = people.flatMap((person) => person.newest ?? []);
      const share = groupShare(trigger, newest, now);
      return [
        {
          ...{ target: 'group', finding: evaluateGroup(trigger, share) },
          value: share.percent === null ? null : { value: share.percent, time: now },
          subjects: people.map(aboutPerson),
        },
      ];
    }
    case 'conditional': {
      if (trigger.metric !== 'days_since_last_measurement') {
        return places.map((place) => {
          const { finding, value } = evaluateCondition(trigger, place, { now, dayOf });
          const { tag_ids } = place;
          const subjects: AlertSubject[] = [{ kind: 'place', tag_ids }];
          return { target: tag_ids.join(' '), finding, value, subjects };
        });
      }
      return people.map((person) => {
        const days = Math.floor((now - person.last_measured) / day);
        const current = { time: now, value: days };
        const { finding, value } = evaluateCondition(
          { ...trigger, enable_forecast: false },
          { current, forecast: [] },
          { now, dayOf },
        );
        return { target: person.user_id, finding, value, subjects: [aboutPerson(person)] };
      });
    }
  }
}

function aboutPerson({ user_id, tag_ids }: ScopePerson): AlertSubject {
  return { kind: 'person', person: { user_id, tag_ids } };
}
