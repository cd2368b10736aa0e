import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrgFixture, newId, signInTo } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';

let fixture: OrgFixture;
let admin: string;
let manager: string;
let worker: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  const tokenOf = (who: string) => signInTo(fixture.app, fixture.acme.emailOf(who));
  admin = await tokenOf('admin');
  manager = await tokenOf('manager_day');
  worker = await tokenOf('worker_day');
});
afterAll(() => fixture.leave());

const path = '/v3/user/acclimatisation';
const record = (user_id: string, body: object | null, token = manager) =>
  fixture.app.call('PUT', path, { user_id, record: body }, token);
async function metadataOf(user_id: string): Promise<Record<string, unknown> | undefined> {
  const { body } = await fixture.app.call('POST', '/v3/sync/core', {}, admin);
  const users = body.data['users'] as unknown as {
    user_id: string;
    metadata: Record<string, unknown>;
  }[];
  return users.find((user) => user.user_id === user_id)?.metadata;
}

test('a manager records acclimatisation, which is synced and audited, and removes it', async () => {
  const user_id = fixture.acme.id('worker_day');
  const fact = { state: 'acclimatised', date: '2026-01-05' };
  const { status, body } = await record(user_id, fact);
  expect([status, body.data]).toEqual([200, { user_id, record: fact }]);
  expect(await metadataOf(user_id)).toMatchObject({ _acclimatisation: fact });
  expect((await record(user_id, null)).status).toBe(200);
  expect(await metadataOf(user_id)).not.toHaveProperty('_acclimatisation');
  const audited = await rowsOf(
    `select action, summary from audit_log where entity = 'acclimatisation' and entity_id = $1
     order by summary`,
    [user_id],
  );
  expect(audited).toEqual([
    { action: 'record', summary: 'acclimatised 2026-01-05' },
    { action: 'record', summary: 'removed' },
  ]);
});

test.each([
  [{ state: 'fit', date: '2026-01-05' }, 'record.state', 'Choose what you know about this worker'],
  [{ state: 'new', date: '2026-02-30' }, 'record.date', 'Enter a date from 2000 to today'],
  [{ state: 'new', date: '1999-12-31' }, 'record.date', 'Enter a date from 2000 to today'],
  [{ state: 'new', date: '2199-01-01' }, 'record.date', 'Enter a date from 2000 to today'],
])('%j is refused at its field', async (fact, field, message) => {
  const { status, body } = await record(fixture.acme.id('worker_day'), fact);
  expect([status, body.errors]).toEqual([422, { [field]: message }]);
});

test('workers cannot record themselves, nor set the field by the fields of a person', async () => {
  const user_id = fixture.acme.id('worker_day');
  const fact = { state: 'acclimatised', date: '2026-01-05' };
  expect((await record(user_id, fact, worker)).status).toBe(403);
  for (const key of ['_acclimatisation', '_sites']) {
    const body = { metadata: { [key]: fact } };
    const answer = await fixture.app.call('PATCH', '/v3/user/metadata', body, worker);
    expect(answer.status).toBe(422);
  }
  expect((await record(newId(), fact)).status).toBe(404);
});

test('notes when a person joins and leaves a location, and nothing for other tags', async () => {
  const user_id = fixture.acme.id('mate_day');
  const [site, job] = await Promise.all([addTag('location'), addTag('job')]);
  const setTags = (...more: string[]) => {
    const tag_ids = [fixture.acme.day, ...more];
    return fixture.app.call('PATCH', '/v2/user/', { user_id, tag_ids }, admin);
  };
  expect((await setTags(job)).status).toBe(200);
  expect(await metadataOf(user_id)).not.toHaveProperty('_sites');
  expect((await setTags(site)).status).toBe(200);
  expect((await setTags()).status).toBe(200);
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect((await metadataOf(user_id))?.['_sites']).toEqual([
    { tag_id: site, joined: true, time },
    { tag_id: site, joined: false, time },
  ]);
});

test('keeps 60 entries of the last 90 days', async () => {
  const user_id = fixture.acme.id('mate_day');
  const site = await addTag('location');
  const entries = Array.from({ length: 70 }, (_, nth) => ({
    ...{ tag_id: site, joined: nth % 2 === 0 },
    time: new Date(Date.now() - (nth < 5 ? 91 : 70 - nth) * 86_400_000).toISOString(),
  }));
  await change(
    `update users set metadata = metadata || jsonb_build_object('_sites', $2::jsonb)
     where user_id = $1`,
    [user_id, JSON.stringify(entries)],
  );
  const body = { user_id, tag_ids: [fixture.acme.day, site] };
  expect((await fixture.app.call('PATCH', '/v2/user/', body, admin)).status).toBe(200);
  const found = (await metadataOf(user_id))?.['_sites'];
  expect(found).toHaveLength(60);
  expect(found).toEqual([
    ...entries.slice(-59),
    { tag_id: site, joined: true, time: expect.any(String) },
  ]);
});

async function rowsOf(sql: string, values: unknown[]): Promise<object[]> {
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) => tx.query(sql, values));
  return rows as object[];
}

async function change(sql: string, values: unknown[]): Promise<void> {
  const { org_id } = fixture.acme;
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) => tx.query(sql, values));
}

async function addTag(type: 'location' | 'job'): Promise<string> {
  const tag_id = newId();
  const body = { tag_id, name: `${type} ${tag_id}`, type };
  expect((await fixture.app.call('POST', '/v2/tag', body, admin)).status).toBe(200);
  return tag_id;
}
