import { alertMessages as messages, restoreAlerts } from '#alerts/contract';
import type { WriteTx } from '#packages/database';
import { bind } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { mayManageAlert } from './alert-access.ts';
import { distinct } from './answer-routes.ts';
import { findVisible } from './high-risk-routes.ts';
import { lockRulesOf, restoreHighRiskLogs } from './restore-high-risk.ts';
import { findNotices, lockAlerts, restoreAlertLogs } from './restore-store.ts';
import type { StoredAlert, StoredNotice } from './restore-store.ts';

/** The call that restores dismissed alerts and high-risk measurements. */
export const restoreCalls: Bound<Viewer>[] = [
  bind<typeof restoreAlerts, Viewer>(restoreAlerts, restore),
];

/** Reasons by the id of a row that could not be restored. */
type Failed = Map<string, string>;

interface Restoring {
  tx: WriteTx;
  viewer: Viewer;
  /** Milliseconds since 1970. */
  time: number;
  failed: Failed;
}

async function restore({ viewer, body, database, now }: Call<typeof restoreAlerts, Viewer>) {
  const alert_ids = distinct(body.alert_ids ?? []);
  const user_alert_ids = distinct(body.user_alert_ids ?? []);
  const high_risk_ids = distinct(body.high_risk_ids ?? []);
  // An id is of one kind only, so all kinds share the list of reasons.
  const failed: Failed = new Map();
  await database.write(viewer, async (tx) => {
    const restoring = { tx, viewer, time: now(), failed };
    await restoreRisks(high_risk_ids, restoring);
    await restoreOfAlerts(alert_ids, user_alert_ids, restoring);
  });
  const restored = (ids: readonly string[]) => ids.filter((id) => !failed.has(id));
  return {
    alert_ids: restored(alert_ids),
    user_alert_ids: restored(user_alert_ids),
    high_risk_ids: restored(high_risk_ids),
    failed: [...failed].map(([id, reason]) => ({ id, reason })),
  };
}

async function restoreRisks(
  ids: readonly string[],
  { tx, viewer, time, failed }: Restoring,
): Promise<void> {
  if (ids.length === 0) return;
  await lockRulesOf(tx, ids);
  const logs = await findVisible(tx, viewer, ids);
  const allowed = logs.filter(({ isManaged }) => isManaged).map(({ id }) => id);
  for (const id of ids) if (!allowed.includes(id)) failed.set(id, messages.noHighRisk);
  const { restored, newer, withdrawn } = await restoreHighRiskLogs(tx, allowed, time);
  for (const id of newer) failed.set(id, messages.newerCase);
  for (const id of withdrawn) failed.set(id, messages.testWithdrawn);
  for (const entity_id of restored) {
    tx.audit({ action: 'restore', entity: 'high_risk_log', entity_id, summary: '' });
  }
}

async function restoreOfAlerts(
  alert_ids: readonly string[],
  notice_ids: readonly string[],
  { tx, viewer, time, failed }: Restoring,
): Promise<void> {
  if (alert_ids.length + notice_ids.length === 0) return;
  const stored = await lockAlerts(tx, alert_ids, notice_ids);
  const alerts: StoredAlert[] = [];
  for (const id of alert_ids) {
    const alert = stored.get(id);
    if (alert === undefined || !mayManageAlert(viewer, alert)) failed.set(id, messages.notFound);
    else if (!alert.active) alerts.push(alert);
  }
  const found = await findNotices(tx, notice_ids);
  const notices: StoredNotice[] = [];
  for (const id of notice_ids) {
    const notice = found.get(id);
    const alert = stored.get(notice?.compliance_alert_log_id ?? '');
    const isOwn = notice?.user_id === viewer.user_id;
    if (notice === undefined || alert === undefined || !(isOwn || mayManageAlert(viewer, alert))) {
      failed.set(id, messages.notFound);
    } else if (!alert.active && !alerts.includes(alert)) failed.set(id, messages.restoreAlert);
    else if (!notice.active) notices.push(notice);
  }
  await restoreAlertLogs(tx, { alerts, notices }, time);
  for (const { id: entity_id } of alerts) {
    tx.audit({ action: 'restore', entity: 'alert', entity_id, summary: '' });
  }
  for (const { id: entity_id } of notices) {
    tx.audit({ action: 'restore', entity: 'alert', entity_id, summary: 'one recipient' });
  }
}
