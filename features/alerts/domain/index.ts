export { alertEvent } from './alert-event.ts';
export type { EventTag } from './alert-event.ts';
export { answerFigures, answerGroups, isAnswered } from './answer-figures.ts';
export type { AnswerFigures, AnswerGroup } from './answer-figures.ts';
export {
  alertHeadline,
  alertSubject,
  eventOf,
  isReminded,
  isRequest,
  isUrgent,
  metricText,
  peakText,
} from './alert-text.ts';
export type { AlertContent, AlertReason, TextParts } from './alert-text.ts';
export { deliveryOf } from './delivery.ts';
export { groupInterval, groupWait, isGrouped } from './grouping.ts';
export {
  messageParagraphs,
  messageSms,
  messageSubject,
  messageTitle,
  mostDescribed,
} from './message-text.ts';
export type { MessageAlerts } from './message-text.ts';
export type { ChannelSetup, Delivery } from './delivery.ts';
export { compares, evaluateCondition, evaluateGroup, groupShare, isAtLevel } from './evaluate.ts';
export type {
  ForecastValue,
  GroupShare,
  MetricValue,
  PersonStatus,
  TargetValues,
} from './evaluate.ts';
export { targetOf } from './evaluate-rule.ts';
export type { PlaceValues, RuleData, TargetResult } from './evaluate-rule.ts';
export { stepStatus } from './follow-people.ts';
export { followTest, latestArrival } from './follow-test.ts';
export type { FollowStep, FollowedTest, OpenLog } from './follow-test.ts';
export { mayStillRead, namedPeople, saysHiddenValue } from './named-people.ts';
export type { SentText } from './named-people.ts';
export { noticeOf } from './rule-notice.ts';
export type { RuleNotice } from './rule-notice.ts';
export { nextRun, nextRuns, roundedStart } from './periodic-runs.ts';
export { metricOf, valued } from './place-metric.ts';
export type { Moment } from './place-metric.ts';
export { isSupervisor, maySeeState, reasonToSkip, recipientsOf, supervises } from './recipients.ts';
export type { AlertSubject, Candidate, Recipients, SkipReason } from './recipients.ts';
export type { PersonHistory, PlaceHistory, RuleHistory } from './rehearsal/history.ts';
export { rehearse } from './rehearsal/rehearse.ts';
export type { Period, RehearsedAlert } from './rehearsal/rehearse.ts';
export { isAtNight, isCounted, rehearsalSummary } from './rehearsal/summary.ts';
export { firstWithin, thresholdSteps } from './rehearsal/suggest.ts';
export {
  escalationPause,
  nextReminder,
  reminderPause,
  restoredEscalation,
  restoredRealert,
  restoredReminder,
  shortestPause,
} from './reminders.ts';
export type { DismissedNotice, Reminded } from './reminders.ts';
export {
  defaultChannels,
  defaultThresholds,
  defaultTrigger,
  presetOf,
  toggledWeekday,
  withUnit,
} from './rule-defaults.ts';
export { isNoisy, noisyBelow, previewRuns } from './rule-limits.ts';
export { isWeatherMetric, scopeProblems } from './rule-scope.ts';
export type { ScopeTag } from './rule-scope.ts';
export { isAboutPeople, subjectsOf } from './rule-subjects.ts';
export {
  actionWords,
  kindWords,
  metricWords,
  thresholdText,
  triggerSentence,
  weekdayWords,
} from './rule-words.ts';
export { advance, firstState, unreachedPause, withoutAlert } from './rule-state.ts';
export type { Effect, Finding, TargetState } from './rule-state.ts';
export type { ScopePerson } from './scope-person.ts';
export { firstSlot, isInTime, missedRuns, slotAfter } from './slots.ts';
export {
  dehydratedMembers,
  isDehydrated,
  isNoticeDue,
  tagNoticeChannels,
  tagNotices,
  tagNoticeTrigger,
} from './tag-notice.ts';
export type { HandledTest, NotifyingTag, TagMember, TagNotice } from './tag-notice.ts';
export { testKey } from './test-key.ts';
export { worstPlaces } from './alert-targets.ts';
export type { AlertTarget } from './alert-targets.ts';
export { needsPeople, stepRule } from './step-rule.ts';
export type { StepAlert } from './step-rule.ts';
