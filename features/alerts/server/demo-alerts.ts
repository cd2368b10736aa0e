import type { AlertRuleFields, AlertTrigger } from '#alerts/contract';
import { defaultChannels, firstSlot } from '#alerts/domain';
import type { AlertTarget } from '#alerts/domain';
import { boundsOfBaseline, hydrationStatus } from '#hydration/domain';
import type { WriteTx } from '#packages/database';
import type { DemoSite } from '#packages/feature/server';
import { storeRule } from './alert-rule-store.ts';
import { scheduleRules } from './engine/slot-store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Milliseconds between the tests of two shifts of a person, at least. */
const shiftPause = 10 * 60 * minute;
/** Days that are searched for cases. */
const daysBack = 14;
/** Newest cases that are still open, and the earlier ones that a better re-test cleared. */
const [openCases, clearedCases] = [2, 4];

/** Adds the alert rules of the demo, and the newest alerts about severe dehydration. */
export async function addDemoAlerts(tx: WriteTx, site: DemoSite): Promise<void> {
  for (const rule of rulesOf(site)) {
    const slot = firstSlot(rule.trigger, site.now);
    const { version } = await storeRule(tx, rule, {
      next_run_at: rule.type === 'periodic' && slot !== null ? new Date(slot).toISOString() : null,
      created_time: site.created_time,
    });
    await scheduleRules(tx, [{ alert_rule_id: rule.alert_rule_id, version, due: slot }]);
  }
  const cases = await findCases(tx, site);
  const open = cases.filter(({ next, time }) => next === null && time > site.now - day);
  const cleared = cases.filter(({ next }) => next !== null);
  for (const each of [...cleared.slice(-clearedCases), ...open.slice(-openCases)]) {
    await addCase(tx, site, each);
  }
}

function rulesOf({ idOf, tagId, zone, created_time }: DemoSite): AlertRuleFields[] {
  const everywhere = [
    ...['Haul truck driving', 'Survey', 'Drill and blast', 'Crusher maintenance'],
    ...['Shutdown welding', 'Ironbark pit', 'Process plant', 'Port stockyard'],
    'Balikpapan smelter',
  ].map(tagId);
  const rule = (name: string, trigger: AlertTrigger): AlertRuleFields => ({
    ...{ alert_rule_id: idOf(`alert rule ${name}`), enabled: true, use_roster: false },
    ...{ channels: defaultChannels, tag_ids: everywhere, type: trigger.kind, trigger },
    active: true,
  });
  return [
    rule(severeRule, severe),
    rule('hot day', {
      ...{ kind: 'conditional', metric: 'heat_index', operator_type: '>=', threshold: 40 },
      ...{ frequency_minutes: 60, enable_forecast: true, forecast_window_hours: 24 },
      notify_lead_time_hours: 12,
    }),
    rule('group', {
      ...{ kind: 'aggregate_percent', threshold: 25, window_hours: 24, min_samples: 20 },
      level_floor: 'moderate',
    }),
    rule('toolbox talk', {
      ...{ kind: 'periodic', start_at: created_time, end_at: null, timezone: zone },
      ...{ unit: 'week', every_n: 1, byweekday: 0b0000010 },
    }),
  ];
}

const severeRule = 'severe';
const severe = {
  ...{ kind: 'status' as const, level: 'severe' as const, realert_after_hours: 2 },
  actions: ['complete_survey' as const, 'read_guidance' as const, 'call_supervisor' as const],
};

interface Case {
  user_id: string;
  tag_ids: string[];
  measurement_id: string;
  value: number;
  time: number;
  /** The person's next better test; null if there is none yet. */
  next: { measurement_id: string; time: number } | null;
  manager_id: string;
}

interface Row extends Omit<Case, 'next'> {
  mean: number;
  count: number;
}

/**
 * The cases of the last days, the earliest first: of each period in which a person was severely
 * dehydrated the first test of its last shift.
 */
