import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measurementColumns } from '#measurements/contract';
import { columnAnswerType, layoutHeader, layoutName, layoutOf } from '#packages/sync/contract';
import {
  measurementOf,
  newId,
  signInTo,
  storeMeasurements,
  createOrgFixture,
} from './testing/org-fixture.ts';
import type { Answer, Row, OrgFixture } from './testing/org-fixture.ts';

/** Bytes of the rows in one response of these tests. */
const budget = 20_000;
/** The size of a response without its rows. */
const frame = 2_000;
const tests = 30;

const layout = layoutName(layoutOf('measurement_id', measurementColumns));
const inColumns = { accept: columnAnswerType, [layoutHeader]: `measurements=${layout}` };

let fixture: OrgFixture;
let ids: string[];
beforeAll(async () => {
  fixture = await createOrgFixture({ syncAnswerBytes: budget });
  const { acme, database } = fixture;
  const rows = Array.from({ length: tests }, (_, index) =>
    // Every tenth is larger than a whole response.
    measurementOf(acme.id('worker_day'), {
      raw_data: { trace: 'x'.repeat(index % 10 === 5 ? budget * 2 : 4_000) },
    }),
  );
  ids = rows.map(({ measurement_id }) => measurement_id).sort();
  await storeMeasurements(database, acme.org_id, rows);
  await database.write({ org_id: acme.org_id, actor_user_id: null }, async (tx) => {
    await tx.query(
      `update users set metadata = jsonb_build_object('about', repeat('ü', 4000)) where org_id = $1`,
      [tx.org_id],
    );
    await tx.query(
      `insert into custom_measurement_types
         (org_id, custom_id, name, unit, image, created_time)
       select $1, gen_random_uuid(), 'Type ' || n, 'mm', repeat('A', 8000), now()
       from generate_series(1, 12) as n`,
      [tx.org_id],
    );
  });
});
afterAll(() => fixture.leave());

const tokenOf = (person: string) => signInTo(fixture.app, fixture.acme.emailOf(person));

async function ask(path: string, body: object, token: string): Promise<[Answer['data'], number]> {
  const answer = await fixture.app.call('POST', path, body, token);
  expect(answer.status).toBe(200);
  return [answer.body.data, answer.bytes.length];
}

/** Rows that may be in one response: they fit, or there is only one. */
function expectWithin(bytes: number, rows: number) {
  if (rows > 1) expect(bytes).toBeLessThan(budget + frame);
}

test('a first load is split by bytes, an oversized row is sent alone, and all rows arrive', async () => {
  const token = await tokenOf('owner');
  const seen: unknown[] = [];
  const sizes: number[] = [];
  let body: Record<string, unknown> = {};
  for (;;) {
    const [data, bytes] = await ask('/v3/sync/measures/init', body, token);
    const page = data.measurements;
    if (page.length === 0) break;
    expectWithin(bytes, page.length);
    seen.push(...page.map((row) => row['measurement_id']));
    sizes.push(page.length);
    body = {
      last_measurement_modified_time: page.at(-1)?.modified_time,
      init_measurement_sync_time: body['init_measurement_sync_time'] ?? data.sync_time,
    };
  }
  expect(seen.toSorted()).toEqual(ids);
  expect(sizes).toContain(1);
  expect(Math.max(...sizes)).toBe(4);
});

test('a first load in columns is split the same way, also with cached pages', async () => {
  const token = await tokenOf('owner');
  const load = async () => {
    const counts: number[] = [];
    let body: Record<string, unknown> = {};
    for (;;) {
      const answer = await fixture.app.raw(
        ...(['POST', '/v3/sync/measures/init', JSON.stringify(body), token] as const),
        inColumns,
      );
      const isPacked = answer.headers['content-encoding'] === 'gzip';
      const bytes = isPacked ? gunzipSync(answer.bytes) : answer.bytes;
      const { data } = envelopeOf(bytes);
      if (data.measurements.columns.rows === 0) return counts;
      expectWithin(bytes.length, data.measurements.columns.rows);
      counts.push(data.measurements.columns.rows);
      body = {
        last_measurement_modified_time: data.measurements.columns.last,
        init_measurement_sync_time: body['init_measurement_sync_time'] ?? data.sync_time,
      };
    }
  };
  const first = await load();
  expect(first.reduce((sum, count) => sum + count)).toBe(tests);
  expect(Math.max(...first)).toBe(4);
  expect(await load()).toEqual(first);
});

function envelopeOf(bytes: Buffer) {
  const length = bytes.readUInt32LE(4);
  return JSON.parse(bytes.toString('utf8', 8, 8 + length)) as {
    data: { sync_time: string; measurements: { columns: { rows: number; last: string } } };
  };
}

