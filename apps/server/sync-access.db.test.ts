import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDigest, withRow } from '#packages/sync/contract';
import { insertPermissions } from '#permissions/server';
import { insertUserTags } from '#tags/server';
import {
  measurementOf,
  newId,
  noon,
  signInTo,
  storeMeasurements,
  createOrgFixture,
} from './testing/org-fixture.ts';
import type { Row, OrgFixture } from './testing/org-fixture.ts';

let fixture: OrgFixture;
beforeEach(async () => {
  fixture = await createOrgFixture();
});
afterEach(() => fixture.leave());

async function ask(path: string, person: string, body: object) {
  const token = await signInTo(fixture.app, fixture.acme.emailOf(person));
  const answer = await fixture.app.call('POST', path, body, token);
  expect(answer.status).toBe(200);
  return answer.body.data;
}
const core = (person: string, body: object = {}) => ask('/v3/sync/core', person, body);
const measures = (person: string, body: object = {}) => ask('/v3/sync/measures', person, body);
const init = (person: string, body: object = {}) => ask('/v3/sync/measures/init', person, body);
const write = (sql: string, values: unknown[] = []) =>
  fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query(sql, values),
  );
const wear = (person: string, tag_id: string) =>
  fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    insertUserTags(tx, [{ user_id: fixture.acme.id(person), tag_id }]),
  );
const wordsOf = (id: unknown) =>
  new Uint32Array(
    String(id)
      .replaceAll('-', '')
      .match(/.{8}/g)
      ?.map((hex) => Number.parseInt(hex, 16)) ?? [],
  );
const digestOf = (rows: readonly Row[], key: string) =>
  rows.reduce(
    (sum, row) => withRow(sum, wordsOf(row[key]), 0, Date.parse(row.modified_time)),
    emptyDigest,
  );

test('the access epoch stays the same while the viewer sees the same people, whatever else changes', async () => {
  const before = await core('manager_day');
  await wear('worker_night', fixture.acme.night);
  await write("update users set name_last = 'Changed' where user_id = $1", [
    fixture.acme.id('mate_day'),
  ]);
  expect((await core('manager_day')).access_epoch).toBe(before.access_epoch);
});

test('a tag added to or removed from a person changes the epoch of exactly the viewers affected', async () => {
  const people = ['manager_day', 'manager_night', 'owner', 'worker_night'];
  const epochs = async () =>
    Object.fromEntries(
      await Promise.all(
        people.map(async (person) => [person, (await measures(person)).access_epoch] as const),
      ),
    );
  const before = await epochs();
  await wear('worker_night', fixture.acme.day);
  const during = await epochs();
  expect(people.filter((person) => during[person] !== before[person])).toEqual(['manager_day']);
  await write('delete from user_tags where user_id = $1 and tag_id = $2', [
    fixture.acme.id('worker_night'),
    fixture.acme.day,
  ]);
  expect(await epochs()).toEqual(before);
});

test('a person who gets a new tag is in the next response, with stamp and tags', async () => {
  const { sync_time } = await core('owner');
  await wear('worker_night', fixture.acme.day);
  const { users } = await core('owner', { users: sync_time });
  expect(users).toMatchObject([{ user_id: fixture.acme.id('worker_night') }]);
  expect(users[0]?.['tag_ids']).toHaveLength(2);
});

test('deactivating a tag affects its members', async () => {
  const { sync_time } = await core('owner');
  await write('update tags set active = false where tag_id = $1', [fixture.acme.night]);
  const { users } = await core('owner', { users: sync_time });
  expect(users).toMatchObject([{ user_id: fixture.acme.id('worker_night'), tag_ids: [] }]);
});

test('an inactive tag makes nobody visible', async () => {
  const before = await core('manager_night');
  expect(before.users).toHaveLength(2);
  await write('update tags set active = false where tag_id = $1', [fixture.acme.night]);
  const after = await core('manager_night', { access_epoch: before.access_epoch });
  expect(after).toMatchObject({
    full: true,
    users: [{ user_id: fixture.acme.id('manager_night') }],
  });
});

test('measures lists the visible people only for a client with another set', async () => {
  const known = await measures('manager_day');
  expect('visible_people' in known).toBe(false);
  expect('visible_people' in (await measures('manager_day', known))).toBe(false);
  const answer = await measures('manager_day', { access_epoch: 0 });
  const crew = ['disabled', 'limited', 'manager_day', 'mate_day', 'worker_day'];
  expect(answer['visible_people']).toEqual(crew.map(fixture.acme.id).sort());
  expect(answer.full).toBe(false);
  expect((await measures('owner', { access_epoch: 0 }))['visible_people']).toBeNull();
});

test('older rows can be requested only for newly visible people', async () => {
  const { org_id, id } = fixture.acme;
  const rows = ['worker_day', 'mate_day', 'worker_night'].map((person) =>
    measurementOf(id(person)),
  );
  await storeMeasurements(fixture.database, org_id, rows);
  const asked = { people: [id('mate_day'), id('worker_night')] };
  const { measurements } = await init('manager_day', asked);
  expect(measurements.map((row) => row['user_id'])).toEqual([id('mate_day')]);
});

test('changed rights over small rows restart core from the beginning', async () => {
  const { access_epoch } = await core('worker_day');
  await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    insertPermissions(tx, [
      {
        permission_id: newId(),
        user_id: fixture.acme.id('worker_day'),
        tag_id: fixture.acme.day,
        access: 'view_user',
        created_time: new Date(noon).toISOString(),
      },
    ]),
  );
  const answer = await core('worker_day', { access_epoch });
  expect([answer.full, answer.users.length]).toEqual([true, 4]);
});

test('the digest equals that of the rows of a first load', async () => {
  const { org_id, id } = fixture.acme;
  const rows = ['worker_day', 'mate_day', 'worker_night'].map((person) =>
    measurementOf(id(person)),
  );
  await storeMeasurements(fixture.database, org_id, rows);
  await write('update measurements set active = false where user_id = $1', [id('mate_day')]);
  await write('update users set active = false where user_id = $1', [id('mate_day')]);
  const { measurements, digest } = await measures('manager_day', { digest: true });
  expect(digest).toEqual({
    measurements: digestOf(measurements, 'measurement_id'),
    link_measurements: emptyDigest,
    session_measurements: emptyDigest,
  });
  expect(measurements).toHaveLength(2);
  const small = await core('manager_day', { digest: true });
  expect(small['digest']).toMatchObject({ users: digestOf(small.users, 'user_id') });
  expect((await core('manager_day'))['digest']).toBeUndefined();
});
