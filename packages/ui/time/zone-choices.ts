import { otherNames } from './zone-aliases.ts';

/** A time zone in a picker. */
interface ZoneChoice {
  /** IANA name. */
  id: string;
  /** '(GMT+10:00) Australia/Brisbane' */
  label: string;
  /** Another name by which it was found. */
  note?: string | undefined;
}

/** Zones with their current offset, sorted by offset and then by name. */
export function zoneChoices(zones: readonly string[], now: number): ZoneChoice[] {
  return zones
    .map((zone) => ({ zone, minutes: offsetOf(zone, now) }))
    .sort((a, b) => a.minutes - b.minutes || (a.zone < b.zone ? -1 : 1))
    .map(({ zone, minutes }) => ({ id: zone, label: `(${gmtText(minutes)}) ${zone}` }));
}

/**
 * The choices whose offset or name contains all typed words; spaces are allowed in names. Other
 * names of a zone match too, and are shown as note.
 */
export function matchingZones(choices: readonly ZoneChoice[], typed: string): ZoneChoice[] {
  const words = wordsOf(typed);
  const fits = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return choices.flatMap((choice) => {
    if (fits(choice.label)) return [choice];
    const note = otherNames(choice.id).find((name) => fits(choice.label.replace(choice.id, name)));
    return note === undefined ? [] : [{ ...choice, note }];
  });
}

/** True for a zone that this browser supports. */
export function isKnownZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function wordsOf(typed: string): string[] {
  return typed
    .toLowerCase()
    .split(/[\s_]+/)
    .filter((word) => word !== '');
}

function gmtText(minutes: number): string {
  const size = Math.abs(minutes);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `GMT${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/** Offset in minutes; negative west of Greenwich. */
function offsetOf(timeZone: string, now: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const text = parts.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(text) ?? [];
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -size : size;
}
