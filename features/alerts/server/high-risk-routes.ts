import { alertMessages as messages, changeHighRisk, dismissHighRisk } from '#alerts/contract';
import type { WriteTx } from '#packages/database';
import { bind, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { managedBy } from '#permissions/domain';
import { personScope } from '#tags/server';
import { millis } from './engine/scope-data.ts';
import { withFailed } from './answer-routes.ts';

/** Calls about high-risk measurements. */
export const highRiskCalls: Bound<Viewer>[] = [
  bind<typeof dismissHighRisk, Viewer>(dismissHighRisk, dismiss),
  bind<typeof changeHighRisk, Viewer>(changeHighRisk, change),
];

async function dismiss({ viewer, body, database }: Call<typeof dismissHighRisk, Viewer>) {
  const ids = [...new Set(body.ids.map((id) => id.toLowerCase()))];
  const done = await database.write(viewer, async (tx) => {
    const logs = await lockVisible(tx, viewer, ids);
    const allowed = logs.filter(({ isManaged }) => isManaged);
    for (const { id, active } of allowed) {
      if (!active) continue;
      await tx.query(
        `update compliance_high_risk_measurement_logs set active = false, is_open = false,
           realert_at = null, dismissed_open = is_open, dismissed_realert_at = realert_at
         where org_id = $1 and compliance_high_risk_measurement_log_id = $2`,
        [tx.org_id, id],
      );
      tx.audit({ action: 'dismiss', entity: 'high_risk_log', entity_id: id, summary: '' });
    }
    return allowed.map(({ id }) => id);
  });
  return withFailed(ids, done, () => messages.noHighRisk);
}

async function change({
  viewer,
  params,
  body,
  database,
  now,
}: Call<typeof changeHighRisk, Viewer>) {
  const id = params.id.toLowerCase();
  await database.write(viewer, async (tx) => {
    const [log] = await lockVisible(tx, viewer, [id]);
    const isOwn = log?.user_id === viewer.user_id;
    if (log === undefined) throw new HttpError('NOT_FOUND', { message: messages.noHighRisk });
    const isForSupervisors = body.supervisor_called !== undefined;
    if (!log.isManaged && (isForSupervisors || !isOwn)) {
      throw new HttpError('FORBIDDEN', { message: messages.onlySupervisor });
    }
    if (!log.active) throw new HttpError('CONFLICT', { message: messages.riskDismissed });
    const { time: given, ...flags } = body;
    // The clock of a device may be wrong.
    const done = Math.min(now(), Math.max(log.created, given ? Date.parse(given) : now()));
    const time = new Date(done).toISOString();
    await tx.query(
      `update compliance_high_risk_measurement_logs
       set survey_completed = coalesce($3, survey_completed),
         guidance_read = coalesce($4, guidance_read),
         supervisor_called = coalesce($5, supervisor_called),
         drink_logged = coalesce($6, drink_logged),
         action_times = ($7::jsonb || action_times) - $8::text[]
       where org_id = $1 and compliance_high_risk_measurement_log_id = $2`,
      [
        ...[tx.org_id, id, body.survey_completed ?? null],
        ...[body.guidance_read ?? null, body.supervisor_called ?? null, body.drink_logged ?? null],
        // The first time of an action stays until the action is taken back.
        JSON.stringify(Object.fromEntries(flagsWith(flags, true).map((flag) => [flag, time]))),
        flagsWith(flags, false),
      ],
    );
    const summary = Object.keys(flags).join(', ');
    tx.audit({ action: 'change', entity: 'high_risk_log', entity_id: id, summary });
  });
  return { id };
}

/** The flags of a change that have a value. */
function flagsWith(change: Readonly<Record<string, unknown>>, value: boolean): string[] {
  return Object.keys(change).filter((flag) => change[flag] === value);
}

interface VisibleLog {
  id: string;
  user_id: string;
  active: boolean;
  /** Milliseconds since 1970. */
  created: number;
  /** The viewer manages the person. */
  isManaged: boolean;
}

/** Logs of people whose tests the viewer may see, locked. */
function lockVisible(tx: WriteTx, viewer: Viewer, ids: readonly string[]): Promise<VisibleLog[]> {
  return findVisible(tx, viewer, ids, 'for update');
}

/** Logs of people whose tests the viewer may see. */
export async function findVisible(
  tx: WriteTx,
  viewer: Viewer,
  ids: readonly string[],
  lock: 'for update' | '' = '',
): Promise<VisibleLog[]> {
  const values: unknown[] = [tx.org_id, ids];
  const param = (value: unknown) => `$${String(values.push(value))}`;
  const { everybody, tag_ids } = managedBy(viewer);
  const managed = everybody
    ? 'true'
    : `exists (select from user_tags as w where w.org_id = r.org_id and w.user_id = r.user_id
         and w.tag_id = any(${param(tag_ids)}::uuid[]))`;
  const { rows } = await tx.query<VisibleLog>(
    `select r.compliance_high_risk_measurement_log_id as id, r.user_id, r.active,
       ${millis('r.created_time')} as created, ${managed} as "isManaged"
     from compliance_high_risk_measurement_logs as r
     where r.org_id = $1 and r.compliance_high_risk_measurement_log_id = any($2::uuid[])
       and ${personScope(viewer, 'view_measure', 'r.user_id', param)}
     order by r.compliance_high_risk_measurement_log_id ${lock}`,
    values,
  );
  return rows;
}