test('people without access to raw data get all tests in one response', async () => {
  const [data] = await ask('/v3/sync/measures', {}, await tokenOf('manager_all'));
  expect(data.measurements).toHaveLength(tests);
  expect(data).not.toHaveProperty('more');
});

test('an update names the lists that were cut, and its sync time stays before the missing rows', async () => {
  const token = await tokenOf('owner');
  const seen = new Set<unknown>();
  let cursor: string | null = null;
  for (;;) {
    const [data, bytes]: [Answer['data'], number] = await ask(
      '/v3/sync/measures',
      { measurements: cursor },
      token,
    );
    expectWithin(bytes, data.measurements.length);
    for (const row of data.measurements) seen.add(row['measurement_id']);
    if (data['more'] === undefined) break;
    expect(data['more']).toEqual(['measurements']);
    cursor = data.measurements.at(-1)?.modified_time ?? null;
    expect(data.sync_time).toBe(cursor);
  }
  expect([...seen].sort()).toEqual(ids);
});

test('a client with one time for all lists receives every row of core', async () => {
  const token = await tokenOf('owner');
  const lists = ['users', 'custom_measurement_types', 'tags', 'permissions'] as const;
  const seen = new Map<string, Set<unknown>>(lists.map((list) => [list, new Set()]));
  let time: string | null = null;
  for (;;) {
    const body: Record<string, string | null> = Object.fromEntries(
      lists.map((list) => [list, time]),
    );
    const [data, bytes] = await ask('/v3/sync/core', body, token);
    // The rest of the limit, and for each further list one possibly large row.
    expect(bytes).toBeLessThan(budget + frame + lists.length * 10_000);
    for (const list of lists) {
      for (const row of data[list] as Row[]) seen.get(list)?.add(Object.values(row)[0]);
    }
    if (data['more'] === undefined) break;
    expect(time === null || data.sync_time > time).toBe(true);
    time = data.sync_time;
  }
  const counts = Object.fromEntries([...seen].map(([list, rows]) => [list, rows.size]));
  expect(counts).toMatchObject({ users: 11, custom_measurement_types: 12, tags: 2 });
});

test('many links make a page shorter, and each test is sent with exactly its own links', async () => {
  const { acme, database } = fixture;
  const token = await tokenOf('manager_all');
  const counts = [10, 30, 70, 0, 5];
  const linked = ids.slice(0, counts.length);
  await database.write({ org_id: acme.org_id, actor_user_id: null }, (tx) =>
    tx.query(
      `insert into link_measurements
         (org_id, link_id, measurement_id, link_type_id, value, created_time)
       select $1, gen_random_uuid(), id, gen_random_uuid(), 5, now()
       from unnest($2::uuid[], $3::int[]) as given (id, count), generate_series(1, count)`,
      [tx.org_id, linked, counts],
    ),
  );
  const links = new Map<unknown, number>();
  let seen = 0;
  let body: Record<string, unknown> = {};
  for (;;) {
    const [data, bytes] = await ask('/v3/sync/measures/init', body, token);
    const page = data.measurements;
    if (page.length === 0) break;
    // Rows and links have separate limits.
    if (page.length > 1) expect(bytes).toBeLessThan(2 * budget + frame);
    const here = new Set(page.map((row) => row['measurement_id']));
    for (const { measurement_id } of data.link_measurements) {
      expect(here).toContain(measurement_id);
      links.set(measurement_id, (links.get(measurement_id) ?? 0) + 1);
    }
    seen += page.length;
    body = {
      last_measurement_modified_time: page.at(-1)?.modified_time,
      init_measurement_sync_time: body['init_measurement_sync_time'] ?? data.sync_time,
    };
  }
  expect(seen).toBe(tests);
  expect(linked.map((id) => links.get(id) ?? 0)).toEqual(counts);
});

test('long numbers count with the length that is sent', async () => {
  const { acme, database } = fixture;
  // Five characters in the call, three hundred when PostgreSQL writes the number out.
  const rows = Array.from({ length: 6 }, () =>
    measurementOf(acme.id('worker_night'), {
      measurement_id: newId(),
      raw_data: Array.from({ length: 30 }, () => 1e308),
    }),
  );
  await storeMeasurements(database, acme.org_id, rows);
  const [data, bytes] = await ask(
    '/v3/sync/measures/init',
    { people: [acme.id('worker_night')] },
    await tokenOf('owner'),
  );
  expect(bytes).toBeLessThan(budget + frame);
  expect(data.measurements).toHaveLength(2);
});
