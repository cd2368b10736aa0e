export { alertLogs, alertNotices, ownAlerts } from './alert-log-rows.ts';
export type {
  AlertFacts,
  ChannelResult,
  RequestingWorker,
  ShownAlert,
  ShownNotice,
  ShownReading,
} from './alert-log-rows.ts';
export { helpRequests } from './help-requests.ts';
export type { HelpRequest } from './help-requests.ts';
export { highRiskList } from './high-risk-rows.ts';
export type { ActionState, HighRiskRow } from './high-risk-rows.ts';
export { alertableTags } from './alertable-tags.ts';
export { newestTest } from './newest-test.ts';
export type { NamedTest } from './newest-test.ts';
export { alertRecipients } from './alert-recipients.ts';
export type { RuleRecipients } from './alert-recipients.ts';
export { alertFeature } from './feature.ts';
export { alertRuleList, alertRuleOne } from './alert-rows.ts';
export type { NamedRule } from './alert-rows.ts';
export { isQueuedAcknowledgement, isQueuedRecord, flagOfRecord, recordId } from './alert-writes.ts';
export type { RecordFlag } from './alert-writes.ts';
