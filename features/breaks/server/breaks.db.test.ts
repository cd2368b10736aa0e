import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOrgFixture, newId, noon, signInTo } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import type { BreakRow } from '#breaks/contract';
import { simulatedService, openWeather } from '#weather/server';
import { findDueBreaks } from './due-breaks.ts';
import { alertLateBreaks } from './late-breaks.ts';
import { moveBreaks } from './move-breaks.ts';
import { retireOldBreaks } from './retire-breaks.ts';
import { eraseBreaks } from './erase-breaks.ts';

let fixture: OrgFixture;
let admin: string;
let manager: string;
const location_id = newId();
beforeAll(async () => {
  fixture = await createOrgFixture();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  manager = await signInTo(fixture.app, fixture.acme.emailOf('manager_day'));
  await write(
    `insert into tags (org_id, tag_id, name, type, metadata, created_time)
     values ($1, $2, 'North Pit', 'location', '{"lat": -20.7, "lon": 116.8}', '2026-01-01')`,
    [fixture.acme.org_id, location_id],
  );
});
beforeEach(() => {
  fixture.clock.now = noon;
});
afterAll(() => fixture.leave());

const minute = 60_000;
const idOf = (who: string) => fixture.acme.id(who);
const isoAt = (minutes: number) => new Date(noon + minutes * minute).toISOString();
const call = (path: string, body: object, token: string) =>
  fixture.app.call('POST', path, body, token);
const start = (body: object, token = admin) => call('/v3/break', body, token);
const end = (body: object, token = admin) => call('/v3/break/end', body, token);
const correct = (body: object, token = admin) => fixture.app.call('PUT', '/v3/break', body, token);
const write = (sql: string, values: unknown[]) =>
  fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query(sql, values),
  );
const conditions = {
  ...{ wbgt: 29.5, heat_index: 36.2, level: 3, work_minutes: 45, rest_minutes: 15 },
};
const breakOf = (who: readonly string[], more: object = {}) => ({
  ...{ break_id: newId(), location_id, user_ids: who.map(idOf), started_time: isoAt(0) },
  ...{ due_time: isoAt(-2), planned_minutes: 15, conditions },
  ...more,
});

async function started(who: readonly string[], token = admin): Promise<string> {
  const body = breakOf(who);
  expect((await start(body, token)).status).toBe(200);
  return body.break_id;
}

async function synced(token = admin): Promise<BreakRow[]> {
  const { body } = await fixture.app.call('POST', '/v3/sync/core', {}, token);
  return body.data['breaks'] as unknown as BreakRow[];
}

test('a break is started and ended, each once, and synced', async () => {
  const body = breakOf(['worker_day', 'mate_day']);
  const first = await start(body);
  expect([first.status, first.body.data]).toEqual([
    200,
    expect.objectContaining({
      ...{ break_id: body.break_id, location_id, people_count: 2, conditions, active: true },
      ...{ user_ids: body.user_ids.toSorted(), started_time: isoAt(0), due_time: isoAt(-2) },
      ...{ ended_time: null, started_by: idOf('admin'), ended_by: null, planned_minutes: 15 },
    }),
  ]);
  expect((await start({ ...body, started_time: isoAt(-3) })).body.data).toEqual(first.body.data);
  fixture.clock.now = noon + 15 * minute;
  const ended = await end({ break_id: body.break_id, ended_time: isoAt(15) });
  expect(ended.body.data).toMatchObject({ ended_time: isoAt(15), ended_by: idOf('admin') });
  const again = await end({ break_id: body.break_id, ended_time: isoAt(14) });
  expect(again.body.data).toEqual(ended.body.data);
  expect((await synced()).find(({ break_id }) => break_id === body.break_id)).toEqual(
    ended.body.data,
  );
});

test('a break keeps the rule that asked for it; a rule without bounds is refused', async () => {
  const rule = { rule_pack_id: 'us-or-437-002-0156', name: 'Oregon', citation: 'OAR 437' };
  const body = breakOf(['worker_day'], { conditions: { ...conditions, rule } });
  expect((await start(body)).body.data).toMatchObject({ conditions: { ...conditions, rule } });
  const row = (await synced()).find(({ break_id }) => break_id === body.break_id);
  expect(row?.conditions.rule).toEqual(rule);
  const long = { ...rule, citation: 'x'.repeat(201) };
  const answer = await start(
    breakOf(['worker_day'], { conditions: { ...conditions, rule: long } }),
  );
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([
    422,
    ['conditions.rule.citation'],
  ]);
});

