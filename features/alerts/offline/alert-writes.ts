import {
  acknowledgeAlerts,
  actionFlags,
  alertMessages as messages,
  changeHighRisk,
  drinkFlag,
} from '#alerts/contract';
import type { ActionFlag } from '#alerts/contract';
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
 * Recording an action after a high-risk test can be queued offline, such as a drink. The write has
 * the id of `recordId`, so that an action is recorded once.
 */
const recordAction: WriteKind = {
  kind: changeHighRisk.name,
  table: 'compliance_high_risk_measurement_logs',
  rowOf: () => null,
  isSame: (_write, row) => row[drinkFlag] === true,
  refusalOf: ({ id }, data) =>
    data['id'] === id.split(' ')[0] ? null : { reason: messages.noHighRisk, errors: {} },
};

export const alertWrites = [acknowledge, recordAction];

interface Answer {
  ids: string[];
  failed: { id: string; reason: string }[];
}

/** True for a queued acknowledgement. */
export function isQueuedAcknowledgement({ kind }: Pick<QueuedWrite, 'kind'>): boolean {
  return kind === acknowledgeAlerts.name;
}

/** True for a queued action of a high-risk measurement. */
export function isQueuedRecord({ kind }: Pick<QueuedWrite, 'kind'>): boolean {
  return kind === changeHighRisk.name;
}

/** The action that a queued write records; null if it records none. */
export function flagOfRecord({
  kind,
  body,
}: Pick<QueuedWrite, 'kind' | 'body'>): RecordFlag | null {
  if (kind !== changeHighRisk.name) return null;
  return recordFlags.find((flag) => flag in (body as object)) ?? null;
}

const recordFlags: readonly RecordFlag[] = [drinkFlag, ...Object.values(actionFlags)];

/** The id of the write that records an action. A drink has that of the high-risk measurement. */
export function recordId(high_risk_id: string, flag: RecordFlag): string {
  return flag === drinkFlag ? high_risk_id : `${high_risk_id} ${flag}`;
}

/** What can be recorded after a high-risk test. */
export type RecordFlag = ActionFlag | typeof drinkFlag;
