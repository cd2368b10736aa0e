/** A date as shown on screens, 'DD MMM YYYY' in the given zone: '05 Mar 2026'. */
export function dateText(time: number, zone: string): string {
  const { day, month, year } = zonedParts(time, zone);
  return `${day} ${month} ${year}`;
}

/** Date and time of day in the given zone: '05 Mar 2026, 13:42'. */
export function dateTimeText(time: number, zone: string): string {
  const { hour, minute } = zonedParts(time, zone);
  return `${dateText(time, zone)}, ${hour}:${minute}`;
}

/** Time of a print or picture: 'Generated 05 Mar 2026, 13:42 (GMT+08:00)'. */
export function generatedText(time: number, zone: string): string {
  return `Generated ${dateTimeText(time, zone)} (${offsetText(time, zone)})`;
}

/** The time of day in the given zone: '13:42'. */
export function hourText(time: number, zone: string): string {
  const { hour, minute } = zonedParts(time, zone);
  return `${hour}:${minute}`;
}

/** The time of day with seconds in the given zone: '13:42:05'. */
export function clockText(time: number, zone: string): string {
  const { hour, minute, second } = zonedParts(time, zone);
  return `${hour}:${minute}:${second}`;
}

/** Local date and time in a zone. */
export interface ZonedParts {
  /** Short English name: 'Fri'. */
  weekday: string;
  /** Two digits. */
  day: string;
  /** Short English name of three letters: 'Sep'. */
  month: string;
  year: string;
  hour: string;
  minute: string;
  second: string;
}

/**
 * The local date and time of a moment.
 *
 * @param time milliseconds since 1970
 * @param zone IANA name; an unknown one counts as UTC
 */
export function zonedParts(time: number, zone: string): ZonedParts {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    weekday: of('weekday'),
    day: of('day'),
    month: of('month'),
    year: of('year'),
    hour: of('hour'),
    minute: of('minute'),
    second: of('second'),
  };
}

/** UTC offset of the zone at the moment: 'GMT+08:00'. */
export function offsetText(time: number, zone: string): string {
  const parts = offsetFormatOf(zone).formatToParts(time);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return name === 'GMT' ? 'GMT+00:00' : name;
}

const formats = new Map<string, Intl.DateTimeFormat>();
const offsetFormats = new Map<string, Intl.DateTimeFormat>();

// en-US, as en-GB writes 'Sept' for September.
function formatOf(zone: string): Intl.DateTimeFormat {
  return cached(formats, zone, {
    weekday: 'short',
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
}

function offsetFormatOf(zone: string): Intl.DateTimeFormat {
  return cached(offsetFormats, zone, { timeZoneName: 'longOffset' });
}

// Creating a format costs a hundred times its use, and lists show thousands of dates.
function cached(
  cache: Map<string, Intl.DateTimeFormat>,
  zone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const known = cache.get(zone);
  if (known !== undefined) return known;
  const made = inZone(zone, options);
  cache.set(zone, made);
  return made;
}

function inZone(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  }
}
