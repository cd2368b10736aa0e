import type { StatusTrigger } from '#alerts/contract';
import { isAtLevel, recipientsOf, stepStatus, unreachedPause } from '#alerts/domain';
import type { FollowStep, ScopePerson } from '#alerts/domain';
import type { WriteTx } from '#packages/database';
import type { NewId } from '#packages/kit';
import { findRosterState } from '#rosters/server';
import type { RosterState } from '#rosters/server';
import { storeAlerts, triggerOf } from './alert-store.ts';
import type { NewAlert } from './alert-store.ts';
import {
  findDueLogs,
  findFollowed,
  insertLog,
  lockOpenLogs,
  lockStatusRules,
  recordSurveys,
  takeTestedPeople,
  updateLog,
} from './high-risk-store.ts';
import type { FollowedLog, NewLog, StatusRule } from './high-risk-store.ts';
import { countsNow, offShift } from './roster-scope.ts';
import { findCandidates, findScopePeople, testTargetOf } from './scope-data.ts';
import { endSettledAlerts, isAlertOn } from './settled-alerts.ts';
import { sendTagNotices } from './tag-notices.ts';
import type { RuleAlert } from './tag-notices.ts';

export interface FollowParts {
  /** Milliseconds since 1970. */
  now: number;
  newId: NewId;
  publicUrl: string;
  /** An SMS service is configured. */
  isSmsSent: boolean;
}

/** People that one transaction evaluates. */
export const mostPeople = 200;

/**
 * Evaluates the status rules of an organisation and the dehydration notifications of its tags for the
 * people with new tests, and for those whose alert is repeated now. Several people of a rule are one
 * alert.
 *
 * @param user_id one person; null for everybody
 * @returns the number of people
 */
export async function followTests(
  tx: WriteTx,
  parts: FollowParts,
  user_id: string | null = null,
): Promise<number> {
  const taken = { now: parts.now, most: mostPeople, user_id };
  const tested = await takeTestedPeople(tx, taken);
  const due = await findDueLogs(tx, taken);
  const user_ids = [...new Set([...tested, ...due])].toSorted();
  if (user_ids.length === 0) return 0;
  // Rules first: saving one locks it before anything else.
  const rules = await lockStatusRules(tx);
  const logs = await lockOpenLogs(tx, user_ids);
  await endUnfollowed(tx, rules, logs);
  const followed = await findFollowed(tx, user_ids);
  const isOn = await isAlertOn(tx);
  const usesRoster = rules.some((rule) => rule.use_roster);
  const roster = usesRoster ? await findRosterState(tx, parts.now) : null;
  const ruleAlerts: RuleAlert[] = [];
  for (const rule of rules) {
    const people = await findScopePeople(tx, { tag_ids: rule.tag_ids, user_ids });
    ruleAlerts.push(...(await follow(tx, rule, { people, logs, followed, isOn, roster }, parts)));
  }
  const noticed = await sendTagNotices(tx, user_ids, { ...parts, isOn, ruleAlerts });
  await recordSurveys(tx, user_ids, parts.now);
  const known = new Set([...logs.map(({ user_id }) => user_id), ...noticed]);
  await endSettledAlerts(tx, { user_ids: [...known] }, parts.now);
  return user_ids.length;
}

/** Logs of rules that are off, or whose level is now above that of the log, end. */
async function endUnfollowed(
  tx: WriteTx,
  rules: readonly StatusRule[],
  logs: readonly FollowedLog[],
): Promise<void> {
  for (const log of logs) {
    if (rules.some((rule) => isFollowed(rule, log))) continue;
    await updateLog(tx, log.id, { is_open: false, realert_at: null });
  }
}

/** A log goes on in the next version of its rule. */
function isFollowed(rule: StatusRule, { alert_rule_id, level }: FollowedLog): boolean {
  const trigger = rule.trigger as StatusTrigger;
  return rule.alert_rule_id === alert_rule_id && isAtLevel(level, trigger.level);
}

interface FollowData {
  people: readonly ScopePerson[];
  logs: readonly FollowedLog[];
  followed: ReadonlySet<string>;
  /** Alerts are switched on. Otherwise known cases are followed without any alert. */
  isOn: boolean;
  /** Null if no rule asks for it, or rosters are switched off. */
  roster: RosterState | null;
}

