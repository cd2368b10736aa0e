import type { AlertRule } from '#alerts/contract';
import { advance, isInTime, missedRuns, recipientsOf, slotAfter } from '#alerts/domain';
import type { AlertSubject } from '#alerts/domain';
import type { WriteTx } from '#packages/database';
import type { NewId } from '#packages/kit';
import { evaluateRule } from './evaluate-rule.ts';
import type { RuleData, TargetResult } from './evaluate-rule.ts';
import { storeAlert } from './alert-store.ts';
import type { RuleAlert } from './alert-store.ts';
import { findCandidates, findScopePeople } from './scope-data.ts';
import {
  claimSlot,
  findStates,
  recordRuns,
  scheduleRule,
  storeNextRun,
  storeStates,
} from './slot-store.ts';
import type { DueSlot } from './slot-store.ts';

export interface SlotParts {
  /** Milliseconds since 1970. */
  now: number;
  newId: NewId;
  /** The weather of the rule's places, read before the transaction. */
  places: RuleData['places'];
  dayOf: RuleData['dayOf'];
}

/** Milliseconds between two alerts of a rule about a condition that still holds. */
const realertWindow = 24 * 3_600_000;

/**
 * Evaluates a slot that is due and notifies the supervisors, all in one transaction: the slot is
 * evaluated and its alert stored exactly once, whatever happens to this process. False if another
 * process has the slot, or the rule was changed.
 */
export async function runSlot(tx: WriteTx, due: DueSlot, parts: SlotParts): Promise<boolean> {
  const rule = await claimSlot(tx, due);
  if (rule === null) return false;
  const { trigger } = rule;
  const { slot } = due;
  const { now } = parts;
  await recordRuns(tx, due, missedRuns(trigger, slot, now), null);
  if (isInTime(trigger, slot, now)) {
    await recordRuns(tx, due, [slot], now);
    await evaluate(tx, rule, due, parts);
  }
  const next = slotAfter(trigger, slot, now);
  await scheduleRule(tx, due, next);
  if (trigger.kind === 'periodic') await storeNextRun(tx, due.alert_rule_id, next);
  return true;
}

async function evaluate(
  tx: WriteTx,
  rule: AlertRule,
  due: DueSlot,
  { now, newId, places, dayOf }: SlotParts,
): Promise<void> {
  const people = needsPeople(rule) ? await findScopePeople(tx, rule) : [];
  const results = evaluateRule(rule, { now, people, places, dayOf });
  const alerts = rule.type === 'periodic' ? [] : await advanceStates(tx, due, results, now);
  const subjects: AlertSubject[] =
    rule.type === 'periodic'
      ? [{ kind: 'place', tag_ids: rule.tag_ids }]
      : alerts.flatMap(({ result }) => result.subjects);
  if (subjects.length === 0) return;
  const recipients = recipientsOf(subjects, await findCandidates(tx));
  await storeAlert(tx, { rule, slot: due.slot, recipients, alerts, now, newId });
}

/** The results that lead to an alert, after their states were advanced. */
async function advanceStates(
  tx: WriteTx,
  due: DueSlot,
  results: readonly TargetResult[],
  now: number,
): Promise<RuleAlert[]> {
  const stateOf = await findStates(tx, due);
  const next = results.map((result) => ({
    result,
    ...advance(stateOf(result.target), result.finding, { now, window: realertWindow }),
  }));
  await storeStates(tx, due, new Map(next.map(({ result, state }) => [result.target, state])));
  return next.flatMap(({ result, effect }) => (effect === null ? [] : [{ result, effect }]));
}

function needsPeople({ trigger }: AlertRule): boolean {
  return (
    trigger.kind === 'aggregate_percent' ||
    (trigger.kind === 'conditional' && trigger.metric === 'days_since_last_measurement')
  );
}