async function findCases(tx: WriteTx, { now, workerIds }: DemoSite): Promise<Case[]> {
  const { rows } = await tx.query<Row>(
    `select m.user_id, m.measurement_id, m.value, m.baseline_mean as mean,
       m.baseline_count as count, extract(epoch from m.created_time)::float8 * 1000 as time,
       array(select w.tag_id from user_tags as w
         where w.org_id = $1 and w.user_id = m.user_id order by w.tag_id) as tag_ids,
       (select p.user_id from permissions as p join user_tags as w using (org_id, tag_id)
        where p.org_id = $1 and w.user_id = m.user_id and p.active and p.access like '%manager%'
          and p.user_id <> m.user_id
        order by p.user_id limit 1) as manager_id
     from measurements as m
     where m.org_id = $1 and m.type = 'sosm' and m.valid and m.active
       and m.user_id = any($3::uuid[]) and m.created_time > $2
     order by m.user_id, m.created_time`,
    [tx.org_id, new Date(now - daysBack * day).toISOString(), workerIds],
  );
  const isSevere = ({ value, mean, count }: Row) =>
    hydrationStatus(value, boundsOfBaseline(mean, count)) === 'severe';
  const found = rows.flatMap((row, nth): Case[] => {
    if (!isSevere(row) || row.manager_id === null) return [];
    const ofPerson = (other: Row | undefined) => other?.user_id === row.user_id;
    const before = rows[nth - 1];
    const isSameShift = before !== undefined && row.time - before.time < shiftPause;
    if (isSameShift && ofPerson(before) && isSevere(before)) return [];
    const later = rows.slice(nth + 1).filter(ofPerson);
    const end = later.findIndex((other) => !isSevere(other));
    const period = [row, ...(end === -1 ? later : later.slice(0, end))];
    const isLastShift = period.every(
      ({ time }, index) => index === 0 || time - (period[index - 1]?.time ?? 0) < shiftPause,
    );
    return isLastShift ? [{ ...row, next: later[end] ?? null }] : [];
  });
  return found.toSorted((a, b) => a.time - b.time);
}

async function addCase(tx: WriteTx, site: DemoSite, each: Case): Promise<void> {
  const { idOf, tagId } = site;
  const { user_id, tag_ids, measurement_id, value, time, manager_id, next } = each;
  // Nobody has answered the open ones yet; of the others every action is done.
  const isDone = next !== null;
  const id = (key: string) => idOf(`${key} ${measurement_id}`, time);
  const created = new Date(time).toISOString();
  const after = (minutes: number) => new Date(time + minutes * minute).toISOString();
  const target: AlertTarget = {
    ...{ kind: 'test', user_id, tag_ids, measurement_id, status: 'severe', value, time },
  };
  const scope = [...new Set([...tag_ids, tagId('Day crew')])];
  await tx.query(
    `insert into compliance_alert_logs (org_id, compliance_alert_log_id, origin, alert_rule_id,
       reason, status, metadata, targets, created_time)
     values ($1, $2, 'rule', $3, 'now', 'sent', $4, $5, $6) on conflict do nothing`,
    [
      ...[tx.org_id, id('alert'), idOf(`alert rule ${severeRule}`)],
      JSON.stringify({
        ...{ message: '', tag_ids: scope, trigger: severe, channels: defaultChannels },
        ...{ reason: 'now', skipped: [], target_count: 1 },
      }),
      ...[JSON.stringify([target]), created],
    ],
  );
  await tx.query(
    `insert into compliance_user_alert_logs (org_id, compliance_user_alert_log_id,
       compliance_alert_log_id, user_id, is_urgent, state, acked_at, ack_via_channel, reminds_at,
       metadata, created_time)
     select $1, $2, $3, $4, true, $5, $6, case when $6::timestamptz is not null then 'push' end,
       null, $7, $8 on conflict do nothing`,
    [
      ...[tx.org_id, id('notice'), id('alert'), manager_id],
      isDone ? 'acknowledged' : 'sent',
      isDone ? new Date(time + (3 + (value % 6)) * minute).toISOString() : null,
      ...[JSON.stringify({ push: { at: created, ok: true } }), created],
    ],
  );
  await tx.query(
    `insert into compliance_high_risk_measurement_logs (org_id,
       compliance_high_risk_measurement_log_id, compliance_alert_log_id, alert_rule_id, version,
       user_id, ori_measurement_id, re_measurement_id, survey_completed, guidance_read,
       supervisor_called, drink_logged, action_times, level, is_open, cleared_time, created_time)
     values ($1, $2, $3, $4, 1, $5, $6, $7, $8, $8, $8, $8, $11, 'severe', not $8, $9, $10)
     on conflict do nothing`,
    [
      ...[tx.org_id, id('high risk'), id('alert'), idOf(`alert rule ${severeRule}`), user_id],
      ...[measurement_id, next?.measurement_id ?? null, isDone],
      ...[next === null ? null : new Date(next.time).toISOString(), created],
      JSON.stringify(
        isDone
          ? {
              supervisor_called: after(4 + (value % 5)),
              drink_logged: after(6 + (value % 5)),
              guidance_read: after(8 + (value % 7)),
              survey_completed: after(12 + (value % 30)),
            }
          : {},
      ),
    ],
  );
}