test.each([
  [{ user_ids: [] }, 422, { user_ids: 'Select at least one person' }],
  [{ started_time: 'yesterday' }, 422, { started_time: 'Enter a valid date and time' }],
  [{ started_time: isoAt(6) }, 422, { started_time: 'The time is in the future' }],
  [
    { started_time: isoAt(-8 * 24 * 60) },
    422,
    { started_time: 'A break can be recorded for at most 7 days' },
  ],
  [{ due_time: isoAt(-25 * 60) }, 422, { due_time: 'Enter a valid date and time' }],
  [{ location_id: newId() }, 404, { location_id: 'This location no longer exists' }],
  [{ user_ids: [newId()] }, 404, { user_ids: 'Some of these people no longer exist' }],
])('a break with %j is refused at its field', async (more, status, errors) => {
  const answer = await start(breakOf(['worker_day'], more));
  expect([answer.status, answer.body.errors]).toEqual([status, errors]);
});

test('a manager records breaks of their people, and sees no others in them', async () => {
  const both = await started(['worker_day', 'worker_night']);
  const row = (await synced(manager)).find(({ break_id }) => break_id === both);
  expect(row).toMatchObject({ user_ids: [idOf('worker_day')], people_count: 2 });
  const refused = await end({ break_id: both, ended_time: isoAt(1) }, manager);
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'You can only record breaks of people whose measurements you may record',
  ]);
  expect((await start(breakOf(['worker_night']), manager)).status).toBe(404);
  const others = await started(['worker_night']);
  expect((await end({ break_id: others, ended_time: isoAt(1) }, manager)).status).toBe(404);
  expect((await synced(manager)).some(({ break_id }) => break_id === others)).toBe(false);
  const own = await started(['worker_day'], manager);
  expect((await end({ break_id: own, ended_time: isoAt(1) }, manager)).status).toBe(200);
});

test('a break of another organisation is not found', async () => {
  const other = await signInTo(fixture.app, fixture.other.emailOf('admin'));
  const break_id = await started(['worker_day']);
  for (const send of [end, correct]) {
    const body = { break_id, started_time: isoAt(0), ended_time: isoAt(1) };
    expect((await send(body, other)).status).toBe(404);
  }
});

test('a break is corrected within its shift, deleted and restored', async () => {
  await addRoster(['worker_day'], isoAt(-120), isoAt(60));
  const break_id = await started(['worker_day']);
  fixture.clock.now = noon + 120 * minute;
  const times = { started_time: isoAt(-5), ended_time: isoAt(10) };
  const outside = await correct({ break_id, ...times, ended_time: isoAt(61) });
  expect([outside.status, Object.keys(outside.body.errors)]).toEqual([422, ['ended_time']]);
  const backwards = await correct({ break_id, ...times, ended_time: isoAt(-6) });
  expect(backwards.body.errors).toEqual({ ended_time: 'The end must be after the start' });
  const saved = await correct({ break_id, ...times });
  expect(saved.body.data).toMatchObject({ ...times, corrected_time: isoAt(120) });
  const stale = await correct({ break_id, ...times, modified_time: isoAt(-9000) });
  expect([stale.status, stale.body.message]).toEqual([
    409,
    'Somebody else changed this break. Check it and try again.',
  ]);
  const deleted = await correct({ break_id, ...times, deleted: true });
  expect(deleted.body.data).toMatchObject({ active: false, ...times });
  expect((await end({ break_id, ended_time: isoAt(12) })).status).toBe(409);
  expect((await synced()).some((row) => row.break_id === break_id)).toBe(false);
  const restored = await correct({ break_id, ...times });
  expect(restored.body.data).toMatchObject({ active: true });
  await clearRosters();
});

test('a merge and an erasure change the people of breaks', async () => {
  const break_id = await started(['worker_day', 'mate_day']);
  const context = { org_id: fixture.acme.org_id, actor_user_id: null };
  await fixture.database.write(context, (tx) =>
    moveBreaks(tx, idOf('mate_day'), idOf('worker_night')),
  );
  const found = async () => (await synced()).find((row) => row.break_id === break_id);
  expect(await found()).toMatchObject({
    user_ids: [idOf('worker_day'), idOf('worker_night')].toSorted(),
    people_count: 2,
  });
  await fixture.database.write(context, (tx) =>
    moveBreaks(tx, idOf('worker_night'), idOf('worker_day')),
  );
  expect(await found()).toMatchObject({ user_ids: [idOf('worker_day')], people_count: 1 });
  await fixture.database.write(context, (tx) => eraseBreaks(tx, { user_id: idOf('admin') }));
  expect(await found()).toMatchObject({ started_by: null, people_count: 1 });
});

