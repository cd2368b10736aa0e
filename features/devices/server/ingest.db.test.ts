import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  endpoints,
  newId,
  noon,
  signInTo,
  createOrgFixture,
  deviceIn,
  sentOf,
  storedTests,
} from '#apps/server/testing';
import type { OrgFixture, TestDevice } from '#apps/server/testing';

let fixture: OrgFixture;
let device: TestDevice & { admin: string };
beforeEach(async () => {
  fixture = await createOrgFixture();
  device = await deviceIn(fixture, 'WR-9');
});
afterEach(() => fixture.leave());

const send = (rows: readonly unknown[], token = device.token) =>
  fixture.app.call('POST', '/v3/measurement', { measurements: rows }, token);

test('a device adds tests of anybody in its organisation, without a recorder', async () => {
  const rows = ['worker_day', 'worker_night'].map((person) => sentOf(fixture.acme.id(person)));
  const { status, body } = await send(rows);
  expect([status, body.data]).toEqual([
    200,
    { accepted: rows.map(({ measurement_id }) => measurement_id), rejected: [] },
  ]);
  expect(await storedTests(fixture)).toMatchObject([
    {
      ...{ measured_by_user_id: null, measured_by_name_first: null, name_first: 'worker_day' },
      ...{ metadata: { device_serial: 'WR-9' }, user_tag_ids: [fixture.acme.day] },
    },
    { name_first: 'worker_night' },
  ]);
});

test('five hundred tests sent twice are stored once', async () => {
  const rows = Array.from({ length: 500 }, (_, nth) => ({
    ...sentOf(fixture.acme.id('worker_day')),
    value: nth,
  }));
  const first = await send(rows);
  const again = await send(rows.map((row) => ({ ...row, value: 7 })));
  expect(first.body.data.accepted).toHaveLength(500);
  expect(again.body.data).toEqual(first.body.data);
  const stored = await storedTests(fixture);
  expect(stored.map((row) => Number(row['value'])).toSorted((a, b) => a - b)).toEqual(
    rows.map(({ value }) => value),
  );
});

test('one invalid row does not affect the others, and each reason is returned', async () => {
  const good = sentOf(fixture.acme.id('worker_day'));
  const bad = [
    sentOf(fixture.acme.id('worker_day'), { value: -1 }),
    sentOf(fixture.other.id('worker_day')),
    sentOf(fixture.acme.id('worker_day'), { metadata: { device_serial: 'WR-8' } }),
  ];
  const { body } = await send([...bad, good]);
  expect(body.data.accepted).toEqual([good.measurement_id]);
  const messages = body.data.rejected.map(({ measurement_id, message }) => [
    measurement_id,
    message,
  ]);
  expect(messages.toSorted()).toEqual(
    [
      [bad[0]?.measurement_id, 'Value must be between 0 and 100000'],
      [bad[1]?.measurement_id, 'User not found'],
      [bad[2]?.measurement_id, 'The serial number does not match the device of this token'],
    ].toSorted(),
  );
  expect(await storedTests(fixture)).toHaveLength(1);
});

test('a token cannot make another call, however it is sent', async () => {
  for (const { name, method, path, isStream } of endpoints) {
    if (name === 'measurement.create' || isStream === true) continue;
    const url = path.replaceAll(/\{\w+\}/g, newId());
    const payload = method === 'GET' ? undefined : '{}';
    const cookie = { cookie: `token=${device.admin}` };
    const { status, text } = await fixture.app.raw(method, url, payload, device.token, cookie);
    expect([name, status]).toEqual([name, 403]);
    expect(text).not.toContain('acme');
  }
  expect((await fixture.app.openStream('/v3/sync/events', device.token)).status).toBe(403);
});

test('an unknown, revoked or incomplete token is rejected with 401', async () => {
  const row = sentOf(fixture.acme.id('worker_day'));
  const gone = `/v3/device/${device.device_id}/token?device_token_id=${device.device_token_id}`;
  for (const token of [`wsd_${'x'.repeat(43)}`, 'wsd_', device.token.slice(0, -1)]) {
    expect((await send([row], token)).status).toBe(401);
  }
  expect((await send([row])).status).toBe(200);
  await fixture.app.call('DELETE', gone, undefined, device.admin);
  expect((await send([row])).status).toBe(401);
});

