import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  measurementOf,
  newId,
  noon,
  signInTo,
  storeMeasurements,
  createOrgFixture,
} from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';

let fixture: OrgFixture;
let admin: string;
beforeEach(async () => {
  fixture = await createOrgFixture();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
});
afterEach(() => fixture.leave());

const day = 86_400_000;
const iso = (time: number) => new Date(time).toISOString();
const list = async (token = admin) => {
  const { status, body } = await fixture.app.call('GET', '/v3/device', undefined, token);
  expect(status).toBe(200);
  return body.data['devices'] as unknown as Record<string, unknown>[];
};
const test1 = (serial: string, more: object = {}, time = noon - 3_600_000) =>
  measurementOf(fixture.acme.id('worker_day'), {
    metadata: { device_serial: serial, ...more },
    created_time: iso(time),
  });
const store = (...rows: ReturnType<typeof measurementOf>[]) =>
  storeMeasurements(fixture.database, fixture.acme.org_id, rows);
const add = (body: object, token = admin) => fixture.app.call('POST', '/v3/device', body, token);
const change = (body: object, token = admin) =>
  fixture.app.call('PATCH', '/v3/device', body, token);

test('a device appears with the tests that name it, and shows the data of its newest test', async () => {
  await store(
    test1('WR-7', { device: 'Reader', firmware: '2.4.0', hardware_version: 'C' }, noon - 40 * day),
    test1(' wr-7 ', { firmware: '2.5.0', app_version: '6.0' }, noon - day),
    test1('WR-8'),
  );
  // A late test in a separate write does not replace newer data.
  await store(test1('WR-7', { device: 'Reader 1', firmware: '2.4.9' }, noon - 2 * day));
  expect(await list()).toMatchObject([
    {
      ...{ serial: 'wr-7', name: '', model: '', hardware_version: '', firmware: '2.5.0' },
      ...{ app_version: '6.0', tests_30_days: 2, tests_all: 3, last_used_time: iso(noon - day) },
      ...{ retired: false, tag_id: null, last_used_by: null, tokens: [] },
    },
    { serial: 'WR-8', tests_30_days: 1, tests_all: 1, firmware: '' },
  ]);
  await store(test1('WR-7', { device: 'Reader 2' }, noon - 60_000));
  expect((await list())[0]).toMatchObject({ model: 'Reader 2', firmware: '2.5.0' });
});

test('removed tests do not count, and the recorder of the newest is shown', async () => {
  const removed = test1('WR-7', {}, noon - 1000);
  await store(removed, {
    ...test1('WR-7', {}, noon - 2000),
    ...{ measured_by_name_first: 'Mei', measured_by_name_last: 'Chan' },
  });
  const body = { ids: [removed.measurement_id], active: false };
  expect((await fixture.app.call('PATCH', '/v3/measurement', body, admin)).status).toBe(200);
  expect(await list()).toMatchObject([
    {
      ...{ tests_30_days: 1, tests_all: 1, last_used_time: iso(noon - 2000) },
      last_used_by: { name_first: 'Mei', name_last: 'Chan' },
    },
  ]);
});

test.each([[''], ['  '], ['x'.repeat(101)], [7], [{ a: 1 }]])(
  'the serial %j creates no device, and the test is stored',
  async (serial) => {
    await store(test1(serial as string));
    expect(await list()).toEqual([]);
  },
);

test('a device is added once by its serial, whatever its case', async () => {
  const device_id = newId();
  const body = { device_id, serial: ' WR-9 ', name: 'Gate reader' };
  expect((await add(body)).body.data).toEqual({ device_id });
  expect((await add(body)).body.data).toEqual({ device_id });
  const taken = await add({ device_id: newId(), serial: 'wr-9' });
  expect([taken.status, taken.body.errors]).toEqual([
    409,
    { serial: 'A device with this serial number already exists' },
  ]);
  await store(test1('wr-9', { firmware: '3' }));
  expect(await list()).toMatchObject([
    { device_id, serial: 'WR-9', name: 'Gate reader', firmware: '3', tests_all: 1 },
  ]);
  // The same serial may belong to another organisation.
  const other = await signInTo(fixture.app, fixture.other.emailOf('admin'));
  expect((await add({ device_id: newId(), serial: 'WR-9' }, other)).status).toBe(200);
});

test.each([
  [{ serial: ' ' }, { serial: 'Serial number is required' }],
  [{ serial: 'x'.repeat(101) }, { serial: 'Serial number can have at most 100 characters' }],
  [{ serial: 'a\nb' }, { serial: 'Name must be one line of text' }],
  [{ serial: 'a', name: 'x'.repeat(101) }, { name: 'Name can have at most 100 characters' }],
  [{ serial: 'a', notes: 'x'.repeat(2001) }, { notes: 'Notes can have at most 2000 characters' }],
])('a device of %j is rejected with the message of the form', async (more, errors) => {
  const { status, body } = await add({ device_id: newId(), ...more });
  expect([status, body.errors]).toEqual([422, errors]);
  expect(await list()).toEqual([]);
});

