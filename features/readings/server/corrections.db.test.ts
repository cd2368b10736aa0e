import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOrgFixture, newId, noon, signInTo } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import { correctionMessages as messages } from '#readings/contract';
import type { CorrectionRow } from '#readings/contract';
import { findSiteMeasures } from './reading-store.ts';

const hour = 3_600_000;
const day = 24 * hour;
let fixture: OrgFixture;
const tokens: Record<string, string> = {};
/** A location; the day crew is a location too, which the manager of the day may change. */
let [pit, dayCrew] = [newId(), ''];
beforeAll(async () => {
  fixture = await createOrgFixture();
  for (const who of ['admin', 'manager_day', 'manager_night', 'worker_day']) {
    tokens[who] = await signInTo(fixture.app, fixture.acme.emailOf(who));
  }
  tokens['stranger'] = await signInTo(fixture.app, fixture.other.emailOf('admin'));
  dayCrew = fixture.acme.day;
  await write(
    `update tags set type = 'location', metadata = '{"lat": -20.7, "lon": 116.8}'
     where org_id = $1 and tag_id = $2`,
    [dayCrew],
  );
});
beforeEach(async () => {
  fixture.clock.now = noon;
  pit = newId();
  await write(
    `insert into tags (org_id, tag_id, name, type, metadata, created_time)
     values ($1, $2::uuid, $2::text, 'location', '{"lat": -20.7, "lon": 116.8}', '2026-01-01')`,
    [pit],
  );
});
afterAll(() => fixture.leave());

const isoAt = (time: number) => new Date(time).toISOString();
const write = (sql: string, values: unknown[]) =>
  fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query(sql, [fixture.acme.org_id, ...values]),
  );

/** Readings of three days that are so much hotter than the model. */
async function addReadings(location_id: string, hotter: readonly number[]): Promise<void> {
  for (const [nth, each] of hotter.entries()) {
    await write(
      `insert into readings (org_id, reading_id, location_id, time, minutes, wbgt, model_wbgt,
         instrument, note, created_time)
       values ($1, $2, $3, $4, 60, $5, 30, '', '', $4)`,
      [newId(), location_id, isoAt(noon - (nth + 1) * day), 30 + each],
    );
  }
}

const asked = (more: object = {}) => ({
  ...{ correction_id: newId(), location_id: pit, kelvin: 1.5, days: 14, ...more },
});
const send = (method: 'POST' | 'PUT', body: object, who: string) =>
  fixture.app.call(method, '/v3/site-correction', body, tokens[who]);
const add = (body: object, who = 'admin') => send('POST', body, who);
const switchTo = (correction_id: string, is_on: boolean, who = 'admin') =>
  send('PUT', { correction_id, is_on }, who);

async function countedKelvin(location_id: string): Promise<(string | number | null)[][]> {
  const measuresAt = await fixture.database.read(fixture.acme.org_id, (tx) =>
    findSiteMeasures(tx, noon),
  );
  return measuresAt(location_id).corrections.map(({ kelvin, ended_time }) => [kelvin, ended_time]);
}

test('the offered difference is added for the chosen days, once, and every copy has it', async () => {
  await addReadings(pit, [1, 1.5, 2.1]);
  const body = asked();
  const first = await add(body);
  expect([first.status, first.body.data]).toEqual([
    200,
    expect.objectContaining({
      ...{ correction_id: body.correction_id, location_id: pit, kelvin: 1.5, readings: 3 },
      ...{ until_time: isoAt(noon + 14 * day), ended_time: null, created_time: isoAt(noon) },
    }),
  ]);
  expect((await add(body)).body.data).toEqual(first.body.data);
  const { body: answer } = await fixture.app.call(
    ...(['POST', '/v3/sync/core', {}, tokens['worker_day']] as const),
  );
  const rows = answer.data['site_corrections'] as unknown as CorrectionRow[];
  expect(rows.find(({ location_id }) => location_id === pit)).toEqual(first.body.data);
  expect(await countedKelvin(pit)).toEqual([[1.5, null]]);
  const second = await add(asked());
  expect([second.status, second.body.message]).toEqual([409, messages.alreadyOn]);
});

