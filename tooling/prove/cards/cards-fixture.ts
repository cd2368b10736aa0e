import { insertTags, insertUserTags } from '#tags/server';
import { insertUsers } from '#people/server';
import type { MeasurementRow } from '#measurements/server';
import {
  measurementOf,
  newId,
  noon,
  storeMeasurements,
} from '../../../apps/server/testing/org-fixture.ts';
import type { OrgFixture } from '../../../apps/server/testing/org-fixture.ts';
import type { RandomSource } from '../sync/random-source.ts';

/** The labels of people and tests of the fixture, by kind. */
export interface Labels {
  tags: string[];
  jobs: string[];
  locations: string[];
}

const hour = 3_600_000;
const [people, tests] = [40, 1500];
/** Both zones have a clock change within these days: on 4 October and on 1 November. */
const days = 70;
/** The default bounds and those of a mean of 46 or 61.5, and values beside them. */
const values = [
  12.5, 30, 30.1, 46, 59.8, 59.9, 65, 65.1, 79.9, 80, 92, 100, 100.1, 123, 138, 138.1,
];
const high = [150, 150.1, 160, 165, 165.1, 184.5, 184.6, 240];

/**
 * Adds people, labels, baselines and tests to the first organisation of a fixture: hidden and test
 * people, removed and invalid tests, own and later baselines, many tests near midnight of a zone.
 */
export async function fillOrganisation(fixture: OrgFixture, random: RandomSource): Promise<Labels> {
  const { org_id } = fixture.acme;
  const labels = { tags: ids(3), jobs: ids(2), locations: ids(2) };
  const all = [...labels.tags, ...labels.jobs, ...labels.locations];
  const crew = ids(people);
  const created_time = new Date(noon - 200 * 24 * hour).toISOString();
  await fixture.database.write({ org_id, actor_user_id: null }, async (tx) => {
    const types = { tags: 'default', jobs: 'job', locations: 'location' } as const;
    await insertTags(
      tx,
      Object.entries(labels).flatMap(([kind, tag_ids]) =>
        tag_ids.map((tag_id, at) => ({
          ...{ tag_id, name: `${kind} ${String(at)}`, metadata: {}, created_time },
          type: types[kind as keyof Labels],
        })),
      ),
    );
    await insertUsers(
      tx,
      crew.map((user_id, at) => ({
        ...{ user_id, name_first: `Person ${String(at)}`, name_last: 'X', email: null },
        ...{ metadata: {}, created_time, experimental: at === 0, is_hidden: at === 1 || at === 2 },
      })),
    );
    await insertUserTags(
      tx,
      crew.flatMap((user_id) => some(random, all, 0.3).map((tag_id) => ({ user_id, tag_id }))),
    );
  });
  const baselines = crew.flatMap((user_id) =>
    random.chance(0.5) ? [baseline(random, user_id)] : [],
  );
  const again = baselines
    .filter(() => random.chance(0.4))
    .map((row) => baseline(random, row.user_id));
  const rows = Array.from({ length: tests }, () => oneTest(random, random.from(crew), all));
  await storeMeasurements(fixture.database, org_id, [...baselines, ...again, ...rows]);
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query(
      `update measurements set active = false
       where org_id = $1 and measurement_id = any($2::uuid[])`,
      [org_id, rows.filter(() => random.chance(0.08)).map(({ measurement_id }) => measurement_id)],
    ),
  );
  return labels;
}

function ids(count: number): string[] {
  return Array.from({ length: count }, newId);
}

/** Each with this probability. */
export function some(random: RandomSource, all: readonly string[], share: number): string[] {
  return all.filter(() => random.chance(share));
}

/** With five values it does not count, with six it does. */
function baseline(random: RandomSource, user_id: string): MeasurementRow {
  const [mean, count] = [random.from([46, 61.5]), random.from([5, 6, 9])];
  const time = noon - random.below(days * 24) * hour;
  return measurementOf(user_id, {
    ...{ type: 'sosm_baseline', value: mean, valid: random.chance(0.9) },
    metadata: { baseline: { values: Array.from({ length: count }, () => mean), mean, std: 4 } },
    created_time: new Date(time).toISOString(),
  });
}

function oneTest(random: RandomSource, user_id: string, labels: readonly string[]): MeasurementRow {
  const snapshot = { values: [1, 2, 3, 4, 5, 6], mean: random.from([46, 61.5]), std: 4 };
  return measurementOf(user_id, {
    type: random.chance(0.9) ? 'sosm' : 'sweat',
    value: random.from(random.chance(0.6) ? values : high),
    valid: random.chance(0.85),
    tag_ids: some(random, labels, 0.1),
    user_tag_ids: some(random, labels, 0.3),
    metadata: random.chance(0.3) ? { baseline: snapshot } : {},
    created_time: new Date(timeOf(random)).toISOString(),
  });
}

/** A random time of these days, often on the hour, where a day or an hour starts. */
function timeOf(random: RandomSource): number {
  const time = noon - random.below(days * 24 * 60) * 60_000;
  if (random.chance(0.3)) return time;
  const onTheHour = Math.floor(time / hour) * hour;
  return onTheHour + random.from([-1, 0, 0, 1]);
}
