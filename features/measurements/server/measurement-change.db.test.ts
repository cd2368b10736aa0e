import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  appOn,
  measurementOf,
  newId,
  storeMeasurements,
  createOrgFixture,
  measurementsOf,
} from '#apps/server/testing';
import type { OrgFixture, TestMeasurements } from '#apps/server/testing';

let fixture: OrgFixture;
let measurements: TestMeasurements;
beforeEach(async () => {
  fixture = await createOrgFixture();
  measurements = measurementsOf(fixture);
});
afterEach(() => fixture.leave());

test('[MEAS-39] validity, removal, tags and notes can be changed, the value cannot', async () => {
  const row = measurements.sent('worker_day');
  await measurements.add('manager_day', row);
  const { day } = fixture.acme;
  const { status } = await measurements.change('editor_day', {
    ids: [row.measurement_id],
    valid: false,
    active: false,
    tag_ids: [day],
    notes: 'spilled',
    value: 1,
  });
  expect(status).toBe(200);
  expect(await measurements.stored()).toMatchObject([
    { valid: false, active: false, tag_ids: [day], metadata: { notes: 'spilled' }, value: 104 },
  ]);
});

test('a change reaches its viewers with the next sync', async () => {
  const row = measurements.sent('worker_day');
  await measurements.add('manager_day', row);
  const token = await measurements.tokenOf('manager_day');
  const sync = (measurements: string | null) =>
    fixture.app.call('POST', '/v3/sync/measures', { measurements }, token);
  const { sync_time } = (await sync(null)).body.data;
  await measurements.change('editor_day', { ids: [row.measurement_id], valid: false });
  expect((await sync(sync_time)).body.data.measurements).toMatchObject([{ valid: false }]);
});

test('a change requires its own right', async () => {
  const row = measurements.sent('worker_day');
  await measurements.add('manager_day', row);
  const ids = [row.measurement_id];
  expect((await measurements.change('manager_day', { ids, valid: false })).status).toBe(403);
  expect((await measurements.change('worker_day', { ids, valid: false })).status).toBe(403);
  expect((await measurements.change('manager_night', { ids, valid: false })).status).toBe(404);
  expect(await measurements.stored()).toMatchObject([{ valid: true }]);
});

test('with one unknown id nothing is changed', async () => {
  const row = measurements.sent('worker_day');
  await measurements.add('manager_day', row);
  const foreign = measurementOf(fixture.other.id('worker_day'));
  await storeMeasurements(fixture.database, fixture.other.org_id, [foreign]);
  for (const other of [newId(), foreign.measurement_id]) {
    const { status } = await measurements.change('owner', {
      ids: [row.measurement_id, other],
      valid: false,
    });
    expect(status).toBe(404);
  }
  expect(await measurements.stored()).toMatchObject([{ valid: true }]);
  expect(await measurements.stored(fixture.other.org_id)).toMatchObject([{ valid: true }]);
});

test('with tags of another organisation nothing is changed', async () => {
  const row = measurements.sent('worker_day');
  await measurements.add('manager_day', row);
  const tag_ids = [fixture.acme.day, fixture.other.day];
  const { status, body } = await measurements.change('owner', {
    ids: [row.measurement_id],
    valid: false,
    tag_ids,
  });
  expect(status).toBe(422);
  expect(body.errors).toEqual({ tag_ids: 'Tag not found' });
  expect(await measurements.stored()).toMatchObject([{ valid: true, tag_ids: [] }]);
});

test('calls with the same rows in another order do not deadlock', async () => {
  const token = await measurements.tokenOf('manager_all');
  const editor = await measurements.tokenOf('owner');
  const bothWays = <Item>(items: Item[]) => [0, 1, 2, 3].flatMap(() => [items, items.toReversed()]);
  for (let round = 0; round < 3; round += 1) {
    const rows = Array.from({ length: 500 }, () => measurements.sent('worker_day'));
    const added = await Promise.all(
      bothWays(rows).map((each) =>
        fixture.app.call('POST', '/v3/measurement', { measurements: each }, token),
      ),
    );
    expect(new Set(added.map(({ status }) => status))).toEqual(new Set([200]));
    expect(added.every(({ body }) => body.data.accepted.length === 500)).toBe(true);
    const ids = rows.map(({ measurement_id }) => measurement_id);
    const changed = await Promise.all(
      bothWays(ids).map((each) =>
        fixture.app.call('PATCH', '/v3/measurement', { ids: each, valid: false }, editor),
      ),
    );
    expect(new Set(changed.map(({ status }) => status))).toEqual(new Set([200]));
  }
});

test('an empty change is rejected', async () => {
  const { status, body } = await measurements.change('owner', { ids: [newId()] });
  expect(status).toBe(422);
  expect(body.message).toBe('Nothing to change');
});

test('a write of one process is in the next sync of the other', async () => {
  const second = await appOn(fixture.database, fixture.clock);
  const token = await measurements.tokenOf('manager_day');
  const row = measurements.sent('worker_day');
  await fixture.app.call('POST', '/v3/measurement', { measurements: [row] }, token);
  const { body } = await second.call('POST', '/v3/sync/measures', {}, token);
  expect(body.data.measurements).toMatchObject([{ measurement_id: row.measurement_id }]);
  await second.call('GET', '/v2/auth/logout', undefined, token);
  expect((await fixture.app.call('POST', '/v3/sync/measures', {}, token)).status).toBe(401);
  await second.close();
});

test('every change is in the audit log, without a value', async () => {
  const row = measurements.sent('worker_day');
  await measurements.add('manager_day', row);
  await measurements.change('editor_day', { ids: [row.measurement_id], valid: false });
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query(
      "select actor_user_id, action, entity_id, summary from audit_log where entity = 'measurement' order by time",
    ),
  );
  expect(rows).toEqual([
    {
      actor_user_id: fixture.acme.id('manager_day'),
      action: 'create',
      entity_id: row.measurement_id,
      summary: '1 added',
    },
    {
      actor_user_id: fixture.acme.id('editor_day'),
      action: 'change',
      entity_id: row.measurement_id,
      summary: 'valid',
    },
  ]);
});

test('marking a test valid or invalid checks it; tags and notes do not', async () => {
  const row = measurements.sent('worker_day', { metadata: { firmware: '2.1' } });
  await measurements.add('manager_day', row);
  const ids = [row.measurement_id];
  await measurements.change('editor_day', { ids, notes: 'n', tag_ids: [] });
  const [before] = await measurements.stored();
  expect(before).not.toHaveProperty('metadata.checked');
  await measurements.change('editor_day', { ids, valid: true });
  expect(await measurements.stored()).toMatchObject([
    { valid: true, metadata: { firmware: '2.1', notes: 'n', checked: true } },
  ]);
});
