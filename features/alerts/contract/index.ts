export {
  acknowledgeAlerts,
  alertSupervisors,
  changeHighRisk,
  comingComment,
  dismissAlert,
  dismissHighRisk,
  dismissUserAlert,
  mostIds,
  mostReminded,
  remindAlerts,
  restoreAlerts,
  saveAlertRule,
} from './alert-endpoints.ts';
export { mostRehearsed, rehearseRule, rehearsedDays } from './rehearsal-endpoint.ts';
export { findAlertRecipients, skipReasons } from './recipients-endpoint.ts';
export { findRuleRuns, missedRunDays } from './rule-runs-endpoint.ts';
export type { RuleRuns } from './rule-runs-endpoint.ts';
export {
  alertOrigins,
  alertStatuses,
  noticeStates,
  shownOrigins,
  userLogPage,
} from './alert-log.ts';
export type { AlertOrigin, AlertStatus, NoticeState, ShownOrigin } from './alert-log.ts';
export { longestMessage } from './alert-endpoints.ts';
export { alertMessages } from './alert-messages.ts';
export {
  actionFlags,
  alertChannels,
  alertLevels,
  drinkFlag,
  repeatUnits,
  ruleMetrics,
  ruleOperators,
  statusActions,
  triggerKinds,
} from './alert-kinds.ts';
export type {
  ActionFlag,
  AlertChannel,
  AlertLevel,
  RepeatUnit,
  RuleMetric,
  RuleOperator,
  StatusAction,
  TriggerKind,
} from './alert-kinds.ts';
export { alertRuleFields, alertTrigger, lastRuleTime } from './alert-rule.ts';
export type {
  AggregateTrigger,
  AlertRule,
  AlertRuleFields,
  AlertTrigger,
  ChannelChoice,
  ConditionalTrigger,
  PeriodicTrigger,
  StatusTrigger,
} from './alert-rule.ts';
