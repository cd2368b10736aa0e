import { z } from 'zod';

/** Maximum length of a name; the longest of the time zone database has 32. */
const longest = 64;

/**
 * A name of the time zone database, in its official case: `europe/paris` becomes `Europe/Paris`.
 * Offsets such as `+05:00` are rejected, as they have no daylight saving time.
 */
export function timeZone(unknown: string) {
  return z
    .string(unknown)
    .max(longest, unknown)
    .transform((name, context) => {
      const known = zoneName(name.trim());
      if (known !== null) return known;
      context.addIssue({ code: 'custom', message: unknown });
      return z.NEVER;
    });
}

/**
 * The name of a time zone in its official case; null if unknown. There is no interface for the case
 * of alias names: an alias in unusual case becomes the name that the zone has here (`asia/kolkata`
 * becomes `Asia/Calcutta`).
 */
export function zoneName(name: string): string | null {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(name) || withdrawn.test(name)) return null;
  if (listed.has(name)) return name;
  try {
    const { timeZone: known } = new Intl.DateTimeFormat('en', {
      timeZone: name,
    }).resolvedOptions();
    return /^[A-Z][a-z]+(?:[/_-][A-Z][a-z]+)+$/.test(name) ? name : known;
  } catch {
    return null;
  }
}

/** Names that the time zone database has withdrawn: this runtime knows them, browsers do not. */
const withdrawn = /^(?:SystemV\/|Canada\/East-Saskatchewan$)/i;

const listed = new Set(Intl.supportedValuesOf('timeZone'));
