import { seededRandom } from '#packages/kit';

/** A row as in the server's response. */
export type MadeRow = Record<string, unknown>;

const madeSize = { people: 5000, tags: 60 } as const;
/** Midnight in UTC of the last day. */
export const madeDay = Date.UTC(2026, 10, 20);
export const madeOrganisation = idOf(0, 1);
export const dayLength = 86_400_000;

/** The id of the n-th row of a kind: version 7, its time part increasing with n. */
export function idOf(kind: number, n: number): string {
  const random = seededRandom(kind * 7_919 + n * 31 + 1);
  const head = (Date.UTC(2025, 10, 20) + n * 31_000).toString(16).padStart(12, '0');
  const tail = hex(random, 12);
  return `${head.slice(0, 8)}-${head.slice(8)}-7${hex(random, 3)}-8${hex(random, 3)}-${tail}`;
}

/** The tags: two thirds plain, the rest jobs and locations. */
export function madeTags(): MadeRow[] {
  return Array.from({ length: madeSize.tags }, (_, n) => ({
    tag_id: idOf(1, n),
    name: `Crew ${String(n).padStart(2, '0')}`,
    type: n % 6 === 4 ? 'job' : n % 6 === 5 ? 'location' : 'default',
    is_hidden: false,
    active: true,
    metadata: {},
    ...stamps(n),
  }));
}

/** The people, each with one to three tags. */
export function madePeople(): MadeRow[] {
  return Array.from({ length: madeSize.people }, (_, n) => ({
    user_id: idOf(2, n),
    name_first: firstNames[n % firstNames.length] ?? '',
    name_last: `${lastNames[(n * 7) % lastNames.length] ?? ''}${n >= 400 ? ` ${String(n)}` : ''}`,
    email: `person${String(n)}@bench.example`,
    org_id: madeOrganisation,
    experimental: false,
    active: true,
    is_hidden: false,
    has_picture: false,
    metadata: {},
    tag_ids: tagsOfPerson(n),
    ...stamps(100 + n),
  }));
}

/** Rows `from` to `to` of the measurements of the last 365 days, oldest stamp first. */
export function madeMeasurements(total: number, from: number, to: number): MadeRow[] {
  return Array.from({ length: to - from }, (_, index) => madeMeasurement(from + index, total));
}

/** One measurement; some people have several hundred, most a few dozen. */
export function madeMeasurement(n: number, total: number): MadeRow {
  const random = seededRandom(n * 2_654_435 + 17);
  const person = Math.floor(random() ** 2.2 * madeSize.people);
  const recorder = Math.floor(random() * 40);
  const created = Math.floor(madeDay + dayLength - ((total - n) * 365 * dayLength) / total);
  const value = Math.round(40 + random() * 90);
  const mean = 60 + (person % 30);
  const hasBaseline = person % 3 !== 0;
  return {
    measurement_id: idOf(3, n),
    user_id: idOf(2, person),
    measured_by_user_id: idOf(2, recorder),
    measured_by_name_first: firstNames[recorder % firstNames.length] ?? '',
    measured_by_name_last: lastNames[(recorder * 7) % lastNames.length] ?? '',
    valid: n % 23 !== 0,
    active: n % 211 !== 0,
    value,
    value_f: `${String(value)} mOsm`,
    type: 'sosm',
    metadata: {
      rpe: n % 10,
      notes: n % 12 === 0 ? 'Tested before the shift, felt well after a warm night' : '',
      device: 'reader',
      device_serial: `WR-${String(10_000 + (n % 180))}`,
      timezone: 'Australia/Perth',
      strip_lot: `LOT-${String(2_000 + (n % 60))}`,
      temperature: 20 + (n % 180) / 10,
      humidity: 30 + (n % 60),
      urine: n % 8,
      thirst: n % 5,
      sleep: 4 + (n % 6),
      ...(hasBaseline
        ? { baseline: { values: [mean - 4, mean, mean + 4], mean, std: 4 + (n % 7) / 10 } }
        : {}),
    },
    raw_data: {
      samples: Array.from({ length: 6 }, () => Math.round(random() * 40_000) / 100),
      counts: n % 4096,
    },
    tag_ids: tagsOfPerson(person).slice(0, 1),
    custom_id: null,
    user_tag_ids: tagsOfPerson(person),
    name_first: firstNames[person % firstNames.length] ?? '',
    name_last: lastNames[(person * 7) % lastNames.length] ?? '',
    created_time: new Date(created).toISOString(),
    modified_time: new Date(madeStamp(n)).toISOString(),
  };
}

/** The organisation's clock at the n-th measurement. */
export function madeStamp(n: number): number {
  return Date.UTC(2026, 10, 1) + n;
}

function tagsOfPerson(n: number): string[] {
  const first = (n * 13) % madeSize.tags;
  return Array.from({ length: 1 + (n % 3) }, (_, step) => idOf(1, (first + step * 7) % 60));
}

function stamps(n: number) {
  const time = new Date(Date.UTC(2026, 9, 1) + n).toISOString();
  return { created_time: time, modified_time: time };
}

function hex(random: () => number, digits: number): string {
  let text = '';
  while (text.length < digits) text += Math.floor(random() * 16).toString(16);
  return text;
}

const firstNames =
  'Maria Noah Ada Omar Lena Kofi Ines Marko Yara Tomas Mara Dina Sven Rosa Malik Eva'.split(' ');
const lastNames =
  'Martin Okafor Lindqvist Moreau Santos Weber Haddad Novak Ferrari Kim Malone Dubois'.split(' ');
