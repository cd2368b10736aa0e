import { dateText, dateTimeText } from './date-text.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Relative time: 'just now', '5 minutes ago', '1 hour ago', '7 days ago', after 7 days the date,
 * and for a future time the date and time. Whole units, rounded down.
 *
 * @param then milliseconds since 1970
 * @param now milliseconds since 1970
 * @param zone IANA name of the zone for dates
 */
export function relativeTime(then: number, now: number, zone: string): string {
  const age = now - then;
  if (age < 0) return dateTimeText(then, zone);
  if (age < minute) return 'just now';
  if (age < hour) return ago(age / minute, 'minute');
  if (age < day) return ago(age / hour, 'hour');
  if (age <= 7 * day) return ago(age / day, 'day');
  return dateText(then, zone);
}

function ago(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return `${String(whole)} ${unit}${whole === 1 ? '' : 's'} ago`;
}

/**
 * The short form: 'just now', '5 min', '1 h', '7 d', after 7 days '05 Mar'.
 *
 * @param then milliseconds since 1970; a time in the future counts as just now
 */
export function shortAge(then: number, now: number, zone: string): string {
  const age = now - then;
  if (age < minute) return 'just now';
  if (age < hour) return `${String(Math.floor(age / minute))}\u00a0min`;
  if (age < day) return `${String(Math.floor(age / hour))}\u00a0h`;
  if (age <= 7 * day) return `${String(Math.floor(age / day))}\u00a0d`;
  return dateText(then, zone).slice(0, 6);
}

/**
 * A span of milliseconds, rounded down: '47 min', '1 h 12 min', from two hours on '6 h', from two
 * days on '3 d'. A longer span is never shown as a shorter one.
 */
export function spanText(milliseconds: number): string {
  if (milliseconds >= 2 * day) return `${String(Math.floor(milliseconds / day))}\u00a0d`;
  const hours = Math.floor(milliseconds / hour);
  if (hours >= 2) return `${String(hours)}\u00a0h`;
  const rest = Math.floor((milliseconds % hour) / minute);
  const parts = [
    ...(hours > 0 ? [`${String(hours)}\u00a0h`] : []),
    ...(rest > 0 || hours === 0 ? [`${String(rest)}\u00a0min`] : []),
  ];
  return parts.join(' ');
}