test('a retired device adds nothing until it is restored', async () => {
  const row = sentOf(fixture.acme.id('worker_day'));
  const retire = (retired: boolean) =>
    fixture.app.call('PATCH', '/v3/device', { device_id: device.device_id, retired }, device.admin);
  await retire(true);
  const refused = await send([row]);
  expect([refused.status, refused.body.message]).toEqual([403, 'This device is retired']);
  await retire(false);
  expect((await send([row])).body.data.accepted).toEqual([row.measurement_id]);
});

test('a token belongs to one organisation: people and tests of another are not found', async () => {
  const foreign = sentOf(fixture.other.id('worker_day'));
  const owner = await signInTo(fixture.app, fixture.other.emailOf('owner'));
  await send([foreign], owner);
  const { body } = await send([
    sentOf(fixture.acme.id('worker_day'), { measurement_id: foreign.measurement_id }),
  ]);
  expect(body.data.rejected).toMatchObject([{ message: 'This identifier is already in use' }]);
  expect(await storedTests(fixture)).toEqual([]);
});

test('a device that sends too often must wait for a stated time, and others are not affected', async () => {
  const other = await deviceIn(fixture, 'WR-10');
  const row = sentOf(fixture.acme.id('worker_day'));
  let answer = await send([row]);
  for (let nth = 0; nth < 100 && answer.status === 200; nth += 1) answer = await send([row]);
  expect([answer.status, answer.body.message, answer.headers['retry-after']]).toEqual([
    429,
    'Too many tests at once. Please wait before sending more.',
    '1',
  ]);
  expect((await send([row], other.token)).status).toBe(200);
  fixture.clock.now += 1000;
  expect((await send([row])).status).toBe(200);
});

test('an organisation whose stamps are nearly a minute ahead accepts tests once the difference is smaller', async () => {
  const ahead = (seconds: number) =>
    fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
      tx.query(
        `update org_clocks set last = date_trunc('milliseconds', clock_timestamp())
           + $2::int * interval '1 second' where org_id = $1`,
        [tx.org_id, seconds],
      ),
    );
  const row = sentOf(fixture.acme.id('worker_day'));
  await ahead(70);
  const refused = await send([row]);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(5);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15);
  expect(await storedTests(fixture)).toEqual([]);
  await ahead(50);
  expect((await send([row])).status).toBe(200);
});

test('the audit log names the device, and the last use of its token is stored', async () => {
  await send([sentOf(fixture.acme.id('worker_day'), { value: 104 })]);
  const { body } = await fixture.app.call(
    ...(['GET', '/v3/audit?entity=measurement', undefined, device.admin] as const),
  );
  expect(body.data['entries']).toMatchObject([
    { action: 'create', actor_user_id: null, summary: '1 added by device WR-9' },
  ]);
  const { body: listed } = await fixture.app.call('GET', '/v3/device', undefined, device.admin);
  expect(listed.data['devices']).toMatchObject([
    { tokens: [{ last_used_time: new Date(noon).toISOString() }] },
  ]);
});

test('an organisation that is being closed accepts no tests', async () => {
  const row = sentOf(fixture.acme.id('worker_day'));
  await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query("update organisations set closes_time = '2026-12-20' where org_id = $1", [tx.org_id]),
  );
  expect((await send([row])).status).toBe(403);
});

test('the API page says that only devices may make this call', async () => {
  const { body } = await fixture.app.call('GET', '/openapi.json');
  const { paths } = body as unknown as {
    paths: Record<string, Record<string, { operationId: string; security?: object[] }>>;
  };
  const forMachines = Object.values(paths)
    .flatMap((calls) => Object.values(calls))
    .filter(({ security = [] }) => security.some((way) => 'machine' in way));
  expect(forMachines.map(({ operationId }) => operationId)).toEqual(['measurement.create']);
});
