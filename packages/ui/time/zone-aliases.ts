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
