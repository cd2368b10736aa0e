import type {
  AlertLevel,
  AlertStatus,
  NoticeState,
  ShownOrigin,
  StatusAction,
} from '#alerts/contract';
import { comingComment } from '#alerts/contract';
import type { AnswerGroup } from '#alerts/domain';
import type { ActionState } from '#alerts/offline';
import type { MuteReason } from '#notifications/domain';
import { countOf, countText } from '#packages/kit';

/** The way back, in the questions before alerts are dismissed. */
const canRestore = 'Dismissed alerts are listed with “Show dismissed” and can be restored.';

/** Texts of the screens about sent alerts and high-risk measurements. */
export const answerTexts = {
  alerts: 'Alerts',
  alertsSentence: 'What was sent to supervisors, and who has acknowledged it.',
  userAlerts: 'User alerts',
  none: 'No alerts yet',
  noneAbout:
    'Alerts of your rules, dehydration notifications of tags, late breaks, requests of workers, courses that are due and alerts sent by hand appear here, with their recipients and answers.',
  noMatch: 'No alerts match this search and filter.',
  needsLine: 'Connect to send alerts and reminders, and to dismiss and restore alerts.',
  /** Who issued an alert without the name of a person. */
  byOrigin: {
    ...{ manual: 'A colleague', rule: 'Rule' },
    ...{ tag: 'Tag', break: 'Late break', worker: 'A worker', course: 'Course due' },
  } satisfies Record<ShownOrigin, string>,
  dismissed: 'Dismissed',
  nobody: 'No one could be reached',
  noRecipients: 'This alert has no recipients.',
  recipientsOf: (what: string) => `Recipients of ${what}`,
  leftOut: 'Left out',
  /** Left-out people whom the viewer may not see, after the named ones. */
  othersLeftOut: (named: number, others: number) =>
    named > 0 ? `And ${countOf(others, 'other')}` : countOf(others, 'supervisor'),
  acknowledge: 'Acknowledge',
  acknowledged: 'Alert acknowledged',
  notAcknowledged: 'Failed to acknowledge the alert',
  acknowledging: 'Acknowledging the alert',
  queued: 'Acknowledgement saved on this device.',
  queuedNote: 'It will be sent when the connection returns.',
  notKept: 'It could not be saved on this device.',
  willBeSent: 'Will be sent',
  offlineAck: 'Connect to acknowledge this alert.',
  comment: 'Comment (optional)',
  commentHint: 'Supervisors who see this alert can read it.',
  confirmDismiss: (what: string) => ({
    title: 'Dismiss the alert for all recipients?',
    text: `“${what}” is removed from the list, and its recipients get no more reminders. ${canRestore}`,
    action: 'Dismiss',
    isDestructive: true,
  }),
  reminding: (done: number, all: number) => `${countText(done)} of ${countText(all)} processed`,
  isReminding: 'Reminders are being sent',
  confirmDismissNotices: (count: number, urgent: number) => ({
    title: `Dismiss ${countOf(count, 'alert')}?`,
    text: `${
      urgent > 0 ? `${countOf(urgent, 'urgent one is', 'urgent ones are')} not acknowledged. ` : ''
    }The recipients get no more reminders. ${canRestore}`,
    action: 'Dismiss',
    isDestructive: true,
  }),
  restore: 'Restore',
  /** After alerts of which some were dismissed. */
  notDismissed: (count: number, reason: string) => `${countText(count)} not dismissed: ${reason}`,
  /** After alerts of which some were restored. */
  notRestored: (count: number, reason: string) => `${countText(count)} not restored: ${reason}`,
  notOwn: 'You can only acknowledge your own open alerts',
  notDone: (count: number, reason: string) =>
    `${countOf(count, 'person', 'people')} not reminded: ${reason}`,
  reading: (value: string, place: string, time: string) => `Measured ${value} at ${place}, ${time}`,
  forecast: (value: string, place: string, time: string) =>
    `Forecast ${value} at ${place}, for ${time}`,
  settled: 'No more reminders: its tests were cleared or withdrawn',
  highRisk: 'High-risk measurements',
  highRiskSentence: 'Tests that reached the level of an alert rule, and what was done about them.',
  noRisks: 'No high-risk measurements',
  noRisksAbout:
    'Tests that reach the level of a dehydration rule appear here, with their actions and re-tests.',
  noRiskMatch: 'No high-risk measurements match this search and filter.',
  confirmDismissRisks: (count: number) => ({
    title: `Dismiss ${countOf(count, 'high-risk measurement')}?`,
    text: 'These are safety records. They leave this list and stay in the audit log.',
    action: 'Dismiss',
    isDestructive: true,
  }),
  risksDismissed: (count: number) =>
    count === 1
      ? 'High-risk measurement dismissed'
      : `${countText(count)} high-risk measurements dismissed`,
  risksNotDismissed: 'Failed to dismiss the high-risk measurements',
  risksRestored: 'High-risk measurements restored',
  risksNotRestored: 'Failed to restore the high-risk measurements',
  recorded: 'Action recorded',
  notRecorded: 'Failed to record the action',
  logDrink: 'Log a drink',
  noDrink: 'No drink logged',
  drinkLogged: 'Drink logged',
  undoDrink: 'Undo: Drink logged',
  optional: 'Not required by the alert rule',
  recordQueued: 'Action saved on this device.',
  drinkQueued: 'Drink saved on this device.',
  notThere: 'This high-risk measurement was dismissed, or it does not exist.',
  cleared: 'Cleared',
  noTest: 'The test is not on this device.',
} as const;

