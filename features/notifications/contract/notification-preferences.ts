import { z } from 'zod';
import { zoneName } from '#organisation/contract';

/** What a person is notified of. */
export const notificationEvents = ['alert', 'reminder', 'dehydration', 'course', 'ticket'] as const;
export type NotificationEvent = (typeof notificationEvents)[number];

/** Channels that a person can switch off. Alerts are always shown in the product. */
export const notificationChannels = ['mail', 'sms'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** The field of a person that stores their preferences, as JSON text. */
export const preferencesField = '_notification_preferences';

/** A mobile number in the form E.164. */
export const mobileNumber = z.string().regex(/^\+[1-9]\d{6,14}$/);

const channels = z
  .object({ mail: z.boolean().catch(true), sms: z.boolean().catch(true) })
  .catch({ mail: true, sms: true });
const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Days that a snooze lasts at most. */
export const longestSnooze = 31;

/** How and when a person is notified. A missing or invalid part has its default. */
export const notificationPreferences = z
  .object({
    mobile: mobileNumber.nullable().catch(null),
    events: z
      .object({
        ...{ alert: channels, reminder: channels, dehydration: channels },
        ...{ course: channels, ticket: channels },
      })
      .catch(everyEvent()),
    /** Wall-clock times; an end before the start is on the next day. */
    quiet: z
      .object({ from: wallTime, to: wallTime })
      .refine(({ from, to }) => from !== to)
      .nullable()
      .catch(null),
    /** The zone of the quiet hours; null for that of the organisation. */
    zone: z
      .string()
      // Only the canonical name: other spellings and short names are not known to all libraries.
      .transform((name, { addIssue }) => {
        const known = zoneName(name);
        if (known === null) addIssue('unknown');
        return known;
      })
      .nullable()
      .catch(null),
    /** Wall-clock time of the daily email about alerts that are not urgent; null: one for each. */
    digest: wallTime.nullable().catch(null),
    /** ISO time. */
    snoozed_until: z.iso.datetime().nullable().catch(null),
  })
  .catch({
    ...{ mobile: null, quiet: null, zone: null, digest: null, snoozed_until: null },
    events: everyEvent(),
  });
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

function everyEvent() {
  return { alert: on(), reminder: on(), dehydration: on(), course: on(), ticket: on() };
}

function on() {
  return { mail: true, sms: true };
}
