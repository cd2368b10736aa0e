import type { AlertRule } from '#alerts/contract';
import {
  isInTime,
  missedRuns,
  needsPeople,
  recipientsOf,
  slotAfter,
  stepRule,
  targetOf,
  unreachedPause,
  withoutAlert,
} from '#alerts/domain';
import type { AlertSubject, RuleData, StepAlert } from '#alerts/domain';
import type { WriteTx } from '#packages/database';
import type { NewId } from '#packages/kit';
import { storeAlert, triggerOf } from './alert-store.ts';
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
  publicUrl: string;
  /** An SMS service is configured. */
  isSmsSent: boolean;
  /** The weather of the rule's places, read before the transaction. */
  places: RuleData['places'];
}

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
  parts: SlotParts,
): Promise<void> {
  const { now, places } = parts;
  const filter = { tag_ids: rule.tag_ids, user_ids: null };
  const people = needsPeople(rule.trigger) ? await findScopePeople(tx, filter) : [];
  const stateOf = await findStates(tx, due);
  const { states, alerts } = stepRule(rule.trigger, { now, people, places }, stateOf);
  const kept = new Map(states);
  for (const alert of alerts) {
    if (await notify(tx, rule, due, parts, alert)) continue;
    // People who sign in later are notified.
    for (const { target } of alert.results) {
      const state = states.get(target);
      if (state === undefined) continue;
      kept.set(target, withoutAlert(stateOf(target), state, now + unreachedPause));
    }
  }
  await storeStates(tx, due, kept);
}

/** Stores an alert. False if it reaches nobody. */
async function notify(
  tx: WriteTx,
  rule: AlertRule,
  { slot }: DueSlot,
  { now, newId, publicUrl, isSmsSent }: SlotParts,
  { reason, results }: StepAlert,
): Promise<boolean> {
  const about: AlertSubject[] =
    reason === 'reminder'
      ? [{ kind: 'place', tag_ids: rule.tag_ids }]
      : results.flatMap(({ subjects }) => subjects);
  const candidates = await findCandidates(tx);
  const alert = {
    ...{ compliance_alert_log_id: newId(), origin: 'rule' as const, issued_by: null },
    ...{ alert_rule_id: rule.alert_rule_id, slot, reason, message: '' },
    ...{ trigger: triggerOf(rule.trigger), tag_ids: rule.tag_ids, channels: rule.channels },
    targets: results.map((result) => targetOf(rule.trigger, result)),
    recipients: recipientsOf(about, candidates),
  };
  await storeAlert(tx, alert, { now, newId, publicUrl, isSmsSent, candidates });
  return alert.recipients.user_ids.length > 0;
}
