import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  callDuringTransaction,
  createOrgFixture,
  newId,
  noon,
  signInTo,
} from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import { eraseUser, findErasable } from '#people/server';
import type { ReadingRow } from '#readings/contract';
import { readingMessages as messages } from '#readings/contract';
import { readingOf } from '#weather/domain';
import { eraseReadings, findSiteReadings, moveReadings } from './reading-store.ts';
import { retireOldReadings } from './retire-readings.ts';

let fixture: OrgFixture;
const tokens: Record<string, string> = {};
const [pit, farm] = [newId(), newId()];
beforeAll(async () => {
  fixture = await createOrgFixture();
  for (const who of ['admin', 'manager_day', 'manager_night', 'worker_day']) {
    tokens[who] = await signInTo(fixture.app, fixture.acme.emailOf(who));
  }
  tokens['stranger'] = await signInTo(fixture.app, fixture.other.emailOf('admin'));
  await write(
    `insert into tags (org_id, tag_id, name, type, metadata, created_time) values
       ($1, $2, 'North Pit', 'location', '{"lat": -20.7, "lon": 116.8}', '2026-01-01'),
       ($1, $3, 'Farm', 'location', '{"lat": -21, "lon": 116.8}', '2026-01-01')`,
    [pit, farm],
  );
  for (const who of ['worker_day', 'manager_night']) {
    await write('insert into user_tags (org_id, user_id, tag_id) values ($1, $2, $3)', [
      ...[fixture.acme.id(who), pit],
    ]);
  }
});
beforeEach(() => {
  fixture.clock.now = noon;
});
afterAll(() => fixture.leave());

const minute = 60_000;
const isoAt = (minutes: number) => new Date(noon + minutes * minute).toISOString();
const write = (sql: string, values: unknown[]) =>
  fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query(sql, [fixture.acme.org_id, ...values]),
  );
const readingAt = (location_id: string, more: object = {}) => ({
  ...{ reading_id: newId(), location_id, time: isoAt(-12), minutes: 60, wbgt: 29.4 },
  ...{ temperature: null, humidity: null, globe: null, wind_kph: null },
  ...{ instrument: 'QUESTemp 36', note: 'In the sun', model_wbgt: 31, model_heat_index: null },
  ...more,
});
const send = (method: 'POST' | 'PUT', body: object, who: string) =>
  fixture.app.call(method, '/v3/reading', body, tokens[who]);
const add = (body: object, who = 'manager_day') => send('POST', body, who);
const change = (reading_id: string, is_valid: boolean, who = 'manager_day') =>
  send('PUT', { reading_id, is_valid }, who);

async function synced(who = 'worker_day'): Promise<ReadingRow[]> {
  const { body } = await fixture.app.call('POST', '/v3/sync/core', {}, tokens[who]);
  return body.data['readings'] as unknown as ReadingRow[];
}

async function counted(): Promise<readonly string[]> {
  const found = await fixture.database.read(fixture.acme.org_id, (tx) =>
    findSiteReadings(tx, noon - 60 * minute),
  );
  return (found.get(pit) ?? []).map(({ reading_id }) => reading_id);
}

test('a supervisor of somebody there adds a reading, once, and everybody of the organisation has it', async () => {
  const body = readingAt(pit);
  const first = await add(body);
  expect([first.status, first.body.data]).toEqual([
    200,
    expect.objectContaining({
      ...{ ...body, heat_index: null, recorded_by: fixture.acme.id('manager_day') },
      ...{ invalidated_time: null, active: true, created_time: isoAt(0) },
    }),
  ]);
  const again = await add({ ...body, wbgt: 35 });
  expect([again.status, again.body.data]).toEqual([200, first.body.data]);
  // The worker does not see who recorded it.
  const row = (await synced()).find(({ reading_id }) => reading_id === body.reading_id);
  expect(row).toEqual({ ...first.body.data, recorded_by: null });
  expect(await counted()).toContain(body.reading_id);
  const taken = await add({ ...readingAt(pit), reading_id: body.reading_id }, 'admin');
  expect([taken.status, taken.body.code]).toEqual([409, 'DUPLICATE']);
});

test('the server computes the heat index and the WBGT of measured air', async () => {
  const air = { wbgt: null, temperature: 32, humidity: 45, globe: 45, wind_kph: 7.2 };
  const { status, body } = await add(readingAt(pit, air));
  const { wbgt, heat_index } = body.data as unknown as ReadingRow;
  expect(status).toBe(200);
  expect(wbgt).toBeGreaterThan(28.8);
  expect(wbgt).toBeLessThan(29.8);
  expect(heat_index).toBeGreaterThan(32);
});

