import { afterAll, beforeAll, expect, test } from 'vitest';
import { presetOf } from '#jobs/domain';
import { measurementOf, newId, signInTo, storeMeasurements, testHouse } from './test-house.ts';
import type { TestHouse } from './test-house.ts';

let house: TestHouse;
let admin: string;
beforeAll(async () => {
  house = await testHouse();
  admin = await signInTo(house.app, house.acme.emailOf('admin'));
});
afterAll(() => house.leave());

const id = (person: string) => house.acme.id(person);
const tokenOf = (person: string) => signInTo(house.app, house.acme.emailOf(person));
const create = (tag: object, token = admin) =>
  house.app.call('POST', '/v2/tag', { tag: { tag_id: newId(), type: 'default', ...tag } }, token);
const change = (tag: object, token = admin) => house.app.call('PATCH', '/v2/tag', { tag }, token);
const synced = async (token: string) =>
  (await house.app.call('POST', '/v3/sync/core', {}, token)).body.data;

async function newTag(name: string, type = 'default'): Promise<string> {
  const tag_id = newId();
  expect((await create({ tag_id, name, type })).status).toBe(200);
  return tag_id;
}

/** Everything that is stored of tags, to see that a refusal has changed none of it. */
async function tagRows(): Promise<unknown[]> {
  return house.database.read(house.acme.org_id, async (tx) => {
    const { rows } = await tx.query('select * from tags where org_id = $1 order by tag_id', [
      tx.org_id,
    ]);
    return rows;
  });
}

async function wearers(tag_id: string): Promise<string[]> {
  return house.database.read(house.acme.org_id, async (tx) => {
    const { rows } = await tx.query<{ user_id: string }>(
      'select user_id from user_tags where org_id = $1 and tag_id = $2 order by user_id',
      [tx.org_id, tag_id],
    );
    return rows.map(({ user_id }) => user_id);
  });
}

test('a tag is made once, with what its kind knows from the beginning', async () => {
  const tag_id = newId();
  const tag = { tag_id, name: '  Furnace deck ', type: 'location' };
  const first = await create(tag);
  expect(first.body.data).toMatchObject({
    success: true,
    tag: {
      ...{ tag_id, name: 'Furnace deck', type: 'location', is_hidden: false, active: true },
      metadata: { lat: 0, lon: 0 },
      modified_time: expect.stringMatching(/Z$/) as string,
    },
  });
  const before = await tagRows();
  // The same id again, even after a change of mind, is the same tag.
  const again = await create({ ...tag, name: 'Another name' });
  expect(again.body.data).toEqual(first.body.data);
  expect(await tagRows()).toEqual(before);
  const bare = await house.app.call(
    'POST',
    '/v2/tag',
    { tag_id: newId(), name: 'Rigging', type: 'job', metadata: { _stairs: 2 } },
    admin,
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
])('a new tag %j is refused at its field', async (tag, field, sentence) => {
  const before = await tagRows();
  const refused = await create(tag);
  expect([refused.status, refused.body.errors[field]]).toEqual([422, sentence]);
  expect(await tagRows()).toEqual(before);
});

test('a name is taken in any case, by any kind of tag, hidden ones too, until it is deleted', async () => {
  const ocean = await newTag('Ölfeld Süd', 'job');
  expect((await change({ tag_id: ocean, is_hidden: true })).status).toBe(200);
  const before = await tagRows();
  for (const name of ['Ölfeld Süd', 'ölfeld süd', ' ÖLFELD SÜD ', 'O\u0308lfeld Su\u0308d']) {
    const refused = await create({ name, type: 'location' });
    expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
      ...[409, 'DUPLICATE'],
      { name: 'This tag already exists' },
    ]);
  }
  const renamed = await change({ tag_id: house.acme.day, name: 'ÖLFELD süd' });
  expect(renamed.body.message).toBe('This tag already exists');
  expect(await tagRows()).toEqual(before);
  expect((await change({ tag_id: ocean, name: 'ÖLFELD SÜD' })).status).toBe(200);
  await house.app.call('DELETE', `/v3/tag/${ocean}`, undefined, admin);
  expect((await create({ name: 'Ölfeld Süd' })).status).toBe(200);
});

