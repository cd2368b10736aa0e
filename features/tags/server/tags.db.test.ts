import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  measurementOf,
  newId,
  signInTo,
  storeMeasurements,
  measurementsOf,
  callDuringTransaction,
  createTagFixture,
} from '#apps/server/testing';
import type { TagFixture } from '#apps/server/testing';

let fixture: TagFixture;
beforeAll(async () => {
  fixture = await createTagFixture();
});
afterAll(() => fixture.leave());

const id = (person: string) => fixture.acme.id(person);
const tokenOf = (person: string) => signInTo(fixture.app, fixture.acme.emailOf(person));
const synced = async (token: string) =>
  (await fixture.app.call('POST', '/v3/sync/core', {}, token)).body.data;

test('[TAG-13, TAG-59] a tag is created once, with the defaults of its type', async () => {
  const tag_id = newId();
  const tag = { tag_id, name: '  Furnace deck ', type: 'location' };
  const first = await fixture.create(tag);
  expect(first.body.data).toMatchObject({
    success: true,
    tag: {
      ...{ tag_id, name: 'Furnace deck', type: 'location', is_hidden: false, active: true },
      metadata: { lat: 0, lon: 0 },
      modified_time: expect.stringMatching(/Z$/) as string,
    },
  });
  const before = await fixture.tagRows();
  // The same id again is the same tag, even with other data.
  const again = await fixture.create({ ...tag, name: 'Another name' });
  expect(again.body.data).toEqual(first.body.data);
  expect(await fixture.tagRows()).toEqual(before);
  const bare = await fixture.app.call(
    'POST',
    '/v2/tag',
    { tag_id: newId(), name: 'Rigging', type: 'job', metadata: { _stairs: 2 } },
    fixture.admin,
  );
  expect(bare.body.data['tag']).toMatchObject({
    metadata: { _stairs: 2, _clothing: -1, _metabolic_work_rate: -1 },
  });
});

test.each([
  [{ name: '' }, 'name', 'Tag name cannot be empty'],
  [{ name: ' \n ' }, 'name', 'Tag name cannot be empty'],
  [{ name: 'abc' }, 'name', 'Tag name must be at least 3 characters'],
  [{ name: 'x'.repeat(61) }, 'name', 'Use 60 characters or fewer'],
  [{ name: 'Odd kind', type: 'colour' }, 'type', expect.any(String)],
  [
    { name: 'Far away', type: 'location', metadata: { lat: 91 } },
    'metadata.lat',
    expect.any(String),
  ],
  [
    { name: 'Far away', type: 'location', metadata: { lon: -181 } },
    'metadata.lon',
    expect.any(String),
  ],
  [
    { name: 'Hard job', type: 'job', metadata: { _stairs: 4 } },
    'metadata._stairs',
    expect.any(String),
  ],
])('a new tag %j is rejected at its field', async (tag, field, sentence) => {
  const before = await fixture.tagRows();
  const refused = await fixture.create(tag);
  expect([refused.status, refused.body.errors[field]]).toEqual([422, sentence]);
  expect(await fixture.tagRows()).toEqual(before);
});

test('[TAG-43] a name is in use in any case, by any type of tag, including hidden ones, until it is deleted', async () => {
  const ocean = await fixture.newTag('Ölfeld Süd', 'job');
  expect((await fixture.change({ tag_id: ocean, is_hidden: true })).status).toBe(200);
  const before = await fixture.tagRows();
  for (const name of ['Ölfeld Süd', 'ölfeld süd', ' ÖLFELD SÜD ', 'O\u0308lfeld Su\u0308d']) {
    const refused = await fixture.create({ name, type: 'location' });
    expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
      ...[409, 'DUPLICATE'],
      { name: 'This tag already exists' },
    ]);
  }
  const renamed = await fixture.change({ tag_id: fixture.acme.day, name: 'ÖLFELD süd' });
  expect(renamed.body.message).toBe('This tag already exists');
  expect(await fixture.tagRows()).toEqual(before);
  expect((await fixture.change({ tag_id: ocean, name: 'ÖLFELD SÜD' })).status).toBe(200);
  await fixture.app.call('DELETE', `/v3/tag/${ocean}`, undefined, fixture.admin);
  expect((await fixture.create({ name: 'Ölfeld Süd' })).status).toBe(200);
});

