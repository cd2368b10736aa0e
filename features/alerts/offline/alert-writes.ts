import {
  acknowledgeAlerts,
  alertMessages as messages,
  changeHighRisk,
  drinkFlag,
} from '#alerts/contract';
import type { QueuedWrite, WriteKind } from '#packages/sync/offline';

/**
 * Acknowledging an own alert can be queued offline. The write has the id of the notice, so that an
 * alert is acknowledged once. Its row stays as it is until the server has answered.
 */
const acknowledge: WriteKind = {
  kind: acknowledgeAlerts.name,
  table: 'compliance_user_alert_logs',
  rowOf: () => null,
  isSame: (_write, row) => row['acked_at'] !== null,
  refusalOf({ id }, data) {
    const { ids = [], failed = [] } = data as Partial<Answer>;
    if (ids.includes(id)) return null;
    const reason = failed.find((each) => each.id === id)?.reason ?? messages.notFound;
    return { reason, errors: {} };
  },
};

/**
 * Logging a drink after a high-risk test can be queued offline. The write has the id of the
 * high-risk measurement, so that a drink is logged once.
 */
const logDrink: WriteKind = {
  kind: changeHighRisk.name,
  table: 'compliance_high_risk_measurement_logs',
  rowOf: () => null,
  isSame: (_write, row) => row[drinkFlag] === true,
  refusalOf: ({ id }, data) =>
    data['id'] === id ? null : { reason: messages.noHighRisk, errors: {} },
};

export const alertWrites = [acknowledge, logDrink];

interface Answer {
  ids: string[];
  failed: { id: string; reason: string }[];
}

/** True for a queued acknowledgement. */
export function isQueuedAcknowledgement({ kind }: Pick<QueuedWrite, 'kind'>): boolean {
  return kind === acknowledgeAlerts.name;
}

/** True for a queued drink. */
export function isQueuedDrink({ kind }: Pick<QueuedWrite, 'kind'>): boolean {
  return kind === changeHighRisk.name;
}