test('name, notes and location can be changed; a tag that is not a location is rejected', async () => {
  const [device_id, tag_id] = [newId(), newId()];
  const where = { tag_id, name: 'North face', type: 'location' };
  await fixture.app.call('POST', '/v2/tag', where, admin);
  await add({ device_id, serial: 'WR-9' });
  await change({ device_id, name: 'Gate', notes: 'On the shelf', tag_id });
  expect(await list()).toMatchObject([{ name: 'Gate', notes: 'On the shelf', tag_id }]);
  await change({ device_id, retired: true });
  expect(await list()).toMatchObject([{ name: 'Gate', tag_id, retired: true }]);
  await change({ device_id, retired: false, tag_id: null });
  expect(await list()).toMatchObject([{ tag_id: null, retired: false }]);
  for (const wrong of [fixture.acme.day, fixture.other.day, newId()]) {
    const { status, body } = await change({ device_id, tag_id: wrong });
    expect([status, body.errors]).toEqual([422, { tag_id: 'Location not found' }]);
  }
  expect((await change({ device_id })).status).toBe(422);
  expect((await change({ device_id: newId(), name: 'x' })).status).toBe(404);
});

test('a deleted location is rejected', async () => {
  const [device_id, tag_id] = [newId(), newId()];
  await fixture.app.call('POST', '/v2/tag', { tag_id, name: 'North', type: 'location' }, admin);
  await add({ device_id, serial: 'WR-9', tag_id });
  await fixture.app.call('DELETE', `/v3/tag/${tag_id}`, undefined, admin);
  expect(await list()).toMatchObject([{ tag_id: null }]);
});

test('a token is returned once, listed by its first characters, and removed when revoked', async () => {
  const [device_id, device_token_id] = [newId(), newId()];
  await add({ device_id, serial: 'WR-9' });
  const path = `/v3/device/${device_id}/token`;
  const made = await fixture.app.call('POST', path, { device_token_id }, admin);
  const { token, prefix } = made.body.data as unknown as { token: string; prefix: string };
  expect(token).toMatch(/^wsd_[\w-]{43}$/);
  expect(token.startsWith(prefix)).toBe(true);
  const [row] = await list();
  expect(row?.['tokens']).toEqual([
    {
      ...{ device_token_id, prefix, created_time: iso(noon), last_used_time: null },
      ...{ made_by_name_first: 'admin', made_by_name_last: 'acme' },
    },
  ]);
  expect(JSON.stringify(row)).not.toContain(token);
  const gone = `${path}?device_token_id=${device_token_id}`;
  expect((await fixture.app.call('DELETE', gone, undefined, admin)).status).toBe(200);
  expect((await fixture.app.call('DELETE', gone, undefined, admin)).status).toBe(404);
  expect(await list()).toMatchObject([{ tokens: [] }]);
});

test('a device has at most ten tokens', async () => {
  const device_id = newId();
  await add({ device_id, serial: 'WR-9' });
  const statuses: number[] = [];
  for (let nth = 0; nth < 11; nth += 1) {
    const path = `/v3/device/${device_id}/token`;
    const body = { device_token_id: newId() };
    statuses.push((await fixture.app.call('POST', path, body, admin)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 409]);
  expect((await list())[0]?.['tokens']).toHaveLength(10);
});

test('the audit log records what was done with a device, and never a token', async () => {
  const [device_id, device_token_id] = [newId(), newId()];
  await add({ device_id, serial: 'WR-9' });
  await change({ device_id, name: 'Gate' });
  await change({ device_id, retired: true });
  const path = `/v3/device/${device_id}/token`;
  const made = await fixture.app.call('POST', path, { device_token_id }, admin);
  await fixture.app.call('DELETE', `${path}?device_token_id=${device_token_id}`, undefined, admin);
  const { body } = await fixture.app.call('GET', '/v3/audit?entity=device', undefined, admin);
  const entries = body.data['entries'] as unknown as { action: string; summary: string }[];
  const { prefix, token } = made.body.data as unknown as { token: string; prefix: string };
  expect(entries.map(({ action, summary }) => [action, summary]).toReversed()).toEqual([
    ['create', 'WR-9'],
    ['change', 'name'],
    ['retire', 'retired'],
    ['make_token', prefix],
    ['revoke_token', prefix],
  ]);
  expect(JSON.stringify(body)).not.toContain(token);
});
