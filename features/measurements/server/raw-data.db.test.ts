import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  measurementOf,
  noon,
  signInTo,
  storeMeasurements,
  createOrgFixture,
} from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import { measurementColumns } from '#measurements/contract';
import { columnAnswerType, layoutHeader, layoutName, layoutOf } from '#packages/sync/contract';

let fixture: OrgFixture;
beforeAll(async () => {
  // Two rows are a full page, so full pages are cached for the next request.
  fixture = await createOrgFixture({ syncPageSize: 2 });
  const { acme, database } = fixture;
  await storeMeasurements(
    database,
    acme.org_id,
    ['worker_day', 'manager_day', 'worker_day', 'worker_night'].map((person, index) =>
      measurementOf(acme.id(person), {
        raw_data: { trace: [index], device: 'the raw trace' },
        created_time: new Date(noon - index * 60_000).toISOString(),
      }),
    ),
  );
});
afterAll(() => fixture.leave());

const layout = layoutName(layoutOf('measurement_id', measurementColumns));
const inColumns = { accept: columnAnswerType, [layoutHeader]: `measurements=${layout}` };

/** The complete response as text, in rows or in columns. */
async function ask(person: string, path: string, body: object, headers: Record<string, string>) {
  const token = await signInTo(fixture.app, fixture.acme.emailOf(person));
  const answer = await fixture.app.raw('POST', path, JSON.stringify(body), token, headers);
  expect(answer.status).toBe(200);
  const isPacked = answer.headers['content-encoding'] === 'gzip';
  return (isPacked ? gunzipSync(answer.bytes) : answer.bytes).toString('utf8');
}

const ways: [string, string, Record<string, string>][] = [
  ['an update in rows', '/v3/sync/measures', {}],
  ['an update in columns', '/v3/sync/measures', inColumns],
  ['a first load in rows', '/v3/sync/measures/init', {}],
  ['a first load in columns', '/v3/sync/measures/init', inColumns],
];

// Admins request first and last: pages cached for them are sent to nobody else, and vice versa.
const people: [string, boolean][] = [
  ['owner', true],
  ['manager_all', false],
  ['admin', true],
  ['manager_day', false],
  ['editor_day', false],
  ['worker_day', false],
  ['manager_all', false],
  ['owner', true],
];

test.each(ways)(
  '%s returns raw data of devices to admins, and to nobody else',
  async (_, path, headers) => {
    for (const [person, isShown] of people) {
      const text = await ask(person, path, {}, headers);
      expect(text).toContain('raw_data');
      expect([person, text.includes('the raw trace')]).toEqual([person, isShown]);
    }
  },
);

test('a new admin is notified of more rows, even if they saw all rows before', async () => {
  const measures = async (body: object) => {
    const text = await ask('manager_all', '/v3/sync/measures', body, {});
    return (JSON.parse(text) as { data: { access_epoch: number; visible_people?: null } }).data;
  };
  const { access_epoch } = await measures({});
  expect('visible_people' in (await measures({ access_epoch }))).toBe(false);
  await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query(`update permissions set access = 'admin' where user_id = $1`, [
      fixture.acme.id('manager_all'),
    ]),
  );
  const after = await measures({ access_epoch });
  expect(after.visible_people).toBeNull();
  expect(after.access_epoch).not.toBe(access_epoch);
});

test('[MEAS-09] a test is sent with every field of the specification', async () => {
  const text = await ask('owner', '/v3/sync/measures', {}, {});
  const { data } = JSON.parse(text) as { data: { measurements: object[] } };
  expect(Object.keys(data.measurements[0] ?? {}).toSorted()).toEqual([
    ...['active', 'created_time', 'custom_id', 'measured_by_name_first', 'measured_by_name_last'],
    ...['measured_by_user_id', 'measurement_id', 'metadata', 'modified_time', 'name_first'],
    ...['name_last', 'raw_data', 'tag_ids', 'type', 'user_id', 'user_tag_ids', 'valid'],
    ...['value', 'value_f'],
  ]);
});
