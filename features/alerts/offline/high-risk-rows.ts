import { actionFlags, drinkFlag } from '#alerts/contract';
import type {
  ActionFlag,
  AlertLevel,
  AlertRule,
  AlertTrigger,
  StatusAction,
} from '#alerts/contract';
import { stateOfTest } from '#hydration/offline';
import { measurementIndex } from '#measurements/offline';
import { defineRead } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import { peopleById } from '#people/offline';
import { viewerOf } from '#permissions/offline';
import type { Strategy } from '#strategies/contract';
import { defaultPlan, strategyInForce } from '#strategies/domain';
import { tagsById } from '#tags/offline';
import { isManaged } from './alert-log-rows.ts';
import { nameOf } from './alert-people.ts';
import type { NamedTest } from './newest-test.ts';

const minute = 60_000;

/** An action of a high-risk measurement. */
export type ActionState = 'done' | 'open' | 'not_required';

/** A high-risk measurement with what the viewer may know about its person. */
export interface HighRiskRow {
  high_risk_id: string;
  alert_id: string | null;
  trigger: AlertTrigger | null;
  user_id: string;
  name: string;
  tags: string[];
  jobs: string[];
  locations: string[];
  tag_ids: string[];
  level: AlertLevel;
  /** Milliseconds since 1970. */
  created: number;
  /** Null if it is not in the copy. */
  test: NamedTest | null;
  retest: NamedTest | null;
  /** When the re-test is due; null if there is one, or the first test is not known. */
  due: number | null;
  actions: Record<StatusAction, ActionState>;
  /** When actions were recorded, milliseconds since 1970; null if it is not known. */
  action_times: Record<StatusAction, number | null>;
  /** When a drink was logged, milliseconds since 1970; null if none was. */
  drink: number | null;
  cleared: number | null;
  /** All required actions are done and a re-test is below the level. */
  isResolved: boolean;
  /** The viewer may dismiss it and record all actions. */
  isManaged: boolean;
  isOwn: boolean;
}

interface LogRow {
  compliance_high_risk_measurement_log_id: string;
  compliance_alert_log_id: string | null;
  alert_rule_id: string | null;
  user_id: string;
  ori_measurement_id: string;
  re_measurement_id: string | null;
  survey_completed: boolean;
  guidance_read: boolean;
  supervisor_called: boolean;
  /** ISO times by flag. */
  action_times: Partial<Record<ActionFlag | typeof drinkFlag, string>>;
  level: AlertLevel;
  cleared_time: string | null;
  active: boolean;
  created_time: string;
}

/** The high-risk measurements that are not dismissed, the newest first. */
export const highRiskList = defineRead({
  name: 'alerts.high_risk',
  tables: [
    ...(['compliance_high_risk_measurement_logs', 'compliance_alert_logs', 'alert_rules'] as const),
    ...(['measurements', 'users', 'tags', 'permissions', 'organisations', 'strategies'] as const),
  ],
  run(copy, _params: Record<string, never>, { user_id }): HighRiskRow[] {
    const viewer = viewerOf(copy, user_id);
    return [...copy.rows<LogRow>('compliance_high_risk_measurement_logs').values()]
      .filter(({ active }) => active)
      .sort((a, b) => b.created_time.localeCompare(a.created_time))
      .map((log) => {
        const { tag_ids = [] } = peopleById(copy).get(log.user_id) ?? {};
        const trigger = triggerOf(copy, log);
        const [test, retest] = [testOf(copy, log.ori_measurement_id), retestOf(copy, log)];
        const actions = actionsOf(log, trigger);
        const isDone = Object.values(actions).every((state) => state !== 'open');
        return {
          high_risk_id: log.compliance_high_risk_measurement_log_id,
          ...{ alert_id: log.compliance_alert_log_id, trigger, level: log.level, test, retest },
          ...{ user_id: log.user_id, name: nameOf(copy, log.user_id, 'Unknown person'), tag_ids },
          ...namesOf(copy, tag_ids),
          created: Date.parse(log.created_time),
          due: retest === null && test !== null ? test.time + pauseOf(copy, log.user_id) : null,
          actions,
          ...{ action_times: timesOf(log), drink: timeOf(log, drinkFlag) },
          cleared: log.cleared_time === null ? null : Date.parse(log.cleared_time),
          isResolved: isDone && log.cleared_time !== null,
          isManaged: isManaged(viewer, tag_ids),
          isOwn: log.user_id === user_id,
        };
      });
  },
});

/** The trigger when the alert was sent: the rule may have changed since. */
function triggerOf(
  copy: Copy,
  { compliance_alert_log_id, alert_rule_id }: LogRow,
): AlertTrigger | null {
  const alert = copy
    .rows<{ metadata: { trigger: AlertTrigger | null } }>('compliance_alert_logs')
    .get(compliance_alert_log_id ?? '');
  const rule = copy.rows<AlertRule>('alert_rules').get(alert_rule_id ?? '');
  return alert?.metadata.trigger ?? rule?.trigger ?? null;
}

function actionsOf(log: LogRow, trigger: AlertTrigger | null): HighRiskRow['actions'] {
  // Without its rule every action may be required.
  const isRequired = (action: StatusAction) =>
    trigger?.kind !== 'status' || trigger.actions.includes(action);
  const stateOf = (action: StatusAction): ActionState => {
    if (log[actionFlags[action]]) return 'done';
    return isRequired(action) ? 'open' : 'not_required';
  };
  return {
    complete_survey: stateOf('complete_survey'),
    read_guidance: stateOf('read_guidance'),
    call_supervisor: stateOf('call_supervisor'),
  };
}

function timesOf(log: LogRow): HighRiskRow['action_times'] {
  return {
    complete_survey: timeOf(log, actionFlags.complete_survey),
    read_guidance: timeOf(log, actionFlags.read_guidance),
    call_supervisor: timeOf(log, actionFlags.call_supervisor),
  };
}

function timeOf({ action_times }: LogRow, flag: keyof LogRow['action_times']): number | null {
  const time = action_times[flag];
  return time === undefined ? null : Date.parse(time);
}

function testOf(copy: Copy, measurement_id: string): NamedTest | null {
  const index = measurementIndex(copy);
  const slot = index.slotOf(measurement_id);
  if (slot < 0) return null;
  const [time, value] = [index.created[slot] ?? 0, index.value[slot] ?? 0];
  return { measurement_id, time, value, state: stateOfTest(copy, slot) };
}

function retestOf(copy: Copy, { re_measurement_id }: LogRow): NamedTest | null {
  return re_measurement_id === null ? null : testOf(copy, re_measurement_id);
}

/** Milliseconds until a person should be tested again, by the strategy that applies to them. */
function pauseOf(copy: Copy, user_id: string): number {
  const { tag_ids = [] } = peopleById(copy).get(user_id) ?? {};
  const strategies = [...copy.rows<Strategy>('strategies').values()];
  const plan = strategyInForce(strategies, { user_id, tag_ids }) ?? defaultPlan;
  return plan.retest_after_minutes * minute;
}

function namesOf(copy: Copy, tag_ids: readonly string[]) {
  const tags = tag_ids.flatMap((tag_id) => tagsById(copy).get(tag_id) ?? []);
  const ofType = (type: string) =>
    tags
      .filter((tag) => tag.type === type && tag.active)
      .map(({ name }) => name)
      .sort();
  return { tags: ofType('default'), jobs: ofType('job'), locations: ofType('location') };
}
