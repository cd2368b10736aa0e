import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createOrgFixture,
  measurementOf,
  newId,
  signInTo,
  storeMeasurements,
} from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import { aboutPeople, aboutTags, withoutMeaning } from './references.ts';

let fixture: OrgFixture;
let owner: pg.Client;
let admin: string;
beforeEach(async () => {
  fixture = await createOrgFixture();
  owner = new pg.Client({ connectionString: fixture.connectionString });
  await owner.connect();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
});
afterEach(async () => {
  await owner.end();
  await fixture.leave();
});

const call = (method: 'POST' | 'DELETE', token = admin) =>
  fixture.app.call(
    ...([
      method,
      '/v3/sample-data',
      method === 'POST' ? { sample_id: newId() } : undefined,
    ] as const),
    token,
  );
const add = async () => (await call('POST')).body.data as unknown;
const remove = async () => (await call('DELETE')).body.data as unknown;
const rowsOf = async <Row extends object>(sql: string) =>
  (await owner.query<Row>(sql, [fixture.acme.org_id])).rows;
const people = () =>
  rowsOf<{ user_id: string; name_first: string }>(
    `select user_id, name_first from users
     where org_id = $1 and name_last = 'Sample' and active order by name_first`,
  );
const tags = async () =>
  (
    await rowsOf<{ name: string }>(
      `select name from tags where org_id = $1 and name like 'Sample%' and active order by name`,
    )
  ).map(({ name }) => name);
const countTests = async () =>
  (
    await rowsOf<{ count: number }>(
      'select count(*)::int as count from measurements where org_id = $1 and active',
    )
  )[0]?.count;

test('sample data comes once and goes without a trace in the lists', async () => {
  const before = await countTests();
  expect(await add()).toEqual({ people: 12 });
  expect(await add()).toEqual({ people: 12 });
  expect(await people()).toHaveLength(12);
  expect(await tags()).toEqual(['Sample concrete pour', 'Sample site', 'Sample surveying']);
  expect(await countTests()).toBe((before ?? 0) + 168);
  expect(await remove()).toEqual({ people: 12, kept: [] });
  expect(await people()).toEqual([]);
  expect(await tags()).toEqual([]);
  expect(await countTests()).toBe(before);
  expect(await remove()).toEqual({ people: 0, kept: [] });
  // It can be looked at again.
  expect(await add()).toEqual({ people: 12 });
  expect(await people()).toHaveLength(12);
  // The ids of removed people are not used again.
  const sample_id = newId();
  await remove();
  const again = () => fixture.app.call('POST', '/v3/sample-data', { sample_id }, admin);
  expect((await again()).status).toBe(200);
  await remove();
  expect((await again()).status).toBe(409);
  const log = await rowsOf<{ action: string }>(
    "select action from audit_log where org_id = $1 and entity = 'sample_data' order by time",
  );
  expect(log.map(({ action }) => action)).toEqual([
    'create',
    'delete',
    'create',
    'delete',
    'create',
    'delete',
  ]);
});

test('real rows stay, with the sample people and tags that they are about', async () => {
  await add();
  const [amara, diego, fatima, jack] = await people();
  if (!amara || !diego || !fatima || !jack) throw new Error('No sample people.');
  const { org_id } = fixture.acme;
  // A real test of a sample person.
  const site = await rowsOf<{ tag_id: string }>(
    "select tag_id from tags where org_id = $1 and name = 'Sample site' and active",
  );
  const real = measurementOf(amara.user_id, { user_tag_ids: [site[0]?.tag_id ?? ''] });
  await storeMeasurements(fixture.database, org_id, [real]);
  // Somebody made one of them a real person, and gave another an account.
  const change = { user_id: diego.user_id, name_last: 'Quispe' };
  expect((await fixture.app.call('PATCH', '/v2/user/', change, admin)).status).toBe(200);
  const account = {
    user_id: fatima.user_id,
    email: 'fatima@acme.example',
    password: 'rain on iron',
  };
  expect((await fixture.app.call('PATCH', '/v2/user/', account, admin)).status).toBe(200);
  // A real person works in a sample job.
  const [job] = await rowsOf<{ tag_id: string }>(
    "select tag_id from tags where org_id = $1 and name = 'Sample surveying' and active",
  );
  const members = { tag_id: job?.tag_id, user_ids: [fixture.acme.id('worker_day')] };
  expect((await fixture.app.call('POST', '/v2/tag/users', members, admin)).status).toBe(200);

  expect(await remove()).toEqual({
    people: 9,
    kept: expect.arrayContaining([
      { kind: 'person', name: 'Amara Sample' },
      { kind: 'person', name: 'Diego Quispe' },
      { kind: 'person', name: 'Fatima Sample' },
      { kind: 'tag', name: 'Sample site' },
      { kind: 'tag', name: 'Sample surveying' },
    ]) as unknown,
  });
  expect((await people()).map(({ name_first }) => name_first)).toEqual(['Amara', 'Fatima']);
  const left = await rowsOf<{ measurement_id: string }>(
    `select m.measurement_id from measurements as m join users as u using (org_id, user_id)
     where org_id = $1 and m.active and m.metadata ? '_sample'`,
  );
  expect(left).toEqual([]);
  const kept = await rowsOf<{ active: boolean; user_tag_ids: string[] }>(
    `select active, user_tag_ids from measurements
     where org_id = $1 and measurement_id = '${real.measurement_id}'`,
  );
  expect(kept).toEqual([{ active: true, user_tag_ids: real.user_tag_ids }]);
  expect(jack.name_first).toBe('Jack');
  // What stayed is real now: new sample data is beside it.
  await add();
  expect(await tags()).toContain('Sample site 2');
});