/** Texts of the dialog that alerts supervisors. */
export const sendTexts = {
  title: 'Alert supervisors',
  about: 'Sends a message to the managers of the tags that you select.',
  aboutPeople: 'Sends a message to the managers of these people.',
  people: 'About',
  names: (names: readonly string[]) =>
    names.length > 5
      ? `${names.slice(0, 4).join(', ')} and ${countOf(names.length - 4, 'other')}`
      : names.join(', '),
  tests: 'Attached test',
  testsHint: 'Only recipients who may see the tests of this person see the value.',
  removeTest: 'Remove the test',
  manyPeople: 'An alert is about at most 500 people',
  tagsToo: 'Add tags, jobs or locations (optional)',
  tags: 'Tags, jobs and locations',
  tagsPlaceholder: 'Select at least one',
  message: 'Message (optional)',
  messagePlaceholder: 'What happened, and what should they do?',
  counter: (length: number, most: number) => `${length} of ${most} characters`,
  needsTags: 'Select tags, jobs or locations to see who is notified.',
  serverDecides: 'The recipients could not be determined. After sending you see who was notified.',
  nobody: 'No one can be reached, so this alert cannot be sent.',
  onlyYou: 'This alert reaches only you. No other supervisor can be reached.',
  needsLine: 'Connect to alert supervisors.',
  sentTo: (people: number, leftOut: number) =>
    `To ${countOf(people, 'person', 'people')}${leftOut > 0 ? `, ${countText(leftOut)} left out` : ''}`,
} as const;

/** Texts of the bell. */
export const bellTexts = {
  title: 'Alerts to you',
  openAll: 'Open all',
  urgent: 'Urgent',
  all: 'Acknowledge all',
  more: (count: number) => `${countText(count)} more`,
  several: (count: number) => `${countText(count)} new alerts`,
  reminder: (what: string) => `Reminder: ${what}`,
} as const;

/** Texts of the figures about answers on /monitoring. */
export const responseTexts = {
  open: 'Open alerts',
  waiting: 'not acknowledged',
  median: 'Time to acknowledge',
  medianOf: (count: number) => `median of ${countText(count)} in 7 days, all recipients`,
  inTime: 'Acknowledged in 60 minutes',
  inTimeOf: (count: number, all: number) =>
    `${countText(count)} of ${countText(all)} in 7 days, all recipients`,
  handled: 'High-risk tests handled',
  quick: 'Handled in 30 minutes',
  handledOf: (count: number, all: string) => `${countText(count)} of ${all} in 7 days`,
} as const;

/** Groups of user alerts by their answer. */
export const answerGroupTexts: Record<AnswerGroup, string> = {
  open: 'Not acknowledged',
  acknowledged: 'Acknowledged',
  in_time: 'Within 60 minutes',
  late: 'Later than 60 minutes',
};

/** Texts about workers who ask for help. */
export const helpTexts = {
  title: 'Asked for help',
  help: 'Workers who pressed a button on their own page. Your answer is shown to them there. Emergencies come first, then other symptoms.',
  break: 'Needs a break',
  symptoms: 'Feels unwell',
  emergency: 'May be heat stroke',
  sheet: 'Emergency sheet',
  youCome: 'You are coming',
  /** Other supervisors who are coming. */
  othersCome: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0] ?? ''} is coming`
      : `${names.slice(0, 2).join(', ')}${names.length > 2 ? ` and ${countText(names.length - 2)} more` : ''} are coming`,
  somebody: 'A worker you manage',
  answer: comingComment,
  answered: (name: string) => `${name} sees that you are coming`,
  call: (name: string) => `Call ${name}`,
  more: (count: number) => `${countText(count)} more`,
} as const;

export const originTexts: Record<ShownOrigin, string> = {
  manual: 'Manual',
  rule: 'Rule',
  tag: 'Tag',
  break: 'Late break',
  worker: 'Worker',
  course: 'Course',
};

export const statusTexts: Record<AlertStatus, string> = {
  queued: 'Queued',
  sent: 'Sent',
  failed: 'Failed',
};

export const stateTexts: Record<NoticeState, string> = {
  queued: 'Queued',
  sent: 'Sent',
  reminded: 'Reminded',
  acknowledged: 'Acknowledged',
  failed: 'Failed',
};

export const mutedTexts: Record<MuteReason, string> = {
  quiet: 'Muted: quiet hours',
  snoozed: 'Muted: snoozed',
};

export const levelTexts: Record<AlertLevel, string> = {
  mild: 'Mild',
  moderate: 'Moderate',
  severe: 'Severe',
};

interface RecordTexts {
  head: string;
  open: string;
  done: string;
  /** On the button that records it. */
  mark: string;
}

/** An action as a column and as a record. */
export const recordTexts: Record<StatusAction, RecordTexts> = {
  complete_survey: {
    ...{ head: 'Survey', open: 'Survey not answered', done: 'Survey answered' },
    mark: 'Mark survey as answered',
  },
  read_guidance: {
    ...{ head: 'Guidance', open: 'Guidance not read', done: 'Guidance read' },
    mark: 'Mark guidance as read',
  },
  call_supervisor: {
    head: 'Supervisor called',
    open: 'Supervisor not called',
    done: 'Supervisor called',
    mark: 'Mark supervisor as called',
  },
};

export const actionStateTexts: Record<ActionState, string> = {
  done: 'Done',
  open: 'Open',
  not_required: 'Not required',
};

/** Whether a high-risk measurement is open. */
export const caseTexts = { open: 'Open', cleared: 'Cleared' } as const;

/** Names of the windows of time of the list. */
export const windowTexts = {
  '24h': 'Last 24 hours',
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
} as const;
