import {
  longestSnooze,
  notificationMessages as messages,
  notificationPreferences,
} from '#notifications/contract';
import { jsonOf } from './read-preferences.ts';

/** What is wrong with a part of preferences. */
export interface PreferenceProblem {
  /** Path of the part: '.quiet'; empty for the whole. */
  at: string;
  message: string;
}

/**
 * The first invalid part of preferences that are written; null if all of them are valid. Reading
 * replaces an invalid part by its default, so a part is invalid if reading changes it. Missing and
 * unknown parts are left out.
 *
 * @param text JSON text
 * @param now milliseconds since 1970
 */
export function preferencesProblem(text: unknown, now: number): PreferenceProblem | null {
  const given = jsonOf(text);
  if (!isRecord(given)) return { at: '', message: messages.invalid };
  const { zone, ...read } = notificationPreferences.parse(given);
  // Another spelling of a zone is read as its usual name.
  if (given['zone'] != null && zone === null) return { at: '.zone', message: messages.zone };
  for (const [part, value] of Object.entries(read)) {
    if (part in given && !isUnchanged(given[part], value)) {
      return { at: `.${part}`, message: messageOf(part, given[part]) };
    }
  }
  const { snoozed_until } = read;
  if (snoozed_until !== null && Date.parse(snoozed_until) > now + longestSnooze * day) {
    return { at: '.snoozed_until', message: messages.snoozeLimit };
  }
  return null;
}

const day = 24 * 3_600_000;

/** Whether reading kept every part of a given value that it knows. */
function isUnchanged(given: unknown, read: unknown): boolean {
  if (!isRecord(read)) return given === read;
  if (!isRecord(given)) return false;
  return Object.entries(read).every(
    ([key, value]) => !(key in given) || isUnchanged(given[key], value),
  );
}

function messageOf(part: string, given: unknown): string {
  switch (part) {
    case 'mobile':
      return messages.mobile;
    case 'events':
      return messages.events;
    case 'quiet':
      return isRecord(given) && typeof given['from'] === 'string' && given['from'] === given['to']
        ? messages.quietSame
        : messages.time;
    case 'digest':
    case 'snoozed_until':
      return messages.time;
    default:
      return messages.invalid;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
