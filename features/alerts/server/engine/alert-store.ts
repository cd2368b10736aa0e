import type { AlertRule } from '#alerts/contract';
import type { Effect, Recipients } from '#alerts/domain';
import type { WriteTx } from '#packages/database';
import type { NewId } from '#packages/kit';
import type { TargetResult } from './evaluate-rule.ts';

/** A target that leads to an alert. */
export interface RuleAlert {
  result: TargetResult;
  effect: Exclude<Effect, null>;
}

interface StoredAlert {
  rule: AlertRule;
  /** Milliseconds since 1970. */
  slot: number;
  recipients: Recipients;
  alerts: readonly RuleAlert[];
  now: number;
  newId: NewId;
}

/** An alert lists at most this many targets. */
const mostTargets = 100;
/** Milliseconds until the first reminder. */
const firstReminder = 60 * 60_000;

/** Stores the alert of a slot and a notice for each recipient. */
export async function storeAlert(tx: WriteTx, alert: StoredAlert): Promise<void> {
  const { rule, slot, recipients, alerts, now, newId } = alert;
  const alert_log_id = newId();
  const created_time = new Date(now).toISOString();
  const isSent = recipients.user_ids.length > 0;
  const metadata = {
    tag_ids: rule.tag_ids,
    trigger: rule.trigger,
    channels: rule.channels,
    skipped: recipients.skipped,
    targets: alerts.slice(0, mostTargets).map(({ result, effect }) => ({
      ...{ target: result.target, effect, reading: result.value },
    })),
    target_count: alerts.length,
  };
  await tx.query(
    `insert into compliance_alert_logs (org_id, compliance_alert_log_id, origin, alert_rule_id,
       slot, status, metadata, created_time)
     values ($1, $2, 'rule', $3, $4, $5, $6, $7)`,
    [
      ...[tx.org_id, alert_log_id, rule.alert_rule_id, new Date(slot).toISOString()],
      ...[isSent ? 'sent' : 'failed', JSON.stringify(metadata), created_time],
    ],
  );
  await tx.query(
    `insert into compliance_user_alert_logs (org_id, compliance_user_alert_log_id,
       compliance_alert_log_id, user_id, reminds_at, state, metadata, created_time)
     select $1, id, $2, user_id, $5, 'sent', $6, $7
     from unnest($3::uuid[], $4::uuid[]) as given (id, user_id)`,
    [
      ...[tx.org_id, alert_log_id, recipients.user_ids.map(() => newId()), recipients.user_ids],
      new Date(now + firstReminder).toISOString(),
      ...[JSON.stringify({ push: { at: created_time, ok: true } }), created_time],
    ],
  );
}
