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

/**
 * Names of one zone each: the current one, and former or alternative ones. From the file 'backward'
 * of the time zone database (IANA, 2025b), limited to names that people may search; a browser lists
 * one of each, sometimes the old one.
 */
const groups: readonly (readonly string[])[] = [
  ['Africa/Asmara', 'Africa/Asmera'],
  ['Africa/Bamako', 'Africa/Timbuktu'],
  ['America/Adak', 'America/Atka'],
  ['America/Argentina/Buenos_Aires', 'America/Buenos_Aires'],
  ['America/Argentina/Catamarca', 'America/Catamarca', 'America/Argentina/ComodRivadavia'],
  ['America/Argentina/Cordoba', 'America/Cordoba', 'America/Rosario'],
  ['America/Argentina/Jujuy', 'America/Jujuy'],
  ['America/Argentina/Mendoza', 'America/Mendoza'],
  ['America/Atikokan', 'America/Coral_Harbour'],
  ['America/Denver', 'America/Shiprock'],
  ['America/Indiana/Indianapolis', 'America/Indianapolis', 'America/Fort_Wayne'],
  ['America/Indiana/Knox', 'America/Knox_IN'],
  ['America/Kentucky/Louisville', 'America/Louisville'],
  ['America/Nuuk', 'America/Godthab'],
  ['America/Rio_Branco', 'America/Porto_Acre'],
  ['America/St_Thomas', 'America/Virgin'],
  ['America/Tijuana', 'America/Ensenada'],
  ['America/Toronto', 'America/Montreal'],
  ['Asia/Ashgabat', 'Asia/Ashkhabad'],
  ['Asia/Dhaka', 'Asia/Dacca'],
  ['Asia/Ho_Chi_Minh', 'Asia/Saigon'],
  ['Asia/Jerusalem', 'Asia/Tel_Aviv'],
  ['Asia/Kathmandu', 'Asia/Katmandu'],
  ['Asia/Kolkata', 'Asia/Calcutta'],
  ['Asia/Macau', 'Asia/Macao'],
  ['Asia/Makassar', 'Asia/Ujung_Pandang'],
  ['Asia/Nicosia', 'Europe/Nicosia'],
  ['Asia/Shanghai', 'Asia/Chongqing', 'Asia/Chungking', 'Asia/Harbin'],
  ['Asia/Thimphu', 'Asia/Thimbu'],
  ['Asia/Ulaanbaatar', 'Asia/Ulan_Bator'],
  ['Asia/Urumqi', 'Asia/Kashgar'],
  ['Asia/Yangon', 'Asia/Rangoon'],
  ['Atlantic/Faroe', 'Atlantic/Faeroe'],
  ['Australia/Adelaide', 'Australia/South'],
  ['Australia/Brisbane', 'Australia/Queensland'],
  ['Australia/Broken_Hill', 'Australia/Yancowinna'],
  ['Australia/Darwin', 'Australia/North'],
  ['Australia/Hobart', 'Australia/Tasmania'],
  ['Australia/Lord_Howe', 'Australia/LHI'],
  ['Australia/Melbourne', 'Australia/Victoria'],
  ['Australia/Perth', 'Australia/West'],
  ['Australia/Sydney', 'Australia/ACT', 'Australia/Canberra', 'Australia/NSW'],
  ['Europe/Chisinau', 'Europe/Tiraspol'],
  ['Europe/Istanbul', 'Asia/Istanbul'],
  ['Europe/Kyiv', 'Europe/Kiev'],
  ['Europe/London', 'Europe/Belfast'],
  ['Pacific/Chuuk', 'Pacific/Truk', 'Pacific/Yap'],
  ['Pacific/Kanton', 'Pacific/Enderbury'],
  ['Pacific/Pago_Pago', 'Pacific/Samoa'],
  ['Pacific/Pohnpei', 'Pacific/Ponape'],
];

const byName = new Map(groups.flatMap((names) => names.map((name) => [name, names] as const)));

/** Other names of a zone, the current one first; empty if it has only one. */
export function otherNames(zone: string): readonly string[] {
  return (byName.get(zone) ?? []).filter((name) => name !== zone);
}
