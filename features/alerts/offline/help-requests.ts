import { comingComment } from '#alerts/contract';
import { isRequest } from '#alerts/domain';
import { defineRead } from '#packages/sync/offline';
import { alertLogTables, noticesOf } from './alert-log-rows.ts';
import type { LogRow, ShownNotice } from './alert-log-rows.ts';

/** A worker's request as an alert to the viewer. */
export interface HelpRequest extends ShownNotice {
  /** Names of other recipients who have answered that they are coming. */
  coming: string[];
}

/**
 * The requests of workers that the viewer has not answered, and below them those answered with
 * 'I am coming' in the last 30 minutes. In both, emergencies are first, then symptoms, then breaks.
 */
export const helpRequests = defineRead({
  name: 'alerts.help_requests',
  tables: [...alertLogTables],
  run(copy, _params: Record<string, never>, { user_id, now }): HelpRequest[] {
    const alerts = copy.rows<LogRow>('compliance_alert_logs');
    const all = noticesOf(copy, user_id, ({ compliance_alert_log_id }) => {
      const alert = alerts.get(compliance_alert_log_id);
      return alert !== undefined && isRequest(alert.metadata.reason);
    });
    return all
      .filter((notice) => notice.isOwn && notice.active && isShown(notice, now))
      .map((notice) => ({ ...notice, coming: othersComing(notice, all) }))
      .toSorted((a, b) => rankOf(a) - rankOf(b));
  },
});

/** Milliseconds for which a supervisor who is coming sees the request. */
const comingTime = 30 * 60_000;

function isShown({ acknowledged, comment }: ShownNotice, now: number): boolean {
  if (acknowledged === null) return true;
  return comment === comingComment && acknowledged > now - comingTime;
}

function othersComing({ alert_id }: ShownNotice, all: readonly ShownNotice[]): string[] {
  return all
    .filter((each) => each.alert_id === alert_id && !each.isOwn && each.comment === comingComment)
    .map(({ recipient }) => recipient)
    .sort();
}

function rankOf({ isEmergency, reason, acknowledged }: ShownNotice): number {
  const urgency = isEmergency ? 0 : reason === 'symptoms' ? 1 : 2;
  return acknowledged === null ? urgency : 3 + urgency;
}