test('two who make tags of one name at once: one is made', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => create({ name: 'Blast crew' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
});

test('a tag is renamed, hidden and shown; one that is not there is named', async () => {
  const tag_id = await newTag('Pit crew');
  const hidden = await change({ tag_id, name: 'Pit crew A', is_hidden: true });
  expect(hidden.body.data['tag']).toMatchObject({ name: 'Pit crew A', is_hidden: true });
  const shown = await change({ tag_id, is_hidden: false });
  expect(shown.body.data['tag']).toMatchObject({ name: 'Pit crew A', is_hidden: false });
  const nothing = await change({ tag_id });
  expect([nothing.status, nothing.body.message]).toEqual([422, 'Nothing to change']);
  for (const stranger of [newId(), house.other.day]) {
    const missing = await change({ tag_id: stranger, name: 'Anything' });
    expect([missing.status, missing.body.message]).toEqual([
      404,
      `Tag with id ${stranger} not found`,
    ]);
  }
});

test('a deleted tag is gone from people, permissions and tests, in one step, for everybody', async () => {
  const tag_id = await newTag('Kiln crew');
  const { org_id, night } = house.acme;
  const user_ids = [id('worker_day'), id('mate_day')];
  await house.app.call('POST', '/v3/tag/users', { tag_ids: [tag_id], user_ids }, admin);
  const manage = { tag_id, user_ids: [id('worker_night')] };
  expect((await house.app.call('POST', '/v3/tag/supervisors', manage, admin)).status).toBe(200);
  const tests = [
    measurementOf(user_ids[0] ?? '', { tag_ids: [tag_id, night], user_tag_ids: [tag_id] }),
    measurementOf(user_ids[1] ?? '', { user_tag_ids: [night, tag_id] }),
    measurementOf(user_ids[1] ?? '', { tag_ids: [night] }),
  ];
  await storeMeasurements(house.database, org_id, tests);
  const manager = await tokenOf('worker_night');
  expect((await synced(manager)).users.map(({ user_id }) => user_id)).toEqual(
    expect.arrayContaining(user_ids),
  );

  const removed = await house.app.call('DELETE', `/v3/tag/${tag_id}`, undefined, admin);
  expect(removed.body.data).toEqual({ tag_id });

  const core = await synced(admin);
  const [gone] = (core['tags'] as unknown as { tag_id: string; active: boolean }[]).filter(
    (tag) => tag.tag_id === tag_id,
  );
  expect(gone).toMatchObject({ active: false, name: 'Kiln crew' });
  const worn = core.users.flatMap((user) => user['tag_ids'] as string[]);
  expect(worn).not.toContain(tag_id);
  const rights = core['permissions'] as unknown as { tag_id: string | null; active: boolean }[];
  expect(rights.filter((row) => row.tag_id === tag_id && row.active)).toEqual([]);
  const { rows } = await house.database.read(org_id, (tx) =>
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
  const again = await house.app.call('DELETE', `/v3/tag/${tag_id}`, undefined, admin);
  expect([again.status, again.body.message]).toEqual([404, `Tag with id ${tag_id} not found`]);
});

test('a tag of tests that are deleted while it is deleted: nothing hangs, nothing carries it', async () => {
  const tag_id = await newTag('Crusher crew');
  const rows = Array.from({ length: 40 }, () => measurementOf(id('worker_day')));
  await storeMeasurements(house.database, house.acme.org_id, rows);
  const ids = rows.map(({ measurement_id }) => measurement_id);
  const put = (measurement_ids: string[]) =>
    house.app.call('POST', '/v3/tag/measurements', { tag_ids: [tag_id], measurement_ids }, admin);
  expect((await put(ids.slice(0, 10))).status).toBe(200);
  const [gone, ...later] = await Promise.all([
    house.app.call('DELETE', `/v3/tag/${tag_id}`, undefined, admin),
    ...ids.map((each) => put([each])),
  ]);
  expect(gone?.status).toBe(200);
  expect(later.every(({ status }) => status === 200 || status === 422)).toBe(true);
  const { rows: left } = await house.database.read(house.acme.org_id, (tx) =>
    tx.query('select from measurements where org_id = $1 and $2 = any(tag_ids)', [
      tx.org_id,
      tag_id,
    ]),
  );
  expect(left).toHaveLength(0);
});

test('people are put into tags pair by pair, and taken out one by one', async () => {
  const tags = [await newTag('Wet hole'), await newTag('Dry hole')];
  const people = [id('worker_day'), id('worker_night')].sort();
  const both = { tag_ids: tags, user_ids: people };
  const first = await house.app.call('POST', '/v3/tag/users', both, admin);
  expect(first.body.data).toEqual({ success: true });
  expect((await house.app.call('POST', '/v3/tag/users', both, admin)).status).toBe(200);
  for (const tag_id of tags) expect(await wearers(tag_id)).toEqual(people);

  const [wet = '', dry = ''] = tags;
  const more = { tag_id: wet, user_ids: [id('mate_day')] };
  const added = await house.app.call('POST', '/v2/tag/users', more, admin);
  expect(added.body.data['success']).toBe(true);
  expect(await wearers(wet)).toEqual([...people, id('mate_day')].sort());

  const out = { tag_id: dry, user_id: people[0] };
  expect((await house.app.call('POST', '/v3/tag/users/remove', out, admin)).status).toBe(200);
  expect((await house.app.call('POST', '/v3/tag/users/remove', out, admin)).status).toBe(200);
  expect(await wearers(dry)).toEqual(people.slice(1));
});

test('one pair that cannot be: none is made', async () => {
  const tag_id = await newTag('Cold room');
  const add = (tag_ids: string[], user_ids: string[], token = admin) =>
    house.app.call('POST', '/v3/tag/users', { tag_ids, user_ids }, token);
  const worker = id('worker_day');
  expect((await add([tag_id, newId()], [worker])).status).toBe(404);
  expect((await add([tag_id, house.other.day], [worker])).status).toBe(404);
  expect((await add([tag_id], [worker, newId()])).status).toBe(404);
  expect((await add([tag_id], [worker, house.other.id('worker_day')])).status).toBe(404);
  expect((await add([], [worker])).body.errors).toEqual({ tag_ids: 'No tag was chosen' });
  expect((await add([tag_id], [])).body.errors).toEqual({ user_ids: 'Nobody was chosen' });
  expect(await wearers(tag_id)).toEqual([]);
});

test('a manager moves the people of their own tags, nobody else and not themselves', async () => {
  const { day, night } = house.acme;
  const manager = await tokenOf('manager_day');
  const add = (tag_id: string, person: string) =>
    house.app.call('POST', '/v2/tag/users', { tag_id, user_ids: [id(person)] }, manager);
  expect((await add(day, 'worker_day')).status).toBe(200);
  const refused = await add(night, 'worker_day');
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'You can put people only into tags that you manage',
  ]);
  expect((await add(day, 'worker_night')).status).toBe(404);
  expect((await add(day, 'manager_day')).status).toBe(403);
  const all = await tokenOf('manager_all');
  const moved = { tag_id: night, user_ids: [id('mate_day')] };
  expect((await house.app.call('POST', '/v2/tag/users', moved, all)).status).toBe(200);
  const back = { tag_id: night, user_id: id('mate_day') };
  expect((await house.app.call('POST', '/v3/tag/users/remove', back, all)).status).toBe(200);
  for (const token of [manager, all, await tokenOf('editor_day')]) {
    expect((await create({ name: 'Not theirs' }, token)).status).toBe(403);
    expect((await change({ tag_id: day, name: 'Not theirs' }, token)).status).toBe(403);
    expect((await house.app.call('DELETE', `/v3/tag/${day}`, undefined, token)).status).toBe(403);
  }
});

