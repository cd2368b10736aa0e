import { z } from 'zod';

/** Characters of a name at most; the longest of the time zone database has 32. */
const longest = 64;

/**
 * A name of the time zone database, in the case in which the database writes it: `europe/paris` is taken
 * as `Europe/Paris`. Offsets such as `+05:00` are refused: they know no daylight saving time.
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
 * The name of a time zone in the case in which the time zone database writes it; null where it has none
 * like it. No interface tells that case of another name of a zone: one that is not written as most
 * names are, is taken as the name that the zone has here (`asia/kolkata` as `Asia/Calcutta`).
 */
export function zoneName(name: string): string | null {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(name)) return null;
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

const listed = new Set(Intl.supportedValuesOf('timeZone'));
