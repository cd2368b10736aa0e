import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  appOn,
  measurementOf,
  newId,
  noon,
  signInTo,
  storeMeasurements,
  testHouse,
} from './test-house.ts';
import type { TestHouse } from './test-house.ts';

let house: TestHouse;
beforeEach(async () => {
  house = await testHouse();
});
afterEach(() => house.leave());

const tokenOf = (person: string) => signInTo(house.app, house.acme.emailOf(person));
const iso = (time: number) => new Date(time).toISOString();

const sent = (person: string, more: object = {}) => ({
  measurement_id: newId(),
  user_id: house.acme.id(person),
  type: 'sosm',
  value: 104,
  created_time: iso(noon - 60_000),
  ...more,
});

async function add(by: string, ...measurements: unknown[]) {
  return house.app.call('POST', '/v3/measurement', { measurements }, await tokenOf(by));
}
async function change(by: string, body: object) {
  return house.app.call('PATCH', '/v3/measurement', body, await tokenOf(by));
}
async function stored(org_id = house.acme.org_id) {
  const { rows } = await house.database.read(org_id, (tx) =>
    tx.query<Record<string, unknown>>('select * from measurements order by created_time'),
  );
  return rows;
}

test('a test is stored with who took it, whose it is and what applied then', async () => {
  const row = sent('worker_day', { metadata: { notes: 'after lunch' } });
  const { status, body } = await add('manager_day', row);
  expect(status).toBe(200);
  expect(body.data).toEqual({ accepted: [row.measurement_id], rejected: [] });
  expect(await stored()).toMatchObject([
    {
      measurement_id: row.measurement_id,
      value: 104,
      value_f: '104 mOsm',
      valid: true,
      active: true,
      measured_by_user_id: house.acme.id('manager_day'),
      measured_by_name_first: 'manager_day',
      name_first: 'worker_day',
      user_tag_ids: [house.acme.day],
      metadata: { notes: 'after lunch' },
      created_time: iso(noon - 60_000),
    },
  ]);
});

test('the same id again changes nothing and is accepted again', async () => {
  const row = sent('worker_day');
  await add('manager_day', row);
  const again = await add('manager_day', { ...row, value: 5 });
  expect(again.body.data).toEqual({ accepted: [row.measurement_id], rejected: [] });
  expect(await stored()).toMatchObject([{ value: 104 }]);
});

test('an id of another organisation is taken, and nothing else is said', async () => {
  const foreign = measurementOf(house.other.id('worker_day'));
  await storeMeasurements(house.database, house.other.org_id, [foreign]);
  const { body } = await add(
    'manager_day',
    sent('worker_day', { measurement_id: foreign.measurement_id }),
  );
  expect(body.data.accepted).toEqual([]);
  expect(body.data.rejected).toMatchObject([{ message: 'This identifier is already in use' }]);
  expect(await stored()).toEqual([]);
  expect(await stored(house.other.org_id)).toMatchObject([{ value: 72 }]);
});

test('one bad row does not spoil the others', async () => {
  const good = sent('worker_day');
  const bad = sent('worker_day', { value: -1 });
  const { body } = await add('manager_day', bad, good, 'nonsense');
  expect(body.data.accepted).toEqual([good.measurement_id]);
  expect(body.data.rejected).toMatchObject([
    {
      measurement_id: bad.measurement_id,
      message: 'Value must be between 0 and 100000',
      errors: { value: 'Value must be between 0 and 100000' },
    },
    { measurement_id: null },
  ]);
});

test.each([
  ['text as value', { value: '104' }, 'Value must be a number'],
  ['a value that is no number', { value: null }, 'Value must be a number'],
  ['a value too large', { value: 100_001 }, 'Value must be between 0 and 100000'],
  ['an unreadable time', { created_time: 'noon' }, 'Time is not valid'],
  ['a time without a zone', { created_time: '2026-11-20T04:00:00' }, 'Time is not valid'],
  [
    'a time 6 minutes ahead',
    { created_time: iso(noon + 360_000) },
    'Time cannot be more than 5 minutes ahead',
  ],
  ['an unknown person', { user_id: '01900000-0000-7000-8000-000000000000' }, 'User not found'],
  ['an unknown tag', { tag_ids: ['01900000-0000-7000-8000-000000000000'] }, 'Tag not found'],
  ['an unknown own type', { type: 'custom' }, 'Measurement type not found'],
])('%s is rejected in the words of the form', async (_fault, more, message) => {
  const { status, body } = await add('manager_all', sent('worker_day', more));
  expect(status).toBe(200);
  expect(body.data.rejected).toMatchObject([{ message }]);
  expect(await stored()).toEqual([]);
});

test('a person of another organisation is not found', async () => {
  const { body } = await add(
    'owner',
    sent('worker_day', { user_id: house.other.id('worker_day') }),
  );
  expect(body.data.rejected).toMatchObject([{ message: 'User not found' }]);
});

test.each([
  ['manager_day', 'worker_day', true],
  ['manager_day', 'worker_night', false],
  ['manager_all', 'worker_night', true],
  ['admin', 'worker_night', true],
  ['worker_day', 'worker_day', true],
  ['worker_day', 'mate_day', false],
  ['limited', 'limited', false],
])('%s adding a test of %s: %s', async (by, person, allowed) => {
  const { body } = await add(by, sent(person));
  expect(body.data.accepted).toHaveLength(allowed ? 1 : 0);
  expect(await stored()).toHaveLength(allowed ? 1 : 0);
});

