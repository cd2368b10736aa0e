/** A time zone as a picker offers it. */
interface ZoneChoice {
  /** IANA name. */
  zone: string;
  /** '(GMT+10:00) Australia/Brisbane' */
  label: string;
}

/** Zones with their present offset, by offset and then by name. */
export function zoneChoices(zones: readonly string[], now: number): ZoneChoice[] {
  return zones
    .map((zone) => ({ zone, minutes: offsetOf(zone, now) }))
    .sort((a, b) => a.minutes - b.minutes || (a.zone < b.zone ? -1 : 1))
    .map(({ zone, minutes }) => ({ zone, label: `(${gmtText(minutes)}) ${zone}` }));
}

/** The choices whose offset or name holds all typed words; spaces of a name may be typed as such. */
export function matchingZones<Choice extends { label: string }>(
  choices: readonly Choice[],
  typed: string,
): Choice[] {
  const words = typed
    .toLowerCase()
    .split(/[\s_]+/)
    .filter((word) => word !== '');
  return choices.filter(({ label }) => {
    const text = label.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** True for a zone that this browser can tell the time of. */
export function isKnownZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function gmtText(minutes: number): string {
  const size = Math.abs(minutes);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `GMT${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/** Minutes before Greenwich. */
function offsetOf(timeZone: string, now: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const text = parts.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(text) ?? [];
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '-' ? -size : size;
}
