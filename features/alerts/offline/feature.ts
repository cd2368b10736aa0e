import type { OfflineFeature } from '#packages/feature/offline';
import { alertLogs, alertNotices, ownAlerts } from './alert-log-rows.ts';
import { alertReads, alertTables } from './alert-rows.ts';
import { alertWrites } from './alert-writes.ts';
import { helpRequests } from './help-requests.ts';
import { highRiskList } from './high-risk-rows.ts';
import { alertableTags } from './alertable-tags.ts';
import { newestTest } from './newest-test.ts';

/** Reads of the screens of alerts. */
const monitoringReads = [
  ...[alertLogs, alertNotices, ownAlerts, helpRequests],
  ...[highRiskList, alertableTags, newestTest],
];

/** Alert rules and alerts. */
export const alertFeature: OfflineFeature = {
  name: 'alerts',
  tables: alertTables,
  reads: [...alertReads, ...monitoringReads],
  writes: alertWrites,
};