const noWbgt = { wbgt: null };
test.each([
  [{ wbgt: 90 }, 422, { wbgt: messages.wbgtRange }],
  [{ wbgt: -20.5 }, 422, { wbgt: messages.wbgtRange }],
  [noWbgt, 422, { wbgt: messages.wbgtMissing }],
  [{ ...noWbgt, temperature: 30 }, 422, { humidity: messages.humidityMissing }],
  [{ temperature: 30, humidity: 40 }, 422, { wbgt: messages.oneKind }],
  [{ ...noWbgt, temperature: 90, humidity: 4 }, 422, { temperature: messages.temperatureRange }],
  [{ ...noWbgt, temperature: 30, humidity: 101 }, 422, { humidity: messages.humidityRange }],
  [{ time: isoAt(6) }, 422, { time: messages.timeAhead }],
  [{ time: isoAt(-30 * 24 * 60 - 1) }, 422, { time: messages.timeTooOld }],
  [{ time: 'noon' }, 422, { time: messages.timeInvalid }],
  [{ minutes: 14 }, 422, { minutes: messages.minutesRange }],
  [{ minutes: 241 }, 422, { minutes: messages.minutesRange }],
  [{ note: 'x'.repeat(501) }, 422, { note: messages.longNote }],
  [{ location_id: newId() }, 404, { location_id: messages.locationUnknown }],
])('a reading with %j is refused at its field', async (more, status, errors) => {
  const answer = await add(readingAt(pit, more));
  expect([answer.status, answer.body.errors]).toEqual([status, errors]);
});

test.each([
  ['admin', pit, 200],
  ['admin', farm, 200],
  ['manager_day', pit, 200],
  // Nobody of their people works there.
  ['manager_day', farm, 403],
  // Of the people that they may measure, only they themselves work there.
  ['manager_night', pit, 403],
  ['worker_day', pit, 403],
  ['stranger', pit, 404],
])('%s at %s gets %i', async (who, location_id, status) => {
  expect((await add(readingAt(location_id), who)).status).toBe(status);
});

test('a reading that waited offline for days is stored, without effect', async () => {
  const body = readingAt(pit, { time: isoAt(-29 * 24 * 60) });
  const { status, body: answer } = await add(body);
  expect([status, answer.data]).toEqual([200, expect.objectContaining({ time: body.time })]);
  const found = await fixture.database.read(fixture.acme.org_id, (tx) => findSiteReadings(tx, 0));
  const stored = (found.get(pit) ?? []).filter(({ reading_id }) => reading_id === body.reading_id);
  expect(stored).toMatchObject([{ time: body.time, created_time: isoAt(0) }]);
  expect(readingOf(stored, Date.parse(body.time), () => true)).toBeNull();
  expect(readingOf(stored, noon, () => true)).toBeNull();
});

test('a reading is invalidated and restored, and the log says so; it is never deleted', async () => {
  const body = readingAt(pit);
  const { reading_id } = body;
  await add(body);
  fixture.clock.now = noon + 10 * minute;
  const invalid = await change(reading_id, false);
  expect(invalid.body.data).toMatchObject({ invalidated_time: isoAt(10), active: true });
  expect(await counted()).not.toContain(reading_id);
  fixture.clock.now = noon + 20 * minute;
  expect((await change(reading_id, false)).body.data).toEqual(invalid.body.data);
  expect((await change(reading_id, true)).body.data).toMatchObject({ invalidated_time: null });
  expect(await counted()).toContain(reading_id);
  for (const [who, status] of [
    ['worker_day', 403],
    ['manager_night', 403],
    ['stranger', 404],
  ] as const) {
    expect((await change(reading_id, false, who)).status, who).toBe(status);
  }
  expect((await change(newId(), false)).status).toBe(404);
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<{ line: string }>(
      `select action || ' ' || summary as line from audit_log
       where org_id = $1 and entity_id = $2 order by time, audit_id`,
      [fixture.acme.org_id, reading_id],
    ),
  );
  expect(rows.map(({ line }) => line)).toEqual([
    'create meter reading',
    'change invalidated',
    'change restored',
  ]);
});

test('old readings leave the copies and stay in the database', async () => {
  const body = readingAt(farm);
  await add(body, 'admin');
  const held = async () =>
    (await synced('admin')).some(({ reading_id }) => reading_id === body.reading_id);
  await retireOldReadings(fixture.database, noon + 89 * 24 * 60 * minute);
  expect(await held()).toBe(true);
  await retireOldReadings(fixture.database, noon + 91 * 24 * 60 * minute);
  expect(await held()).toBe(false);
});

test('a merge moves the recorder, and an erasure removes them', async () => {
  const body = readingAt(pit);
  await add(body);
  const { org_id, id } = fixture.acme;
  const recorder = async () => {
    const { rows } = await fixture.database.read(org_id, (tx) =>
      tx.query<{ recorded_by: string | null }>(
        'select recorded_by from readings where org_id = $1 and reading_id = $2',
        [org_id, body.reading_id],
      ),
    );
    return rows[0]?.recorded_by;
  };
  const context = { org_id, actor_user_id: null };
  await fixture.database.write(context, (tx) =>
    moveReadings(tx, id('manager_day'), id('mate_day')),
  );
  expect(await recorder()).toBe(id('mate_day'));
  await fixture.database.write(context, (tx) => eraseReadings(tx, { user_id: id('mate_day') }));
  expect(await recorder()).toBeNull();
});

test('a reading that arrives while its recorder is erased is refused, and keeps no id', async () => {
  const user_id = fixture.acme.id('manager_day');
  const { status } = await callDuringTransaction(fixture.database, {
    org_id: fixture.acme.org_id,
    change: async (tx) => {
      await findErasable(tx, user_id);
      await eraseReadings(tx, { user_id });
      await eraseUser(tx, user_id, isoAt(0));
    },
    call: () => add(readingAt(pit)),
  });
  expect(status).toBe(403);
  const { rows } = await write('select from readings where org_id = $1 and recorded_by = $2', [
    user_id,
  ]);
  expect(rows).toEqual([]);
});