test('a sample site or person that somebody has changed stays, whatever its name', async () => {
  await add();
  const [site] = await rowsOf<{ tag_id: string }>(
    "select tag_id from tags where org_id = $1 and name = 'Sample site' and active",
  );
  const address = { tag_id: site?.tag_id, address: '1 Mine Road' };
  const path = '/v3/tag/emergency-address';
  expect((await fixture.app.call('PATCH', path, address, admin)).status).toBe(200);
  const [amara] = await people();
  const change = { user_id: amara?.user_id, name_first: 'Amarachi' };
  expect((await fixture.app.call('PATCH', '/v2/user/', change, admin)).status).toBe(200);
  expect(await remove()).toMatchObject({
    people: 11,
    kept: expect.arrayContaining([
      { kind: 'person', name: 'Amarachi Sample' },
      { kind: 'tag', name: 'Sample site' },
    ]) as unknown,
  });
  expect(await tags()).toContain('Sample site');
});

test('a real person into whom a sample person was merged keeps no sample test', async () => {
  await add();
  const [amara] = await people();
  const [source_user_id, target_user_id] = [amara?.user_id, fixture.acme.id('worker_day')];
  const real = measurementOf(target_user_id);
  await storeMeasurements(fixture.database, fixture.acme.org_id, [real]);
  // The one who records a test writes its metadata.
  const recorder = { measured_by_user_id: target_user_id };
  const forged = measurementOf(target_user_id, { ...recorder, metadata: { _sample: true } });
  await storeMeasurements(fixture.database, fixture.acme.org_id, [forged]);
  const merge = { source_user_id, target_user_id };
  expect((await fixture.app.call('PATCH', '/v3/user/merge', merge, admin)).status).toBe(200);
  await remove();
  const left = await rowsOf<{ measurement_id: string }>(
    `select measurement_id from measurements
     where org_id = $1 and user_id = '${target_user_id}' and active order by 1`,
  );
  const wanted = [real, forged].map(({ measurement_id }) => measurement_id);
  expect(left.map(({ measurement_id }) => measurement_id)).toEqual(wanted.toSorted());
});

test('only admins may add and remove it, and other organisations have none of it', async () => {
  const manager = await signInTo(fixture.app, fixture.acme.emailOf('manager_all'));
  expect((await call('POST', manager)).status).toBe(403);
  expect((await call('DELETE', manager)).status).toBe(403);
  await add();
  const { rows } = await owner.query<{ org_id: string }>(
    "select distinct org_id from users where name_last = 'Sample'",
  );
  expect(rows).toEqual([{ org_id: fixture.acme.org_id }]);
  // Their ids are in the settings that admins get, and in no other person's.
  const settings = async (token: string) =>
    (await fixture.app.call('POST', '/v3/sync/core', {}, token)).text;
  expect(await settings(admin)).toContain('_sample_data');
  const worker = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  expect(await settings(worker)).not.toContain('_sample_data');
});

test('every column with ids of people or tags either keeps sample data or is known not to', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and (
       (udt_name = 'uuid' and column_name ~ '(^|_)(user_id|tag_id|location_id)$')
       or udt_name = '_uuid')
     order by 1`,
  );
  const known = [...aboutPeople, ...aboutTags].map(({ table, column }) => `${table}.${column}`);
  expect(rows.map(({ name }) => name)).toEqual([...known, ...withoutMeaning].toSorted());
});
