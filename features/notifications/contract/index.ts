export { notificationMessages } from './notification-messages.ts';
export {
  longestSnooze,
  mobileNumber,
  notificationChannels,
  notificationEvents,
  notificationPreferences,
  preferencesField,
} from './notification-preferences.ts';
export type {
  NotificationChannel,
  NotificationEvent,
  NotificationPreferences,
} from './notification-preferences.ts';