test('of two concurrent requests for tags of one name only one succeeds', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => fixture.create({ name: 'Blast crew' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
});

test('[TAG-53, TAG-61] a tag is renamed, hidden and shown; an unknown one is reported by id', async () => {
  const tag_id = await fixture.newTag('Pit crew');
  const hidden = await fixture.change({ tag_id, name: 'Pit crew A', is_hidden: true });
  expect(hidden.body.data['tag']).toMatchObject({ name: 'Pit crew A', is_hidden: true });
  const shown = await fixture.change({ tag_id, is_hidden: false });
  expect(shown.body.data['tag']).toMatchObject({ name: 'Pit crew A', is_hidden: false });
  const nothing = await fixture.change({ tag_id });
  expect([nothing.status, nothing.body.message]).toEqual([422, 'Nothing to change']);
  for (const stranger of [newId(), fixture.other.day]) {
    const missing = await fixture.change({ tag_id: stranger, name: 'Anything' });
    expect([missing.status, missing.body.message]).toEqual([
      404,
      `Tag with id ${stranger} not found`,
    ]);
  }
});

test('[TAG-37, TAG-60] a deleted tag is removed from people, permissions and tests, in one transaction, for everybody', async () => {
  const tag_id = await fixture.newTag('Kiln crew');
  const { org_id, night } = fixture.acme;
  const user_ids = [id('worker_day'), id('mate_day')];
  await fixture.app.call('POST', '/v3/tag/users', { tag_ids: [tag_id], user_ids }, fixture.admin);
  const manage = { tag_id, user_ids: [id('worker_night')] };
  expect(
    (await fixture.app.call('POST', '/v3/tag/supervisors', manage, fixture.admin)).status,
  ).toBe(200);
  const tests = [
    measurementOf(user_ids[0] ?? '', { tag_ids: [tag_id, night], user_tag_ids: [tag_id] }),
    measurementOf(user_ids[1] ?? '', { user_tag_ids: [night, tag_id] }),
    measurementOf(user_ids[1] ?? '', { tag_ids: [night] }),
  ];
  await storeMeasurements(fixture.database, org_id, tests);
  const manager = await tokenOf('worker_night');
  expect((await synced(manager)).users.map(({ user_id }) => user_id)).toEqual(
    expect.arrayContaining(user_ids),
  );

  const removed = await fixture.app.call('DELETE', `/v3/tag/${tag_id}`, undefined, fixture.admin);
  expect(removed.body.data).toEqual({ tag_id });

  const core = await synced(fixture.admin);
  const [gone] = (core['tags'] as unknown as { tag_id: string; active: boolean }[]).filter(
    (tag) => tag.tag_id === tag_id,
  );
  expect(gone).toMatchObject({ active: false, name: 'Kiln crew' });
  const tagIds = core.users.flatMap((user) => user['tag_ids'] as string[]);
  expect(tagIds).not.toContain(tag_id);
  const rights = core['permissions'] as unknown as { tag_id: string | null; active: boolean }[];
  expect(rights.filter((row) => row.tag_id === tag_id && row.active)).toEqual([]);
  const { rows } = await fixture.database.read(org_id, (tx) =>
    tx.query<{ tag_ids: string[]; user_tag_ids: string[] }>(
      `select tag_ids, user_tag_ids from measurements
       where org_id = $1 and measurement_id = any($2::uuid[])
       order by array_position($2::uuid[], measurement_id)`,
      [org_id, tests.map(({ measurement_id }) => measurement_id)],
    ),
  );
  expect(rows).toEqual([
    { tag_ids: [night], user_tag_ids: [] },
    { tag_ids: [], user_tag_ids: [night] },
    { tag_ids: [night], user_tag_ids: [] },
  ]);
  expect((await synced(manager)).users.map(({ user_id }) => user_id)).toEqual([id('worker_night')]);
  const again = await fixture.app.call('DELETE', `/v3/tag/${tag_id}`, undefined, fixture.admin);
  expect([again.status, again.body.message]).toEqual([404, `Tag with id ${tag_id} not found`]);
});

test('adding a tag to new and old tests while it is deleted causes no deadlock, and no test keeps it', async () => {
  const tag_id = await fixture.newTag('Crusher crew');
  const rows = Array.from({ length: 40 }, () => measurementOf(id('worker_day')));
  await storeMeasurements(fixture.database, fixture.acme.org_id, rows);
  const ids = rows.map(({ measurement_id }) => measurement_id);
  const put = (measurement_ids: string[]) =>
    fixture.app.call(
      'POST',
      '/v3/tag/measurements',
      { tag_ids: [tag_id], measurement_ids },
      fixture.admin,
    );
  expect((await put(ids.slice(0, 10))).status).toBe(200);
  const { sent } = measurementsOf(fixture);
  const add = () => {
    const body = { measurements: [sent('worker_day', { tag_ids: [tag_id] })] };
    return fixture.app.call('POST', '/v3/measurement', body, fixture.admin);
  };
  const [gone, ...later] = await Promise.all([
    fixture.app.call('DELETE', `/v3/tag/${tag_id}`, undefined, fixture.admin),
    ...ids.map((each) => put([each])),
    ...ids.map(add),
  ]);
  expect(gone?.status).toBe(200);
  expect(later.every(({ status }) => status === 200 || status === 422)).toBe(true);
  const { rows: left } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query('select from measurements where org_id = $1 and $2 = any(tag_ids)', [
      tx.org_id,
      tag_id,
    ]),
  );
  expect(left).toHaveLength(0);
});

test('a test that arrives while a tag of its person is deleted does not keep the tag', async () => {
  const tag_id = await fixture.newTag('Furnace crew');
  const { org_id } = fixture.acme;
  const members = { tag_ids: [tag_id], user_ids: [id('worker_day')] };
  expect((await fixture.app.call('POST', '/v3/tag/users', members, fixture.admin)).status).toBe(
    200,
  );
  const test = measurementsOf(fixture).sent('worker_day');
  const added = await callDuringTransaction(fixture.database, {
    org_id,
    // A deletion, limited to the steps that a test in progress could miss.
    change: (tx) =>
      tx.query('update tags set active = false where org_id = $1 and tag_id = $2', [
        org_id,
        tag_id,
      ]),
    call: () =>
      fixture.app.call('POST', '/v3/measurement', { measurements: [test] }, fixture.admin),
  });
  expect(added.status).toBe(200);
  const { rows } = await fixture.database.read(org_id, (tx) =>
    tx.query<{ user_tag_ids: string[] }>(
      'select user_tag_ids from measurements where org_id = $1 and measurement_id = $2',
      [org_id, test.measurement_id],
    ),
  );
  expect(rows.map(({ user_tag_ids }) => user_tag_ids.includes(tag_id))).toEqual([false]);
  expect(rows[0]?.user_tag_ids.length).toBeGreaterThan(0);
});