/** Returns the alert that was sent, if there was one. */
async function follow(
  tx: WriteTx,
  rule: StatusRule,
  { people, logs, followed, isOn, roster }: FollowData,
  parts: FollowParts,
): Promise<RuleAlert[]> {
  const { alert_rule_id, version } = rule;
  const trigger = triggerOf(rule.trigger) as StatusTrigger;
  const ofRule = logs.filter((log) => isFollowed(rule, log));
  for (const log of ofRule) {
    if (log.version !== version) await updateLog(tx, log.id, { version });
  }
  // A case that is known goes on off shift, but is not alerted again.
  const counted = people.filter(
    (person) =>
      countsNow(rule, person, roster) || ofRule.some(({ user_id }) => user_id === person.user_id),
  );
  const { steps, alerting: found } = stepStatus(
    trigger,
    counted.map((person) => ({
      person,
      log: ofRule.find(({ user_id }) => user_id === person.user_id) ?? null,
      isKnown: followed.has(`${alert_rule_id} ${person.newest?.measurement_id ?? ''}`),
    })),
    parts.now,
  );
  const alerting = found.filter((person) => countsNow(rule, person, roster));
  const added: Omit<NewLog, 'compliance_alert_log_id'>[] = [];
  for (const { person, log, step } of steps) {
    if (log !== null) await storeStep(tx, log, step, parts.now);
    if (step.kind !== 'open') continue;
    added.push({
      ...{ id: parts.newId(), alert_rule_id, version, user_id: person.user_id },
      ...{ ori_measurement_id: step.ori_measurement_id, level: step.level },
      realert_at: step.realert_at,
    });
  }
  // A person who left the scope, or was hidden, is not followed any more.
  const inScope = new Set(people.map(({ user_id }) => user_id));
  for (const { id, user_id } of ofRule) {
    if (!inScope.has(user_id)) await updateLog(tx, id, { is_open: false, realert_at: null });
  }
  if (alerting.length === 0 || !isOn) return [];
  const compliance_alert_log_id = parts.newId();
  const candidates = await findCandidates(tx);
  const subjects = alerting.map((person) => ({ kind: 'person' as const, person }));
  const recipients = recipientsOf(subjects, candidates, offShift(rule, roster));
  const alert: NewAlert = {
    ...{ compliance_alert_log_id, origin: 'rule', issued_by: null, alert_rule_id, slot: null },
    ...{ reason: 'now', message: '', trigger, tag_ids: rule.tag_ids, channels: rule.channels },
    targets: alerting.flatMap(testTargetOf),
    recipients,
  };
  await storeAlerts(tx, [alert], { ...parts, candidates });
  // An alert that reached nobody is tried again soon, for people who sign in meanwhile.
  const latest = recipients.user_ids.length > 0 ? Infinity : parts.now + unreachedPause;
  for (const log of added) {
    const realert_at = Math.min(log.realert_at, latest);
    await insertLog(tx, { ...log, compliance_alert_log_id, realert_at }, parts.now);
  }
  for (const { log, step } of steps) {
    if (log === null || step.kind !== 'persist' || !step.isAlert) continue;
    if ((step.realert_at ?? 0) > latest) await updateLog(tx, log.id, { realert_at: latest });
  }
  return [alert];
}

async function storeStep(
  tx: WriteTx,
  { id, re_measurement_id, realert_at, level }: FollowedLog,
  step: FollowStep,
  now: number,
): Promise<void> {
  switch (step.kind) {
    case 'none':
    case 'open':
      return;
    case 'withdraw':
      await updateLog(tx, id, { is_open: false, active: false, realert_at: null });
      return;
    case 'clear':
      await updateLog(tx, id, {
        ...{ is_open: false, realert_at: null, cleared_time: now },
        re_measurement_id: step.re_measurement_id,
      });
      return;
    case 'persist': {
      const { kind: _kind, isAlert: _isAlert, ...change } = step;
      const isSame =
        change.re_measurement_id === re_measurement_id && change.realert_at === realert_at;
      if (!isSame || change.level !== level) await updateLog(tx, id, change);
    }
  }
}
