import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  measurementOf,
  newId,
  signInTo,
  storeMeasurements,
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

test('[TAG-65, TAG-66, TAG-67] people are added to tags pair by pair, and removed one by one', async () => {
  const tags = [await fixture.newTag('Wet hole'), await fixture.newTag('Dry hole')];
  const people = [id('worker_day'), id('worker_night')].sort();
  const both = { tag_ids: tags, user_ids: people };
  const first = await fixture.app.call('POST', '/v3/tag/users', both, fixture.admin);
  expect(first.body.data).toEqual({ success: true });
  expect((await fixture.app.call('POST', '/v3/tag/users', both, fixture.admin)).status).toBe(200);
  for (const tag_id of tags) expect(await fixture.members(tag_id)).toEqual(people);

  const [wet = '', dry = ''] = tags;
  const more = { tag_id: wet, user_ids: [id('mate_day')] };
  const added = await fixture.app.call('POST', '/v2/tag/users', more, fixture.admin);
  expect(added.body.data['success']).toBe(true);
  expect(await fixture.members(wet)).toEqual([...people, id('mate_day')].sort());

  const out = { tag_id: dry, user_id: people[0] };
  expect((await fixture.app.call('POST', '/v3/tag/users/remove', out, fixture.admin)).status).toBe(
    200,
  );
  expect((await fixture.app.call('POST', '/v3/tag/users/remove', out, fixture.admin)).status).toBe(
    200,
  );
  expect(await fixture.members(dry)).toEqual(people.slice(1));
});

test('if one pair is invalid none is stored', async () => {
  const tag_id = await fixture.newTag('Cold room');
  const add = (tag_ids: string[], user_ids: string[], token = fixture.admin) =>
    fixture.app.call('POST', '/v3/tag/users', { tag_ids, user_ids }, token);
  const worker = id('worker_day');
  expect((await add([tag_id, newId()], [worker])).status).toBe(404);
  expect((await add([tag_id, fixture.other.day], [worker])).status).toBe(404);
  expect((await add([tag_id], [worker, newId()])).status).toBe(404);
  expect((await add([tag_id], [worker, fixture.other.id('worker_day')])).status).toBe(404);
  expect((await add([], [worker])).body.errors).toEqual({ tag_ids: 'No tags selected' });
  expect((await add([tag_id], [])).body.errors).toEqual({ user_ids: 'No people selected' });
  expect(await fixture.members(tag_id)).toEqual([]);
});

test('a manager changes the members of their own tags, but neither others nor themselves', async () => {
  const { day, night } = fixture.acme;
  const manager = await tokenOf('manager_day');
  const add = (tag_id: string, person: string) =>
    fixture.app.call('POST', '/v2/tag/users', { tag_id, user_ids: [id(person)] }, manager);
  expect((await add(day, 'worker_day')).status).toBe(200);
  const refused = await add(night, 'worker_day');
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'You can add people only to tags that you manage',
  ]);
  expect((await add(day, 'worker_night')).status).toBe(404);
  expect((await add(day, 'manager_day')).status).toBe(403);
  const all = await tokenOf('manager_all');
  const moved = { tag_id: night, user_ids: [id('mate_day')] };
  expect((await fixture.app.call('POST', '/v2/tag/users', moved, all)).status).toBe(200);
  const back = { tag_id: night, user_id: id('mate_day') };
  expect((await fixture.app.call('POST', '/v3/tag/users/remove', back, all)).status).toBe(200);
  for (const token of [manager, all, await tokenOf('editor_day')]) {
    expect((await fixture.create({ name: 'Not theirs' }, token)).status).toBe(403);
    expect((await fixture.change({ tag_id: day, name: 'Not theirs' }, token)).status).toBe(403);
    expect((await fixture.app.call('DELETE', `/v3/tag/${day}`, undefined, token)).status).toBe(403);
  }
});

test('[TAG-68] tags are added to tests that may be changed; their existing tags stay', async () => {
  const tag_id = await fixture.newTag('Retest');
  const { org_id, night } = fixture.acme;
  const row = measurementOf(id('worker_day'), { tag_ids: [night] });
  const strange = measurementOf(id('worker_night'));
  await storeMeasurements(fixture.database, org_id, [row, strange]);
  const add = (token: string, ...measurement_ids: string[]) =>
    fixture.app.call(
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
  const { rows } = await fixture.database.read(org_id, (tx) =>
    tx.query<{ tag_ids: string[] }>('select tag_ids from measurements where measurement_id = $1', [
      row.measurement_id,
    ]),
  );
  expect(rows).toEqual([{ tag_ids: [night, tag_id] }]);
});
