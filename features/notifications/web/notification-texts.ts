import { notificationMessages as messages } from '#notifications/contract';
import type { NotificationEvent } from '#notifications/contract';

/** Texts of /settings/notifications. */
export const notificationTexts = {
  sentence: 'How and when you are notified.',
  saved: 'Notification settings updated.',
  notSaved: 'Failed to save the notification settings.',
  needsConnection: 'Connect to change your notifications.',
  channels: 'My notifications',
  channelsAbout:
    'Alerts are always listed under the bell and in Monitoring. An SMS also needs your mobile number and an SMS service of your organisation.',
  mobile: 'Mobile number',
  mobileHint: 'With country code, such as +971501234567. Only you can see it.',
  mobileInvalid: messages.mobile,
  digest: 'Daily email',
  digestAbout:
    'Alerts that arrive within a few seconds are always sent as one email. With the daily email, all alerts that are not urgent are sent once a day. Severe dehydration, Extreme Risk and alerts from colleagues are sent at once.',
  digestSwitch: 'Send one email a day',
  digestZone: 'In the time zone of your quiet hours, otherwise that of your organisation.',
  quiet: 'Quiet hours',
  quietAbout:
    'Muted alerts stay in the list without a toast, email or SMS. You are reminded of unanswered ones afterwards. Severe dehydration and Extreme Risk always notify you.',
  quietSwitch: 'Mute notifications during these hours',
  quietSame: messages.quietSame,
  timeMissing: messages.time,
  snooze: 'Snooze',
  snoozeAbout:
    'Mutes notifications until a time. Severe dehydration and Extreme Risk always notify you.',
  notSnoozed: 'Notifications are not snoozed.',
  snoozedUntil: (time: string) => `Snoozed until ${time}.`,
  endSnooze: 'End snooze',
  tags: 'Tag notifications',
  tagsAbout:
    'Who is notified when a member of a tag, job or location is moderately or severely dehydrated, at most once every 4 hours for each member.',
  tagsTable: 'Dehydration notifications by tag',
  noTags: 'No tags yet',
  noTagsAbout: 'The tags, jobs and locations that you manage appear here.',
  noTagMatch: 'No tags match this search.',
  organisation: 'Organisation',
  organisationAbout: 'For everybody in your organisation. Only admins can change it.',
  senderName: 'Sender name of emails',
  senderNameHint: 'Shown before the address in every email. Leave empty for the default name.',
  escalationSwitch: 'Notify admins of unanswered urgent alerts',
  escalationHint:
    'If no one acknowledges an alert about severe dehydration or Extreme Risk within 30 minutes, all admins are notified.',
} as const;

export const eventTexts: Record<NotificationEvent, string> = {
  alert: 'Alert for me',
  reminder: 'Reminder',
  dehydration: 'Dehydration of my people',
  course: 'Course due',
  ticket: 'Ticket reply',
};
