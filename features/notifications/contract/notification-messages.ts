/** Messages about invalid preferences, shared by the server and the form. */
export const notificationMessages = {
  mobile: 'Enter the number with + and country code, digits only',
  events: 'Select for each event whether it is sent by email and by SMS',
  time: 'Enter a time',
  snoozeLimit: 'Snooze for at most 31 days',
  quietSame: 'The end must differ from the start',
  zone: 'Unknown time zone',
  invalid: 'The notification settings are invalid',
} as const;