test.each<[string, number[], object]>([
  ['two readings', [1.5, 1.5], {}],
  ['another difference', [1, 1, 1], {}],
  ['a cooler site', [-1.5, -1.5, -1.5], {}],
  ['a difference that is rather a wrong instrument', [11, 11, 11], { kelvin: 10 }],
])('%s is not applied', async (_name, hotter, more) => {
  await addReadings(pit, hotter);
  const { status, body } = await add(asked(more));
  expect([status, body.message]).toEqual([409, messages.changed]);
  expect(await countedKelvin(pit)).toEqual([]);
});

test.each([
  [{ kelvin: -1.5 }, { kelvin: messages.kelvinRange }],
  [{ kelvin: 0.4 }, { kelvin: messages.kelvinRange }],
  [{ kelvin: 10.1 }, { kelvin: messages.kelvinRange }],
  [{ days: 8 }, { days: messages.days }],
])('a correction with %j is refused at its field', async (more, errors) => {
  await addReadings(pit, [1.5, 1.5, 1.5]);
  const answer = await add(asked(more));
  expect([answer.status, answer.body.errors]).toEqual([422, errors]);
});

test('switched off it ends at once, switched on again it goes on, and the log says so', async () => {
  await addReadings(pit, [1.5, 1.5, 1.5]);
  const body = asked({ days: 7 });
  const { correction_id } = body;
  await add(body);
  fixture.clock.now = noon + hour;
  const off = await switchTo(correction_id, false);
  expect(off.body.data).toMatchObject({ ended_time: isoAt(noon + hour) });
  fixture.clock.now = noon + 2 * hour;
  expect((await switchTo(correction_id, false)).body.data).toEqual(off.body.data);
  expect((await switchTo(correction_id, true)).body.data).toMatchObject({ ended_time: null });
  await switchTo(correction_id, false);
  const other = await add(asked());
  expect(other.status).toBe(200);
  const twice = await switchTo(correction_id, true);
  expect([twice.status, twice.body.message]).toEqual([409, messages.alreadyOn]);
  await write(
    'update site_corrections set until_time = $3 where org_id = $1 and correction_id = $2',
    [...[correction_id, isoAt(noon + 2 * hour)]],
  );
  const over = await switchTo(correction_id, true);
  expect([over.status, over.body.message]).toEqual([409, messages.over]);
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<{ line: string }>(
      `select action || ' ' || summary as line from audit_log
       where org_id = $1 and entity_id = $2 order by time, audit_id`,
      [fixture.acme.org_id, correction_id],
    ),
  );
  expect(rows.map(({ line }) => line)).toEqual([
    'create 1.5 K for 7 days',
    'change switched off',
    'change switched on again',
    'change switched off',
  ]);
});

test.each([
  ['admin', 200],
  ['manager_day', 200],
  ['manager_night', 403],
  ['worker_day', 403],
  ['stranger', 404],
])('%s at the location of the day crew gets %i', async (who, status) => {
  await write('delete from readings where org_id = $1 and location_id = $2', [dayCrew]);
  await write('delete from site_corrections where org_id = $1 and location_id = $2', [dayCrew]);
  await addReadings(dayCrew, [1.5, 1.5, 1.5]);
  const body = asked({ location_id: dayCrew });
  expect((await add(body, who)).status).toBe(status);
  if (status !== 200) expect((await add(body)).status).toBe(200);
  expect((await switchTo(body.correction_id, false, who)).status).toBe(status);
});

test('a location that is not there', async () => {
  const { status, body } = await add(asked({ location_id: newId() }));
  expect([status, body.errors]).toEqual([404, { location_id: messages.locationUnknown }]);
  expect((await switchTo(newId(), false)).status).toBe(404);
});