test('old breaks leave the copies', async () => {
  const break_id = await started(['worker_day']);
  await write('update breaks set started_time = $2 where break_id = $1', [
    ...[break_id, isoAt(-90 * 24 * 60)],
  ]);
  await retireOldBreaks(fixture.database, noon);
  expect((await synced()).some((row) => row.break_id === break_id)).toBe(false);
});

test('a late break alerts the supervisors once, even if several processes look for it, and not after its start', async () => {
  await write('delete from breaks where org_id = $1', [fixture.acme.org_id]);
  await addRoster(['worker_day', 'mate_day'], isoAt(-120), isoAt(360));
  await write(`insert into user_tags (org_id, user_id, tag_id) values ($1, $2, $4), ($1, $3, $4)`, [
    ...[fixture.acme.org_id, idOf('worker_day'), idOf('mate_day'), location_id],
  ]);
  // A rest of 15 minutes every two hours, at any heat: due 105 minutes after the start.
  await write(
    `update organisations set metadata = metadata || '{"_heat_index_threshold": -50}'
     where org_id = $1`,
    [fixture.acme.org_id],
  );
  const services = {
    ...{ database: fixture.database, now: () => fixture.clock.now, newId, isSmsSent: false },
    publicUrl: 'https://heat.example',
    weather: openWeather({ service: simulatedService, heatIndexOf: (celsius: number) => celsius }),
  };
  const look = (minutes: number) =>
    alertLateBreaks(services, fixture.acme.org_id, noon + minutes * minute);
  expect(await look(-11)).toBe(0);
  const both = await Promise.all([look(-10), look(-10)]);
  expect(both.toSorted()).toEqual([0, 1]);
  expect(await look(20)).toBe(0);
  const { rows } = await write(
    `select metadata->>'message' as message, reason, status from compliance_alert_logs
     where org_id = $1`,
    [fixture.acme.org_id],
  );
  expect(rows).toEqual([
    {
      message: 'North Pit: a rest of 15 min was due at 11:45 and has not started.',
      ...{ reason: 'break', status: 'sent' },
    },
  ]);
  const notices = await write(
    'select count(*)::int as count from compliance_user_alert_logs where org_id = $1',
    [fixture.acme.org_id],
  );
  expect(notices.rows[0]).not.toEqual({ count: 0 });
  // The break begins, and the next one is due 105 minutes after its end.
  await start(breakOf(['worker_day', 'mate_day'], { started_time: isoAt(0) }));
  await write('update breaks set ended_time = $2 where org_id = $1', [
    ...[fixture.acme.org_id, isoAt(15)],
  ]);
  expect(await look(100)).toBe(0);
  expect(await look(15 + 105 + 5)).toBe(1);
});

test('a late rest of a rule pack is due by its minutes, and its alert names the rule', async () => {
  await clearRosters();
  await write('delete from breaks where org_id = $1', [fixture.acme.org_id]);
  await write('delete from break_alerts where org_id = $1', [fixture.acme.org_id]);
  await addRoster(['worker_day'], isoAt(-120), isoAt(360));
  await write(
    `update organisations set metadata = metadata || '{"_heat_index_threshold": 60}'
     where org_id = $1`,
    [fixture.acme.org_id],
  );
  const duty = {
    ...{ duty_key: 'rest', kind: 'rest', minutes: 45, every: 60, triggers: [] },
    ...{ text: 'Three quarters of each hour', citation: 'Section 4', is_verified: true },
  };
  const pack = {
    ...{ name: 'Pit rules', country: null, state: null, status: 'in_force', note: 'Ours' },
    ...{ valid_from: null, valid_until: null, source: 'Site manual', source_url: null },
    ...{ options: [], option: null, exemptions: [], duties: [duty] },
  };
  const rule_pack_id = newId();
  await call('/v3/rule-pack', { rule_pack_id, based_on: null, pack }, admin);
  const path = `/v3/location/${location_id}/rule-packs`;
  const choice = { rule_pack_ids: [rule_pack_id], industry: null, radiant_heat: null };
  const chosen = await fixture.app.call('PUT', path, choice, admin);
  expect(chosen.status).toBe(200);
  const services = {
    ...{ database: fixture.database, now: () => fixture.clock.now, newId, isSmsSent: false },
    publicUrl: 'https://heat.example',
    weather: openWeather({ service: simulatedService, heatIndexOf: (celsius: number) => celsius }),
  };
  // The shift began at 10:00: after 15 minutes a rest is due, and 5 minutes later it is late.
  expect(await alertLateBreaks(services, fixture.acme.org_id, noon - 101 * minute)).toBe(0);
  expect(await alertLateBreaks(services, fixture.acme.org_id, noon - 100 * minute)).toBe(1);
  const { rows } = await write(
    `select metadata->>'message' as message from compliance_alert_logs
     where org_id = $1 and metadata->>'message' like '%Pit rules%'`,
    [fixture.acme.org_id],
  );
  expect(rows).toEqual([
    {
      message: 'North Pit: a rest of 45 min was due at 10:15 and has not started. Rule: Pit rules.',
    },
  ]);
  await write('delete from location_packs where org_id = $1', [fixture.acme.org_id]);
});

