import type { AlertTrigger, StatusTrigger } from '#alerts/contract';
import type { AlertReason } from '../alert-text.ts';
import { needsPeople, stepRule } from '../step-rule.ts';
import { stepStatus } from '../follow-people.ts';
import type { FollowStep, OpenLog } from '../follow-test.ts';
import { firstState } from '../rule-state.ts';
import type { TargetState } from '../rule-state.ts';
import { isWeatherMetric } from '../rule-scope.ts';
import { firstSlot, slotAfter } from '../slots.ts';
import { readPeople, readPlaces } from './history.ts';
import type { RuleHistory } from './history.ts';

/** An alert that a rule would have sent. */
export interface RehearsedAlert {
  /** Milliseconds since 1970. */
  time: number;
  reason: AlertReason;
  /** What it is about: ids of people or of tags, or 'group'; a reminder is about nothing. */
  targets: string[];
}

/** A period in milliseconds since 1970, with both ends. */
export interface Period {
  from: number;
  to: number;
}

/**
 * Replays a rule over a history as if it had been saved at the start of a period, with the
 * decisions of the engine. Yields after each evaluation the alerts that it would have sent, so that
 * the caller can pause or stop a long rehearsal.
 */
export function rehearse(
  trigger: AlertTrigger,
  history: RuleHistory,
  period: Period,
): Generator<RehearsedAlert[], void> {
  return trigger.kind === 'status'
    ? rehearseStatus(trigger, history, period)
    : rehearseSlots(trigger, history, period);
}

function* rehearseSlots(
  trigger: Exclude<AlertTrigger, StatusTrigger>,
  { people, places }: RuleHistory,
  { from, to }: Period,
): Generator<RehearsedAlert[], void> {
  const states = new Map<string, TargetState>();
  const stateOf = (target: string) => states.get(target) ?? firstState;
  const peopleAt = readPeople(needsPeople(trigger) ? people : []);
  const placesAt =
    trigger.kind === 'conditional' && isWeatherMetric(trigger)
      ? readPlaces(places, trigger)
      : () => [];
  let slot = firstSlot(trigger, from);
  while (slot !== null && slot <= to) {
    const now = slot;
    const data = { now, people: peopleAt(now), places: placesAt(now) };
    const step = stepRule(trigger, data, stateOf);
    for (const [target, state] of step.states) states.set(target, state);
    yield step.alerts.map(({ reason, results }) => ({
      ...{ time: now, reason, targets: results.map(({ target }) => target) },
    }));
    slot = slotAfter(trigger, slot, now);
  }
}

function* rehearseStatus(
  trigger: StatusTrigger,
  { people }: RuleHistory,
  { from, to }: Period,
): Generator<RehearsedAlert[], void> {
  const arrivals = people
    .flatMap(({ user_id, arrivals: times }) => times.map((time) => ({ user_id, time })))
    .filter(({ time }) => time >= from && time <= to)
    .toSorted((one, other) => one.time - other.time);
  const peopleAt = readPeople(people);
  const logs = new Map<string, OpenLog>();
  const followed = new Set<string>();
  let next = 0;
  for (;;) {
    const now = Math.min(arrivals[next]?.time ?? Infinity, ...dueTimes(logs));
    if (now > to) return;
    const asked = new Set<string>();
    for (let test = arrivals[next]; test !== undefined && test.time <= now;) {
      asked.add(test.user_id);
      next += 1;
      test = arrivals[next];
    }
    for (const [user_id, { realert_at }] of logs) {
      if (realert_at !== null && realert_at <= now) asked.add(user_id);
    }
    const given = peopleAt(now)
      .filter(({ user_id }) => asked.has(user_id))
      .map((person) => ({
        ...{ person, log: logs.get(person.user_id) ?? null },
        isKnown: followed.has(person.newest?.measurement_id ?? ''),
      }));
    const { steps, alerting } = stepStatus(trigger, given, now);
    for (const { person, log, step } of steps) {
      const changed = changedLog(log, step, person.newest?.time ?? null);
      if (changed === null) logs.delete(person.user_id);
      else logs.set(person.user_id, changed);
      for (const id of testsOf(step)) followed.add(id);
    }
    const targets = alerting.map(({ user_id }) => user_id);
    yield targets.length === 0 ? [] : [{ time: now, reason: 'now', targets }];
  }
}

function dueTimes(logs: ReadonlyMap<string, OpenLog>): number[] {
  return [...logs.values()].flatMap(({ realert_at }) => realert_at ?? []);
}

/** The log of a person after a step; null for none. */
function changedLog(log: OpenLog | null, step: FollowStep, tested: number | null): OpenLog | null {
  switch (step.kind) {
    case 'none':
      return log;
    case 'withdraw':
    case 'clear':
      return null;
    case 'open': {
      const { ori_measurement_id, realert_at, level } = step;
      return { ori_measurement_id, ori_time: tested, re_measurement_id: null, realert_at, level };
    }
    case 'persist': {
      const { re_measurement_id, realert_at, level } = step;
      return log && { ...log, re_measurement_id, realert_at, level };
    }
  }
}

/** The tests that the rule follows with a step. */
function testsOf(step: FollowStep): string[] {
  if (step.kind === 'open') return [step.ori_measurement_id];
  if (step.kind === 'clear') return [step.re_measurement_id];
  return step.kind === 'persist' && step.re_measurement_id !== null ? [step.re_measurement_id] : [];
}