test('who hears of dehydrated people is kept with the tag, whatever its kind', async () => {
  const tag_id = await newTag('Ladle bay', 'location');
  const put = (to: string[], more = {}) =>
    house.app.call(
      'PUT',
      '/v3/tag/dehydrated_notifications',
      { tag_id, _notify_hydration: true, _notify_hydration_to: to, ...more },
      admin,
    );
  const saved = await put([id('manager_day'), id('manager_day').toUpperCase()]);
  expect(saved.body.data['metadata']).toEqual({
    ...{ lat: 0, lon: 0, _notify_hydration: true },
    _notify_hydration_to: [id('manager_day')],
  });
  for (const stranger of [newId(), house.other.id('owner')]) {
    const refused = await put([stranger]);
    expect(refused.body.errors).toEqual({ _notify_hydration_to: 'User not found' });
  }
  expect((await put([], { tag_id: newId() })).status).toBe(404);
});

test('tags are added to tests that may be changed; what they carry stays', async () => {
  const tag_id = await newTag('Retest');
  const { org_id, night } = house.acme;
  const row = measurementOf(id('worker_day'), { tag_ids: [night] });
  const strange = measurementOf(id('worker_night'));
  await storeMeasurements(house.database, org_id, [row, strange]);
  const add = (token: string, ...measurement_ids: string[]) =>
    house.app.call(
      'POST',
      '/v3/tag/measurements',
      { tag_ids: [tag_id, night], measurement_ids },
      token,
    );
  const editor = await tokenOf('editor_day');
  expect((await add(editor, row.measurement_id, strange.measurement_id)).status).toBe(404);
  expect((await add(await tokenOf('manager_day'), row.measurement_id)).status).toBe(403);
  expect((await add(editor, row.measurement_id)).body.data).toEqual({ success: true });
  expect((await add(editor, row.measurement_id)).status).toBe(200);
  const { rows } = await house.database.read(org_id, (tx) =>
    tx.query<{ tag_ids: string[] }>('select tag_ids from measurements where measurement_id = $1', [
      row.measurement_id,
    ]),
  );
  expect(rows).toEqual([{ tag_ids: [night, tag_id] }]);
});

