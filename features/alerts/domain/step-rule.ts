import type { AlertTrigger } from '#alerts/contract';
import type { AlertReason } from './alert-text.ts';
import { evaluateRule } from './evaluate-rule.ts';
import type { RuleData, TargetResult } from './evaluate-rule.ts';
import { advance } from './rule-state.ts';
import type { Effect, TargetState } from './rule-state.ts';

/** An alert that follows from a slot. */
export interface StepAlert {
  reason: AlertReason;
  /** What it is about; a reminder is about no target. */
  results: readonly TargetResult[];
}

/** What follows from a slot: the new state of each target, and the alerts. */
export interface RuleStep {
  states: ReadonlyMap<string, TargetState>;
  alerts: StepAlert[];
}

/** Milliseconds between two alerts of a rule about a condition that still holds. */
const realertWindow = 24 * 3_600_000;

const reasons: readonly [Exclude<Effect, null>, AlertReason][] = [
  ['alert', 'now'],
  ['forecast_alert', 'forecast'],
  ['no_data_notice', 'no_data'],
];

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
  const alerts = reasons.flatMap(([effect, reason]) => {
    const results = next.filter((each) => each.effect === effect).map(({ result }) => result);
    return results.length === 0 ? [] : [{ reason, results }];
  });
  return { states: new Map(next.map(({ result, state }) => [result.target, state])), alerts };
}

/** True for a rule whose slots read the tests of people. */
export function needsPeople(trigger: AlertTrigger): boolean {
  return (
    trigger.kind === 'aggregate_percent' ||
    (trigger.kind === 'conditional' && trigger.metric === 'days_since_last_measurement')
  );
}
