import { saveAlertRule } from '#alerts/contract';
import type { AlertRule, AlertRuleFields, AlertTrigger } from '#alerts/contract';
import { alertMessages as messages } from '#alerts/contract';
import { firstSlot, roundedStart, scopeProblems } from '#alerts/domain';
import type { ScopeTag } from '#alerts/domain';
import { changesOf } from '#packages/database';
import type { AuditChange, WriteTx } from '#packages/database';
import { bind, fieldError, HttpError, requireRowId } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { scheduleRules } from './engine/slot-store.ts';
import {
  findRule,
  isRuleTooMany,
  isStored,
  lockScope,
  storeDeletion,
  storeRule,
} from './alert-rule-store.ts';

/** Rules of an organisation that are not deleted: each one costs time of the engine. */
const mostRules = 200;

/** Calls of admins about alert rules. */
export const alertRuleCalls: Bound<Viewer>[] = [
  bind<typeof saveAlertRule, Viewer>(saveAlertRule, save),
];

async function save({
  viewer,
  body,
  database,
  now,
}: Call<typeof saveAlertRule, Viewer>): Promise<AlertRule> {
  const fields: AlertRuleFields = {
    ...body,
    alert_rule_id: body.alert_rule_id.toLowerCase(),
    tag_ids: [...new Set(body.tag_ids.map((tag_id) => tag_id.toLowerCase()))],
    trigger: roundedTrigger(body.trigger),
  };
  const time = now();
  const by = { org_id: viewer.org_id, actor_user_id: viewer.user_id };
  await database.write(by, async (tx) => {
    // A rule whose job was deleted can still be switched off and deleted.
    if (fields.active && fields.enabled) {
      await refusePastEnd(tx, fields, time);
      requireScope(fields, await lockScope(tx, fields.tag_ids));
    }
    if (fields.active && (await isRuleTooMany(tx, fields.alert_rule_id, mostRules))) {
      throw new HttpError('INVALID', { message: messages.manyRules });
    }
    // A repeated call must not start the rule again: its alert would be sent twice.
    if (await isStored(tx, fields)) return;
    const before = await findRule(tx, fields.alert_rule_id);
    const slot = fields.active && fields.enabled ? firstSlot(fields.trigger, time) : null;
    const isPeriodic = fields.type === 'periodic';
    const times = {
      next_run_at: isPeriodic && slot !== null ? new Date(slot).toISOString() : null,
      created_time: new Date(time).toISOString(),
    };
    const kept = await storeDeletion(tx, fields, times);
    const { version, isNew } =
      kept === null ? await storeRule(tx, fields, times) : { version: kept, isNew: false };
    await scheduleRules(tx, [{ alert_rule_id: fields.alert_rule_id, version, due: slot }]);
    if (isNew) requireRowId('alert_rule_id', fields.alert_rule_id);
    const action = fields.active ? (isNew ? 'create' : 'change') : 'delete';
    const summary = `${fields.type}${fields.enabled ? '' : ', off'}`;
    const changes = before === null ? [] : changesOfRule(before, fields);
    const about = { entity: 'alert_rule', entity_id: fields.alert_rule_id };
    tx.audit({ action, ...about, summary, changes });
  });
  // The time of the change is known after the commit.
  const rule = await database.read(viewer.org_id, (tx) => findRule(tx, fields.alert_rule_id));
  if (rule === null) throw new Error('The rule was not stored');
  return rule;
}

/** What changed about a rule; its next run is a consequence. */
function changesOfRule(before: AlertRule, after: AlertRuleFields): AuditChange[] {
  const keys = new Set([...Object.keys(before.trigger), ...Object.keys(after.trigger)]);
  keys.delete('next_run_at');
  return [
    ...changesOf(before, after, ['enabled', 'use_roster', 'channels', 'tag_ids', 'active']),
    ...changesOf(before.trigger, after.trigger, [...keys]).map((change) => ({
      ...change,
      field: `trigger.${change.field}`,
    })),
  ];
}

/**
 * A trigger whose start is rounded up as in the form.
 *
 * @throws HttpError if the start is then after the end
 */
export function roundedTrigger(trigger: AlertTrigger): AlertTrigger {
  if (trigger.kind !== 'periodic') return trigger;
  const start = roundedStart(Date.parse(trigger.start_at));
  if (start === Date.parse(trigger.start_at)) return trigger;
  if (trigger.end_at !== null && Date.parse(trigger.end_at) < start) {
    throw fieldError('trigger.end_at', messages.endFirst);
  }
  return { ...trigger, start_at: new Date(start).toISOString() };
}

/**
 * Refuses an end that is over. A rule that has ended keeps its end, so that it can be restored.
 *
 * @throws HttpError if a new end is in the past
 */
async function refusePastEnd(
  tx: WriteTx,
  { alert_rule_id, trigger }: AlertRuleFields,
  now: number,
): Promise<void> {
  if (trigger.kind !== 'periodic' || trigger.end_at === null) return;
  const end = Date.parse(trigger.end_at);
  if (end > now) return;
  const stored = (await findRule(tx, alert_rule_id))?.trigger;
  const before = stored?.kind === 'periodic' ? stored.end_at : null;
  if (before === null || Date.parse(before) !== end) {
    throw fieldError('trigger.end_at', messages.endPast);
  }
}

/**
 * Checks the jobs and locations of a rule.
 *
 * @param tags the active ones of its jobs and locations
 * @throws HttpError if one is missing, gone, or has no coordinates but needs them
 */
export function requireScope(
  { trigger, tag_ids }: Pick<AlertRuleFields, 'trigger' | 'tag_ids'>,
  tags: readonly ScopeTag[],
): void {
  const isGone = tags.length < tag_ids.length;
  const errors = {
    ...scopeProblems(trigger, tags),
    ...(isGone && { tag_ids: messages.tagUnknown }),
  };
  const [message] = Object.values(errors);
  if (message !== undefined) throw new HttpError('INVALID', { message, errors });
}
