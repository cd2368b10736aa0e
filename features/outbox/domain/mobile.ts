/** E.164: a plus sign, the country code and the number, at most 15 digits. */
const e164 = /^\+[1-9]\d{6,14}$/;

/**
 * The mobile number of a person for SMS, from the field `_notification_preferences` of their
 * metadata, which is JSON text; null without a valid number.
 */
export function mobileOf(metadata: unknown): string | null {
  const { _notification_preferences: stored } = Object(metadata) as Record<string, unknown>;
  if (typeof stored !== 'string') return null;
  const { mobile } = Object(parsed(stored)) as Record<string, unknown>;
  return typeof mobile === 'string' && e164.test(mobile) ? mobile : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
