import { Temporal } from 'temporal-polyfill';
import type { NotificationEvent, NotificationPreferences } from '#notifications/contract';

/** Why somebody is not notified now. */
export type MuteReason = 'quiet' | 'snoozed';

export interface Muted {
  why: MuteReason;
  /** Milliseconds since 1970. */
  until: number;
}

/** What a person wants of a notification. It is always listed in the product. */
export interface RecipientChoice {
  /** Not null: no toast, email, SMS or push message. */
  muted: Muted | null;
  mail: boolean;
  sms: boolean;
  /** The number for SMS, E.164; null if there is none. */
  mobile: string | null;
  /** Milliseconds since 1970: the daily email that it is part of; null if it is sent by itself. */
  digest_at: number | null;
}

/** A notification that is about to be sent. */
export interface PendingNotification {
  event: NotificationEvent;
  /** About severe dehydration or Extreme Risk: never muted. */
  isUrgent: boolean;
  /** It may be part of a daily email: not urgent, and not sent by hand. */
  mayWait: boolean;
}

/**
 * The channels that a person wants for a notification. Urgent ones pass quiet hours and a snooze; channels that the
 * person switched off stay off.
 *
 * @param now milliseconds since 1970
 * @param zone of the organisation, for people without their own
 */
export function choiceOf(
  { event, isUrgent, mayWait }: PendingNotification,
  preferences: NotificationPreferences,
  now: number,
  zone: string,
): RecipientChoice {
  const muted = isUrgent ? null : mutedAt(preferences, now, zone);
  const { mail, sms } = preferences.events[event];
  const digest_at = mayWait ? nextDigest(preferences, now, zone) : null;
  return {
    muted,
    // The daily email comes at a time that the person chose.
    mail: mail && (muted === null || digest_at !== null),
    sms: sms && muted === null,
    mobile: preferences.mobile,
    digest_at,
  };
}

/** When the next daily email is sent, in milliseconds since 1970; null if the person wants none. */
function nextDigest(
  { digest, zone: ownZone }: NotificationPreferences,
  now: number,
  zone: string,
): number | null {
  if (digest === null) return null;
  const timeZone = ownZone ?? zone;
  const today = Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const timeOf = (date: Temporal.PlainDate) =>
    date.toZonedDateTime({ timeZone, plainTime: digest }).epochMilliseconds;
  const time = timeOf(today);
  return time > now ? time : timeOf(today.add({ days: 1 }));
}

/** Whether notifications are muted at a time. If for two reasons, the one that lasts longer. */
export function mutedAt(
  { quiet, zone: ownZone, snoozed_until }: NotificationPreferences,
  now: number,
  zone: string,
): Muted | null {
  const quietEnd = quiet === null ? null : quietUntil(quiet, ownZone ?? zone, now);
  const snoozeEnd = snoozed_until === null ? 0 : Date.parse(snoozed_until);
  if (snoozeEnd > now && snoozeEnd > (quietEnd ?? 0)) return { why: 'snoozed', until: snoozeEnd };
  return quietEnd === null ? null : { why: 'quiet', until: quietEnd };
}

/**
 * The end of the quiet hours at a time; null outside of them. The hours are wall-clock times: a time
 * that the clocks skip is moved forward, and of a repeated time the first counts.
 */
function quietUntil(
  { from, to }: { from: string; to: string },
  timeZone: string,
  now: number,
): number | null {
  const today = Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const timeOf = (date: Temporal.PlainDate, plainTime: string) =>
    date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
  for (const date of [today.subtract({ days: 1 }), today]) {
    const end = timeOf(to <= from ? date.add({ days: 1 }) : date, to);
    if (timeOf(date, from) <= now && now < end) return end;
  }
  return null;
}

/** Six in the morning of the next day in a zone, in milliseconds since 1970. */
export function tomorrowMorning(now: number, timeZone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .add({ days: 1 })
    .toZonedDateTime({ timeZone, plainTime: '06:00' }).epochMilliseconds;
}
