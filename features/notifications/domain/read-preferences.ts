import { notificationPreferences, preferencesField } from '#notifications/contract';
import type { NotificationPreferences } from '#notifications/contract';

/**
 * The preferences of a person from their metadata. Parts that are missing or damaged have their
 * defaults: every channel on, no quiet hours, no snooze.
 */
export function readPreferences(
  metadata: Readonly<Record<string, unknown>>,
): NotificationPreferences {
  return notificationPreferences.parse(jsonOf(metadata[preferencesField]));
}

/** The value of a JSON text; undefined if it is none. */
export function jsonOf(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