test('a rest that was due before midnight stays late after it', async () => {
  await clearRosters();
  await write('delete from breaks where org_id = $1', [fixture.acme.org_id]);
  await addRoster(['worker_day'], isoAt(8 * 60), isoAt(16 * 60));
  await write(
    `update organisations set metadata = metadata || '{"_heat_index_threshold": 32}'
     where org_id = $1`,
    [fixture.acme.org_id],
  );
  // Hot until midnight, cool from then on; a forecast begins with the current day.
  const midnight = noon + 12 * 60 * minute;
  const celsiusAt = (time: number) => (time < midnight ? 40 : 12);
  const service = {
    ...simulatedService,
    hours: async (...given: Parameters<typeof simulatedService.hours>) => {
      const sky = await simulatedService.hours(...given);
      return { ...sky, hours: sky.hours.map((at) => ({ ...at, celsius: celsiusAt(at.time) })) };
    },
  };
  const services = {
    ...{ database: fixture.database, now: () => fixture.clock.now, newId, isSmsSent: false },
    publicUrl: 'https://heat.example',
    weather: openWeather({ service, heatIndexOf: (celsius: number) => celsius }),
  };
  expect(await alertLateBreaks(services, fixture.acme.org_id, midnight + 10 * minute)).toBe(1);
});

test.each([
  // [minutes from the alert to: the break was due, and began], and what is known of it
  ['begun in time', -5, 2, ['recorded']],
  ['begun two hours late', -5, 120, ['recorded']],
  ['noted by the task late, and begun late', -40, 90, ['recorded']],
  ['begun before it was due, and recorded afterwards', -5, -7, ['recorded']],
  ['of an earlier rest', -50, -48, ['recorded', 'missed']],
  ['of an earlier rest that was late too', -120, 90, ['recorded', 'missed']],
  ['of the next rest', 55, 65, ['missed', 'recorded']],
])(
  'an alert and a break %s: due at %i and begun at %i minutes, known as %j',
  async (_what, due, began, expected) => {
    await write('delete from breaks where org_id = $1', [fixture.acme.org_id]);
    await write('delete from break_alerts where org_id = $1', [fixture.acme.org_id]);
    await write(
      `insert into break_alerts (org_id, location_id, cause, created_time) values ($1, $2, '', $3)`,
      [fixture.acme.org_id, location_id, isoAt(0)],
    );
    await write(
      `insert into breaks (org_id, break_id, location_id, user_ids, people_count, started_time,
       due_time, planned_minutes, conditions, created_time)
     values ($1, $2, $3, '{}', 2, $4, $5, 15, '{}', $4)`,
      [...[fixture.acme.org_id, newId(), location_id], ...[isoAt(began), isoAt(due)]],
    );
    const span = { start: noon - 300 * minute, end: noon + 300 * minute };
    const found = await fixture.database.read(fixture.acme.org_id, (tx) =>
      findDueBreaks(tx, span, noon + 300 * minute),
    );
    expect(found.map(({ start: begun }) => (begun === null ? 'missed' : 'recorded'))).toEqual(
      expected,
    );
  },
);

async function addRoster(who: string[], from: string, to: string): Promise<void> {
  await write(
    `insert into rosters (org_id, roster_id, user_ids, shift_start_time, shift_end_time, timezone,
       frequency, interval, days_of_week, created_time)
     values ($1, $2, $3, $4, $5, 'UTC', 4, 1, '{0,1,2,3,4,5,6}', '2026-01-01')`,
    [fixture.acme.org_id, newId(), who.map(idOf), from, to],
  );
}

async function clearRosters(): Promise<void> {
  await write('update rosters set active = false where org_id = $1', [fixture.acme.org_id]);
}