test('the newest valid baseline not later than the test goes with it', async () => {
  const baseline = (time: number, values: number[], valid = true) =>
    sent('worker_day', {
      type: 'sosm_baseline',
      value: 1,
      valid,
      created_time: iso(time),
      metadata: { baseline: { values, mean: 999, std: 999 } },
    });
  const hour = 3_600_000;
  await add('manager_day', baseline(noon - 9 * hour, [40, 42, 44, 46, 48, 50]));
  await add('manager_day', baseline(noon - 3 * hour, [60, 60, 60, 60, 60, 60], false));
  await add('manager_day', sent('worker_day', { created_time: iso(noon - 10 * hour) }));
  await add('manager_day', sent('worker_day', { created_time: iso(noon - hour) }));
  const tests = (await stored()).map(({ type, value, metadata }) => ({ type, value, metadata }));
  expect(tests).toMatchObject([
    { type: 'sosm', metadata: {} },
    { type: 'sosm_baseline', value: 45 },
    { type: 'sosm_baseline', value: 60 },
    { type: 'sosm', metadata: { baseline: { mean: 45, values: [40, 42, 44, 46, 48, 50] } } },
  ]);
  expect(tests[0]?.metadata).not.toHaveProperty('baseline');
});

test('validity, removal, tags and notes change; the value never', async () => {
  const row = sent('worker_day');
  await add('manager_day', row);
  const { day } = house.acme;
  const { status } = await change('editor_day', {
    ids: [row.measurement_id],
    valid: false,
    active: false,
    tag_ids: [day],
    notes: 'spilled',
    value: 1,
  });
  expect(status).toBe(200);
  expect(await stored()).toMatchObject([
    { valid: false, active: false, tag_ids: [day], metadata: { notes: 'spilled' }, value: 104 },
  ]);
});

test('a change reaches whoever sees it with the next sync', async () => {
  const row = sent('worker_day');
  await add('manager_day', row);
  const token = await tokenOf('manager_day');
  const sync = (measurements: string | null) =>
    house.app.call('POST', '/v3/sync/measures', { measurements }, token);
  const { sync_time } = (await sync(null)).body.data;
  await change('editor_day', { ids: [row.measurement_id], valid: false });
  expect((await sync(sync_time)).body.data.measurements).toMatchObject([{ valid: false }]);
});

test('changing needs the right of its own', async () => {
  const row = sent('worker_day');
  await add('manager_day', row);
  const ids = [row.measurement_id];
  expect((await change('manager_day', { ids, valid: false })).status).toBe(403);
  expect((await change('worker_day', { ids, valid: false })).status).toBe(403);
  expect((await change('manager_night', { ids, valid: false })).status).toBe(404);
  expect(await stored()).toMatchObject([{ valid: true }]);
});

test('one id that is not there, and nothing changes', async () => {
  const row = sent('worker_day');
  await add('manager_day', row);
  const foreign = measurementOf(house.other.id('worker_day'));
  await storeMeasurements(house.database, house.other.org_id, [foreign]);
  for (const other of [newId(), foreign.measurement_id]) {
    const { status } = await change('owner', { ids: [row.measurement_id, other], valid: false });
    expect(status).toBe(404);
  }
  expect(await stored()).toMatchObject([{ valid: true }]);
  expect(await stored(house.other.org_id)).toMatchObject([{ valid: true }]);
});

test('a change of nothing is refused', async () => {
  const { status, body } = await change('owner', { ids: [newId()] });
  expect(status).toBe(422);
  expect(body.message).toBe('Nothing to change');
});

test('what one process wrote is in the next sync of the other', async () => {
  const second = await appOn(house.database, house.clock);
  const token = await tokenOf('manager_day');
  const row = sent('worker_day');
  await house.app.call('POST', '/v3/measurement', { measurements: [row] }, token);
  const { body } = await second.call('POST', '/v3/sync/measures', {}, token);
  expect(body.data.measurements).toMatchObject([{ measurement_id: row.measurement_id }]);
  await second.call('GET', '/v2/auth/logout', undefined, token);
  expect((await house.app.call('POST', '/v3/sync/measures', {}, token)).status).toBe(401);
  await second.close();
});

test('every change stands in the audit log, without a value', async () => {
  const row = sent('worker_day');
  await add('manager_day', row);
  await change('editor_day', { ids: [row.measurement_id], valid: false });
  const { rows } = await house.database.read(house.acme.org_id, (tx) =>
    tx.query(
      "select actor_user_id, action, entity_id, summary from audit_log where entity = 'measurement' order by time",
    ),
  );
  expect(rows).toEqual([
    {
      actor_user_id: house.acme.id('manager_day'),
      action: 'create',
      entity_id: row.measurement_id,
      summary: '1 added',
    },
    {
      actor_user_id: house.acme.id('editor_day'),
      action: 'change',
      entity_id: row.measurement_id,
      summary: 'valid',
    },
  ]);
});
