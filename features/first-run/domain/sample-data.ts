import { presetOf } from '#jobs/domain';
import { seededRandom, seedOf } from '#packages/kit';
import type { Coordinates } from '#tags/contract';

const [hour, day] = [3_600_000, 86_400_000];

/** The last name of everybody, so that no list, file or printed record takes them for real people. */
export const sampleLastName = 'Sample';

const firstNames = [
  ...['Mateus', 'Amara', 'Siosaia', 'Linh', 'Rajesh', 'Jack'],
  ...['Fatima', 'Tane', 'Mei Ling', 'Oluwaseun', 'Katarzyna', 'Diego'],
] as const;

/** A place with hot summers, for an organisation without a site. */
const karratha: Coordinates = { lat: -20.7364, lon: 116.8463 };

const days = 7;

/** Parts that the tests of a day are about: hours before now, and the mean of their values in mOsm. */
const moments = [
  { before: 9, mean: 46 },
  { before: 2, mean: 60 },
] as const;

/** The last value of people who need something; everybody else has an ordinary one. */
const troubled: Readonly<Record<number, number>> = { 0: 168, 6: 118, 9: 112 };

/** A tag, person or test of the sample data. */
export interface SampleTag {
  readonly key: 'site' | 'pour' | 'survey';
  readonly name: string;
  readonly type: 'job' | 'location';
  readonly metadata: Record<string, unknown>;
}

/** The site and the jobs. The site is where the organisation already is, if it has a place. */
export function sampleTags(place: Coordinates | null): SampleTag[] {
  return [
    {
      ...{ key: 'site', name: 'Sample site', type: 'location' },
      metadata: { ...(place ?? karratha) },
    },
    { key: 'pour', name: 'Sample concrete pour', type: 'job', metadata: presetOf('high') },
    { key: 'survey', name: 'Sample surveying', type: 'job', metadata: presetOf('moderate') },
  ];
}

/** A person of the sample data, with the keys of their tags. */
export interface SamplePerson {
  readonly name_first: string;
  readonly name_last: string;
  readonly tags: readonly SampleTag['key'][];
}

/** Twelve people at the site: the first half pours concrete. */
export const samplePeople: readonly SamplePerson[] = firstNames.map((name_first, index) => ({
  ...{ name_first, name_last: sampleLastName },
  tags: ['site', index < firstNames.length / 2 ? 'pour' : 'survey'],
}));

/** The id of a sample person: that of the sample data with another last byte. */
export function samplePersonId(sample_id: string, index: number): string {
  return `${sample_id.slice(0, -2)}${index.toString(16).padStart(2, '0')}`.toLowerCase();
}

/** A test of the sample data. */
export interface SampleTest {
  /** Index in `samplePeople`. */
  readonly person: number;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** mOsm. */
  readonly value: number;
}

/** Two tests of each person on each of the last days, none later than now. */
export function sampleTests(now: number): SampleTest[] {
  return samplePeople.flatMap((_, person) => {
    const random = seededRandom(seedOf(`sample ${String(person)}`));
    const level = 0.85 + 0.3 * random();
    return Array.from({ length: days }, (__, ago) =>
      moments.map(({ before, mean }, index): SampleTest => {
        const isLast = ago === 0 && index === moments.length - 1;
        const usual = Math.round(mean * level * (0.9 + 0.25 * random()));
        const value = (isLast ? troubled[person] : undefined) ?? usual;
        const time = now - ago * day - before * hour - Math.round(random() * hour);
        return { person, time, value };
      }),
    ).flat();
  });
}
