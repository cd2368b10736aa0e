import type { AlertTrigger } from '#alerts/contract';
import type { AlertReason } from './alert-text.ts';
import { evaluateRule } from './evaluate-rule.ts';
import type { RuleData, TargetResult } from './evaluate-rule.ts';
import { advance } from './rule-state.ts';
import type { TargetState } from './rule-state.ts';

/** An alert that follows from a slot. */
export interface StepAlert {
  reason: AlertReason;
  /** What it is about, a target once for each day of a forecast; a reminder is about no target. */
  results: readonly TargetResult[];
}

/** What follows from a slot: the new state of each target, and the alerts. */
export interface RuleStep {
  states: ReadonlyMap<string, TargetState>;
  alerts: StepAlert[];
}

/** Milliseconds between two alerts of a rule about a condition that still holds. */
const realertWindow = 24 * 3_600_000;

/**
 * The decision of one slot of a rule. The engine and the rehearsal both use it, so that a rehearsal
 * shows what the engine would send. Status rules have no slots: see `stepStatus`.
 */
export function stepRule(
  trigger: AlertTrigger,
  data: RuleData,
  stateOf: (target: string) => TargetState,
): RuleStep {
  if (trigger.kind === 'periodic') {
    return { states: new Map(), alerts: [{ reason: 'reminder', results: [] }] };
  }
  const next = evaluateRule(trigger, data).map((result) => ({
    result,
    ...advance(stateOf(result.target), result.finding, { now: data.now, window: realertWindow }),
  }));
  const withEffect = (effect: 'alert' | 'no_data_notice') =>
    next.filter((each) => each.effect === effect).map(({ result }) => result);
  const alerts: StepAlert[] = [
    { reason: 'now', results: withEffect('alert') },
    { reason: 'forecast', results: next.flatMap(announced) },
    { reason: 'no_data', results: withEffect('no_data_notice') },
  ];
  return {
    states: new Map(next.map(({ result, state }) => [result.target, state])),
    alerts: alerts.filter(({ results }) => results.length > 0),
  };
}

/** A target once for each day of the forecast that is announced, with the value of that day. */
function announced({ result, days }: { result: TargetResult; days: readonly string[] }) {
  return days.map((day) => ({ ...result, value: result.ahead?.get(day) ?? null }));
}

/** True for a rule whose slots read the tests of people. */
export function needsPeople(trigger: AlertTrigger): boolean {
  return (
    trigger.kind === 'aggregate_percent' ||
    (trigger.kind === 'conditional' && trigger.metric === 'days_since_last_measurement')
  );
}
