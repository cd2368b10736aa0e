import type { AlertRule } from '#alerts/contract';
import {
  isInTime,
  isWeatherMetric,
  missedRuns,
  needsPeople,
  recipientsOf,
  slotAfter,
  stepRule,
  targetOf,
  unreachedPause,
  withoutAlert,
} from '#alerts/domain';
import type {
  AlertSubject,
  Candidate,
  RuleData,
  ScopePerson,
  StepAlert,
  TargetState,
} from '#alerts/domain';
import type { WriteTx } from '#packages/database';
import type { NewId } from '#packages/kit';
import type { RosterState } from '#rosters/server';
import { findRosterState } from '#rosters/server';
import { storeAlerts, triggerOf } from './alert-store.ts';
import type { NewAlert } from './alert-store.ts';
import { offShift } from './roster-scope.ts';
import { findCandidates, findScopePeople } from './scope-data.ts';
import {
  claimSlots,
  findStates,
  recordRuns,
  scheduleRules,
  storeNextRuns,
  storeStates,
} from './slot-store.ts';
import type { ClaimedSlot, DueSlot } from './slot-store.ts';

export interface SlotParts {
  /** Milliseconds since 1970. */
  now: number;
  newId: NewId;
  publicUrl: string;
  /** An SMS service is configured. */
  isSmsSent: boolean;
  /** The weather of the places of a rule, read before the transaction. */
  placesOf: (alert_rule_id: string) => RuleData['places'];
}

/**
 * Evaluates slots of one organisation that are due and notifies the supervisors, all in one
 * transaction: each slot is evaluated and its alert stored exactly once, whatever happens to this
 * process. Slots that another process has, or whose rule was changed, are left out.
 *
 * @returns the number of evaluated slots
 */
export async function runSlots(
  tx: WriteTx,
  due: readonly DueSlot[],
  parts: SlotParts,
): Promise<number> {
  const claimed = await claimSlots(tx, due);
  if (claimed.length === 0) return 0;
  const { now } = parts;
  const inTime = claimed.filter(({ rule, slot }) => isInTime(rule.trigger, slot, now));
  const missed = claimed.flatMap(({ rule, slot, ...of }) =>
    missedRuns(rule.trigger, slot, now).map((time) => ({ ...of, slot: time, ran_at: null })),
  );
  const evaluated = inTime.map(({ rule: _rule, ...of }) => ({ ...of, ran_at: now }));
  await recordRuns(tx, [...missed, ...evaluated], now);
  await evaluate(tx, inTime, parts);
  const next = claimed.map(({ rule, slot, ...of }) => ({
    ...{ ...of, kind: rule.trigger.kind, due: slotAfter(rule.trigger, slot, now) },
  }));
  await scheduleRules(tx, next);
  await storeNextRuns(
    tx,
    next.filter(({ kind }) => kind === 'periodic'),
  );
  return claimed.length;
}

async function evaluate(
  tx: WriteTx,
  slots: readonly ClaimedSlot[],
  parts: SlotParts,
): Promise<void> {
  if (slots.length === 0) return;
  const { now, placesOf } = parts;
  const usesRoster = slots.some(({ rule }) => rule.use_roster);
  const roster = usesRoster ? await findRosterState(tx, now) : null;
  const peopleOf = await findPeopleOf(tx, slots, roster);
  const statesOf = await findStates(tx, slots);
  const candidates = await findCandidates(tx);
  const alerts: NewAlert[] = [];
  const states = slots.flatMap(({ rule, slot, alert_rule_id, version }) => {
    const people = peopleOf(rule);
    // The state stays as it is while nobody works.
    if (isRostered(rule, roster) && isWeatherMetric(rule.trigger) && people.length === 0) return [];
    const places = placesOf(alert_rule_id);
    const stateOf = statesOf(alert_rule_id);
    const step = stepRule(rule.trigger, { now, people, places }, stateOf);
    const ofRule = new Map<string, TargetState>(step.states);
    for (const found of step.alerts) {
      const alert = alertOf(rule, slot, found, { candidates, roster, newId: parts.newId });
      alerts.push(alert);
      if (alert.recipients.user_ids.length > 0) continue;
      // People who sign in later are notified.
      for (const { target } of found.results) {
        const state = step.states.get(target);
        if (state === undefined) continue;
        ofRule.set(target, withoutAlert(stateOf(target), state, now + unreachedPause));
      }
    }
    return [{ alert_rule_id, version, states: ofRule }];
  });
  await storeAlerts(tx, alerts, { ...parts, candidates });
  await storeStates(tx, states);
}

/** A rule counts only people on shift; where rosters are switched off, everybody. */
function isRostered(rule: AlertRule, roster: RosterState | null): roster is RosterState {
  return rule.use_roster && roster !== null;
}

/**
 * The people of each rule that reads their tests or asks who is on shift. Rules with the same scope
 * share them.
 */
async function findPeopleOf(
  tx: WriteTx,
  slots: readonly ClaimedSlot[],
  roster: RosterState | null,
): Promise<(rule: AlertRule) => readonly ScopePerson[]> {
  const found = new Map<string, ScopePerson[]>();
  const isNeeded = (rule: AlertRule) => needsPeople(rule.trigger) || isRostered(rule, roster);
  const keyOf = ({ tag_ids }: AlertRule) => tag_ids.toSorted().join(' ');
  for (const { rule } of slots) {
    if (!isNeeded(rule) || found.has(keyOf(rule))) continue;
    const filter = { tag_ids: rule.tag_ids, user_ids: null };
    found.set(keyOf(rule), await findScopePeople(tx, filter));
  }
  return (rule) => {
    const people = isNeeded(rule) ? (found.get(keyOf(rule)) ?? []) : [];
    if (!isRostered(rule, roster)) return people;
    return people.filter(({ user_id }) => roster.onShift.has(user_id));
  };
}

interface AlertData {
  candidates: readonly Candidate[];
  /** Null if no rule asks for it, or rosters are switched off. */
  roster: RosterState | null;
  newId: NewId;
}

/** The alert that follows from a slot, with its recipients. */
function alertOf(
  rule: AlertRule,
  slot: number,
  { reason, results }: StepAlert,
  { candidates, roster, newId }: AlertData,
): NewAlert {
  const about: AlertSubject[] =
    reason === 'reminder'
      ? [{ kind: 'place', tag_ids: rule.tag_ids }]
      : results.flatMap(({ subjects }) => subjects);
  return {
    ...{ compliance_alert_log_id: newId(), origin: 'rule' as const, issued_by: null },
    ...{ alert_rule_id: rule.alert_rule_id, slot, reason, message: '' },
    ...{ trigger: triggerOf(rule.trigger), tag_ids: rule.tag_ids, channels: rule.channels },
    targets: results.map((result) => targetOf(rule.trigger, result)),
    recipients: recipientsOf(about, candidates, offShift(rule, roster)),
  };
}