test('a job is assessed as a whole or not at all', async () => {
  const job = await newTag('Shotcreting', 'job');
  const assess = (factors: object, tag_id = job) =>
    house.app.call('PATCH', '/v3/tag/job', { tag_id, ...factors }, admin);
  const done = await assess(presetOf('high'));
  expect(done.body.data['metadata']).toEqual(presetOf('high'));
  const half = await assess({ ...presetOf('high'), _stairs: -1, _clothing: -1 });
  const sentence = 'Please select all options to best describe your workplace.';
  expect([half.status, half.body.message, half.body.errors]).toEqual([
    ...[422, sentence],
    { _stairs: sentence, _clothing: sentence },
  ]);
  expect((await assess({ ...presetOf('high'), _stairs: 4 })).status).toBe(422);
  expect((await assess({ ...presetOf('high'), _metabolic_work_rate: 3 })).status).toBe(422);
  expect((await assess(presetOf('none'))).body.data['metadata']).toEqual(presetOf('none'));
  const notJob = await assess(presetOf('low'), house.acme.day);
  expect(notJob.body.errors).toEqual({ tag_id: 'This tag is not a job' });
});

test('a location is where somebody says, and the rest of what is known of it stays', async () => {
  const site = await newTag('Quarry road', 'location');
  const place = (fields: object) =>
    house.app.call('PATCH', '/v3/tag/location', { tag_id: site, ...fields }, admin);
  await house.app.call(
    'PUT',
    '/v3/tag/dehydrated_notifications',
    { tag_id: site, _notify_hydration: true, _notify_hydration_to: [] },
    admin,
  );
  const placed = await place({ lat: -31.95, lon: 115.86 });
  expect(placed.body.data['metadata']).toEqual({
    ...{ lat: -31.95, lon: 115.86, _notify_hydration: true, _notify_hydration_to: [] },
  });
  const missing = await place({ lat: 3 });
  expect([missing.status, missing.body.errors]).toEqual([422, { lon: 'Missing location data' }]);
  for (const fields of [
    { lat: 90.1, lon: 0 },
    { lat: 0, lon: 180.1 },
    { lat: 'x', lon: 0 },
  ]) {
    expect((await place(fields)).status).toBe(422);
  }
});
