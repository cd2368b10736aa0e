import { newId, writeIn } from '#apps/server/testing';
import type { Cell, Recipe, Recipes } from '#apps/server/testing';

const channels = { push: true, email: false, sms: false, webhook: false };

/** The calls about alert rules and alerts. */
export const recipes: Recipes = {
  'alert.save_rule: a new alert rule': () => ({
    body: {
      ...{ alert_rule_id: newId(), enabled: false, use_roster: false, active: true },
      ...{ tag_ids: [], type: 'status', channels },
      trigger: { kind: 'status', level: 'moderate', realert_after_hours: 4, actions: [] },
    },
  }),
  'alert.find_runs: the runs of all rules': () => ({}),
  'alert.rehearse_rule: a reminder for a new job and location': async (cell) => ({
    body: { tag_ids: await addScope(cell), trigger: reminder },
  }),
  "alert.send: about the day crew of the person's organisation": ({ fixture, target }) => ({
    body: { compliance_alert_log_id: newId(), message: newId(), tag_ids: [fixture.dayOf(target)] },
    about: everybody({ fixture }),
  }),
  "alert.find_recipients: about the day crew of the person's organisation": ({
    fixture,
    target,
  }) => ({
    body: { tag_ids: [fixture.dayOf(target)] },
    about: everybody({ fixture }),
  }),
  'alert.acknowledge: an alert sent to the person': async (cell) => ({
    body: { ids: [(await addAlert(cell)).notice], channel: 'push' },
  }),
  "alert.remind: of an alert about the day crew of the person's organisation": async (cell) => ({
    body: { ids: [(await addAlert(cell)).notice] },
  }),
  "alert.dismiss_notice: of an alert about the day crew of the person's organisation": async (
    cell,
  ) => ({
    path: `/v3/alert/user-log/${(await addAlert(cell, newId())).notice}`,
    about: [lastRecipient],
  }),
  "alert.dismiss: an alert about the day crew of the person's organisation": async (cell) => ({
    path: `/v3/alert/log/${(await addAlert(cell)).alert}`,
  }),
  'alert.change_high_risk: the guidance of a log of the person': async (cell) => ({
    path: `/v3/alert/high-risk-measurement/${await addLog(cell)}`,
    body: { guidance_read: true },
  }),
  'alert.dismiss_high_risk: a log of the person': async (cell): Promise<Recipe> => ({
    body: { ids: [await addLog(cell)] },
  }),
  "alert.restore: an alert about the day crew of the person's organisation": async (cell) => {
    const { alert } = await addAlert(cell);
    await dismiss(cell, 'compliance_alert_logs', alert);
    return { body: { alert_ids: [alert] } };
  },
  "alert.restore: a notice of an alert about the day crew of the person's organisation": async (
    cell,
  ) => {
    const { notice } = await addAlert(cell, newId());
    await dismiss(cell, 'compliance_user_alert_logs', notice);
    return { body: { user_alert_ids: [notice] }, about: [lastRecipient] };
  },
  'alert.restore: a log of the person': async (cell) => {
    const id = await addLog(cell);
    await dismiss(cell, 'compliance_high_risk_measurement_logs', id);
    return { body: { high_risk_ids: [id] } };
  },
};

const reminder = {
  ...{ kind: 'periodic', start_at: '2026-01-01T06:00:00Z', end_at: null, timezone: 'UTC' },
  ...{ unit: 'day', every_n: 1, byweekday: 1 },
};

/** A job and a location of the caller's organisation. */
async function addScope(cell: Cell): Promise<string[]> {
  const owner = cell.self ?? cell.target;
  const ids = [newId(), newId()];
  await writeIn(cell, owner, (tx) =>
    tx.query(
      `insert into tags (org_id, tag_id, name, type, metadata, created_time)
       select $1, id, id::text, type, '{}', '2026-01-01'
       from unnest($2::uuid[], array['job', 'location']) as given (id, type)`,
      [owner.org_id, ids],
    ),
  );
  return ids;
}

let lastRecipient = '';

/** Everybody who may be notified. */
function everybody({ fixture }: Pick<Cell, 'fixture'>): string[] {
  return fixture.people.map(({ user_id }) => user_id);
}

/** An alert about the day crew, sent to the person or to somebody else. */
async function addAlert(
  cell: Cell,
  recipient = cell.target.user_id,
): Promise<{ alert: string; notice: string }> {
  const { fixture, target } = cell;
  const [alert, notice] = [newId(), newId()];
  lastRecipient = recipient;
  await writeIn(cell, target, async (tx) => {
    await tx.query(
      `insert into compliance_alert_logs (org_id, compliance_alert_log_id, origin, reason, status,
         metadata, targets, created_time)
       values ($1, $2, 'manual', 'manual', 'sent', $3, '[]', '2026-01-01')`,
      [
        ...[target.org_id, alert],
        { tag_ids: [fixture.dayOf(target)], channels, message: '', trigger: null, skipped: [] },
      ],
    );
    await tx.query(
      `insert into compliance_user_alert_logs (org_id, compliance_user_alert_log_id,
         compliance_alert_log_id, user_id, is_urgent, state, metadata, created_time)
       values ($1, $2, $3, $4, false, 'sent', '{}', '2026-01-01')`,
      [target.org_id, notice, alert, recipient],
    );
  });
  return { alert, notice };
}

/** Makes the row of a table inactive. */
async function dismiss(
  cell: Cell,
  table: `compliance_${'alert' | 'user_alert' | 'high_risk_measurement'}_logs`,
  id: string,
): Promise<void> {
  const key = `${table.slice(0, -1)}_id`;
  await writeIn(cell, cell.target, (tx) =>
    tx.query(`update ${table} set active = false where org_id = $1 and ${key} = $2`, [
      ...[tx.org_id, id],
    ]),
  );
}

/** A high-risk log of a test of the person. */
async function addLog(cell: Cell): Promise<string> {
  const { org_id, user_id } = cell.target;
  const id = newId();
  await writeIn(cell, cell.target, (tx) =>
    tx.query(
      `insert into compliance_high_risk_measurement_logs (org_id,
         compliance_high_risk_measurement_log_id, compliance_alert_log_id, alert_rule_id, version,
         user_id, ori_measurement_id, level, is_open, created_time)
       select $1, $2, $2, $2, 1, $3, m.measurement_id, 'moderate', false, '2026-01-01'
       from measurements as m where m.org_id = $1 and m.user_id = $3 and m.valid and m.active
       order by m.created_time limit 1`,
      [org_id, id, user_id],
    ),
  );
  return id;
}
