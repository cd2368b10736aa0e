import type { AlertTrigger } from '#alerts/contract';
import type { Subject } from '#permissions/contract';
import type { AlertTarget } from './alert-targets.ts';
import { evaluateCondition, evaluateGroup, groupShare } from './evaluate.ts';
import type { ForecastValue, TargetValues } from './evaluate.ts';
import { localDays } from './local-day.ts';
import type { AlertSubject } from './recipients.ts';
import type { Finding } from './rule-state.ts';
import type { ScopePerson } from './scope-person.ts';

/** The result of a rule for one of its targets. */
export interface TargetResult {
  /** What the state belongs to: a person, a place, or 'group'. */
  target: string;
  finding: Finding;
  /** The current value, or that of a day of the forecast, in the unit of the rule; null without. */
  value: ForecastValue | null;
  /** Of each day of the finding, the first value of the forecast that meets the condition. */
  ahead?: ReadonlyMap<string, ForecastValue>;
  /** What the alert is about. */
  subjects: AlertSubject[];
  /** The people tested in a group, and how many of them are at the level. */
  group?: { samples: number; affected: number };
}

/** The data of a rule at one moment. */
export interface RuleData {
  /** Milliseconds since 1970. */
  now: number;
  people: readonly ScopePerson[];
  /** The weather targets of a rule: a location, or a job at a location. */
  places: readonly PlaceValues[];
}

/** The values of a metric at a location, or for a job at a location. */
export interface PlaceValues extends TargetValues {
  tag_ids: readonly string[];
  /** Time zone of the location. */
  zone: string;
}

const day = 86_400_000;
const dayIn = localDays();

/** Evaluates a rule for each of its targets. A reminder and a status rule have none. */
export function evaluateRule(trigger: AlertTrigger, data: RuleData): TargetResult[] {
  const { now, people, places } = data;
  switch (trigger.kind) {
    case 'periodic':
    case 'status':
      return [];
    case 'aggregate_percent': {
      const newest = people.flatMap((person) => person.newest ?? []);
      const { percent, ...group } = groupShare(trigger, newest, now);
      const finding = evaluateGroup(trigger, { percent, ...group });
      const value = percent === null ? null : { value: percent, time: now };
      return [{ target: 'group', finding, value, subjects: people.map(aboutPerson), group }];
    }
    case 'conditional': {
      if (trigger.metric !== 'days_since_last_measurement') {
        return places.map((place) => {
          const { tag_ids, zone } = place;
          const dayOf = (time: number) => dayIn(zone, time);
          const subjects: AlertSubject[] = [{ kind: 'place', tag_ids }];
          const judged = evaluateCondition(trigger, place, { now, dayOf });
          return { target: tag_ids.join(' '), ...judged, subjects };
        });
      }
      return people.map((person) => {
        const days = Math.floor((now - person.last_measured) / day);
        const current = { time: now, value: days };
        const { finding, value } = evaluateCondition(
          { ...trigger, enable_forecast: false },
          { current, forecast: null },
          { now, dayOf: (time) => dayIn('UTC', time) },
        );
        return { target: person.user_id, finding, value, subjects: [aboutPerson(person)] };
      });
    }
  }
}

/** A result as an alert stores it. */
export function targetOf(
  trigger: AlertTrigger,
  { value, subjects, group }: TargetResult,
): AlertTarget {
  const [subject] = subjects;
  if (group !== undefined) return { kind: 'group', people: subjects.flatMap(personIn), ...group };
  if (subject?.kind === 'person') {
    return { kind: 'untested', ...subject.person, days: value?.value ?? 0 };
  }
  const tag_ids = subject?.tag_ids ?? [];
  return value === null || trigger.kind !== 'conditional'
    ? { kind: 'no_data', tag_ids }
    : { kind: 'place', tag_ids, metric: trigger.metric, ...value };
}

function personIn(subject: AlertSubject): Subject[] {
  return subject.kind === 'person' ? [subject.person] : [];
}

function aboutPerson({ user_id, tag_ids }: ScopePerson): AlertSubject {
  return { kind: 'person', person: { user_id, tag_ids } };
}
