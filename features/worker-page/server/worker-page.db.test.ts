import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createOrgFixture,
  measurementOf,
  newId,
  noon,
  signInTo,
  storeMeasurements,
} from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import { comingComment } from '#alerts/contract';
import type { WorkerPage } from '#worker-page/contract';
import { workerPageMessages as messages } from '#worker-page/contract';
import { eraseRequests, moveRequests } from './request-store.ts';

let fixture: OrgFixture;
let manager: string;
const worker = newId();
const token = randomBytes(32).toString('base64url');
const [site, job] = [newId(), newId()];
beforeAll(async () => {
  fixture = await createOrgFixture();
  const { org_id, day } = fixture.acme;
  await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  manager = await signInTo(fixture.app, fixture.acme.emailOf('manager_day'));
  await signInTo(fixture.app, fixture.acme.emailOf('manager_night'));
  await write(
    `insert into users (org_id, user_id, name_first, name_last, metadata, experimental, is_hidden,
       created_time) values ($1, $2, 'Ana', 'Silva', '{}', false, false, '2026-01-01')`,
    [worker],
  );
  await write(
    `insert into tags (org_id, tag_id, name, type, metadata, created_time) values
       ($1, $2, 'North Pit', 'location', '{"lat": -20.7, "lon": 116.8}', '2026-01-01'),
       ($1, $3, 'Drilling', 'job', '{"_metabolic_work_rate": 4, "_clothing": 1}', '2026-01-01')`,
    [site, job],
  );
  for (const tag_id of [day, site, job]) {
    await write('insert into user_tags (org_id, user_id, tag_id) values ($1, $2, $3)', [
      ...[worker, tag_id],
    ]);
  }
  await write(
    `insert into access_links (org_id, user_id, link_id, token_hash, created_time, expires_time)
     values ($1, $2, $3, $4, '2026-01-01', '2036-01-01')`,
    [worker, newId(), createHash('sha256').update(token).digest()],
  );
  const values = [120, 40, 66];
  await storeMeasurements(
    fixture.database,
    org_id,
    values.map((value, nth) =>
      measurementOf(worker, {
        ...{ value, created_time: new Date(noon - (nth + 1) * 3_600_000).toISOString() },
        valid: value !== 66,
      }),
    ),
  );
});
beforeEach(async () => {
  fixture.clock.now += 3_600_000;
  await setPage(true);
  await setBeta(['alert']);
  for (const table of ['worker_requests', 'compliance_user_alert_logs', 'compliance_alert_logs']) {
    await write(`delete from ${table} where org_id = $1`, []);
  }
});
afterAll(() => fixture.leave());

const write = async <Row extends object>(sql: string, values: unknown[]) => {
  const { org_id } = fixture.acme;
  const { rows } = await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query<Row>(sql, [org_id, ...values]),
  );
  return rows;
};
const setMetadata = (change: object) =>
  write('update organisations set metadata = metadata || $2 where org_id = $1', [change]);
const setPage = (_worker_page: boolean) => setMetadata({ _worker_page });
const setBeta = (_beta: string[]) => setMetadata({ _beta });
const isoNow = (minutes = 0) => new Date(fixture.clock.now + minutes * 60_000).toISOString();
const readPage = () => fixture.app.call('GET', `/v3/access/${token}/page`);
const pageNow = async () => (await readPage()).body.data as unknown as WorkerPage;
const requestOf = (more: object = {}) => ({
  ...{ request_id: newId(), kind: 'break', symptoms: [], note: '', made_time: isoNow() },
  ...more,
});
const ill = { kind: 'symptoms', symptoms: ['dizzy', 'fainted'] };
const send = (body: object) => fixture.app.call('POST', `/v3/access/${token}/request`, body);
const alerts = () =>
  write<{ reason: string; user_id: string; targets: unknown }>(
    `select a.reason, n.user_id, a.targets from compliance_alert_logs as a
     join compliance_user_alert_logs as n using (org_id, compliance_alert_log_id)
     where org_id = $1`,
    [],
  );

test('the page has the states of valid tests without values, and advice for the next hours', async () => {
  const page = await pageNow();
  expect(page.history.map(({ state }) => state)).toEqual(['moderate', 'hydrated']);
  expect(page.status).toEqual(page.history[0]);
  expect(page.advice).toMatchObject({ job: 'Drilling', is_simulated: true });
  expect(new Set(page.advice?.hours.map(({ location }) => location))).toEqual(
    new Set(['North Pit']),
  );
  expect(page.advice?.hours).toHaveLength(12);
  for (const { work_minutes, rest_minutes } of page.advice?.hours ?? []) {
    expect((work_minutes ?? 0) + (rest_minutes ?? 0)).toBe(60);
  }
  expect(Date.parse(page.advice?.hours[0]?.time ?? '')).toBeLessThanOrEqual(fixture.clock.now);
  const text = JSON.stringify(page);
  for (const secret of [worker, '120', 'Silva', fixture.acme.org_id]) {
    expect(text).not.toContain(secret);
  }
});

test('without a job or location the page says what is missing', async () => {
  await write(`delete from user_tags where org_id = $1 and tag_id = $2`, [job]);
  const page = await pageNow();
  expect(page.advice_gap).toBe('no_job');
  expect(page.advice?.hours[0]).toMatchObject({ work_minutes: null, litres: null, level: null });
  await write(`delete from user_tags where org_id = $1 and tag_id = $2`, [site]);
  expect(await pageNow()).toMatchObject({ advice: null, advice_gap: 'no_location' });
  for (const tag_id of [job, site]) {
    await write('insert into user_tags (org_id, user_id, tag_id) values ($1, $2, $3)', [
      ...[worker, tag_id],
    ]);
  }
});

test('a correction of the site makes the advice stricter until it is switched off', async () => {
  const workMinutes = async () =>
    (await pageNow()).advice?.hours.map(({ work_minutes }) => work_minutes ?? 0) ?? [];
  const before = await workMinutes();
  const all = (minutes: readonly number[]) => minutes.reduce((sum, each) => sum + each, 0);
  await write(
    `insert into site_corrections (org_id, correction_id, location_id, kelvin, readings,
       until_time, created_time)
     values ($1, $2, $3, 10, 3, $4::timestamptz + interval '7 days', $4)`,
    [newId(), site, isoNow()],
  );
  const during = await workMinutes();
  expect(all(during)).toBeLessThan(all(before));
  expect(during.every((minutes, nth) => minutes <= (before[nth] ?? 0))).toBe(true);
  await write('update site_corrections set ended_time = $2 where org_id = $1', [isoNow()]);
  expect(await workMinutes()).toEqual(before);
  await write('delete from site_corrections where org_id = $1', []);
});

test('of five locations the hottest counts, and a hidden one does not', async () => {
  // By name the hot one is the last.
  const places = [
    ...['Alpine A', 'Alpine B', 'Alpine C'].map((name) => ({ name, lat: -78, lon: 40 })),
    { name: 'Zone of heat', lat: 5, lon: 100 },
  ].map((place) => ({ ...place, tag_id: newId() }));
  for (const { tag_id, name, lat, lon } of places) {
    await write(
      `insert into tags (org_id, tag_id, name, type, metadata, created_time)
       values ($1, $2, $3, 'location', $4, '2026-01-01')`,
      [tag_id, name, { lat, lon }],
    );
    await write('insert into user_tags (org_id, user_id, tag_id) values ($1, $2, $3)', [
      ...[worker, tag_id],
    ]);
  }
  const hottest = async () => {
    const hours = (await pageNow()).advice?.hours ?? [];
    return new Set(hours.map(({ location }) => location));
  };
  await write('update tags set is_hidden = true where org_id = $1 and tag_id = $2', [site]);
  expect(await hottest()).toEqual(new Set(['Zone of heat']));
  await write(`update tags set is_hidden = true where org_id = $1 and name = 'Zone of heat'`, []);
  expect((await hottest()).has('Zone of heat')).toBe(false);
  await write(`delete from user_tags where org_id = $1 and tag_id = any($2)`, [
    places.map(({ tag_id }) => tag_id),
  ]);
  await write('update tags set is_hidden = false where org_id = $1 and tag_id = $2', [site]);
});

test('a request reaches the supervisors of the worker once, and its answer is shown', async () => {
  const request = requestOf();
  const [first, second] = await Promise.all([send(request), send(request)]);
  expect([first, second].map(({ status, body }) => [status, body.data])).toEqual([
    [200, { request_id: request.request_id, recipients: 1 }],
    [200, { request_id: request.request_id, recipients: 1 }],
  ]);
  expect(await alerts()).toEqual([
    expect.objectContaining({ reason: 'break_request', user_id: fixture.acme.id('manager_day') }),
  ]);
  expect((await pageNow()).requests).toMatchObject([
    { request_id: request.request_id, kind: 'break', recipients: 1, answered_time: null },
  ]);
  await write(
    `update compliance_user_alert_logs set acked_at = $2, ack_via_channel = 'push'
     where org_id = $1`,
    [isoNow(2)],
  );
  const [seen] = (await pageNow()).requests;
  expect(seen).toMatchObject({ answered_time: isoNow(2), is_coming: false });
  await write(
    `update compliance_user_alert_logs set metadata = metadata || jsonb_build_object('comment', $2::text)
     where org_id = $1`,
    [comingComment],
  );
  const [answered] = (await pageNow()).requests;
  expect(answered).toMatchObject({ answered_time: isoNow(2), is_coming: true });
});

test('the supervisor sees who asks and the symptoms; another one sees nothing', async () => {
  await send(requestOf({ ...ill, note: ' At the crusher ' }));
  const synced = async (bearer: string) => {
    const { body } = await fixture.app.call('POST', '/v3/sync/core', {}, bearer);
    return body.data['compliance_alert_logs'] as unknown as { metadata: object }[];
  };
  expect(await synced(manager)).toEqual([
    expect.objectContaining({
      metadata: expect.objectContaining({
        people: [worker],
        request: {
          ...{ symptoms: ['dizzy', 'fainted'], is_emergency: true },
          note: 'At the crusher',
        },
      }),
    }),
  ]);
  const night = await signInTo(fixture.app, fixture.acme.emailOf('manager_night'));
  expect(await synced(night)).toEqual([]);
});

test('a late request says when the button was pressed, never later than now', async () => {
  await send(requestOf({ made_time: isoNow(-45) }));
  await send(requestOf({ ...ill, made_time: isoNow(500) }));
  const times = (await pageNow()).requests.map(({ kind, made_time }) => [kind, made_time]);
  expect(new Map(times as [string, string][])).toEqual(
    new Map([
      ['break', isoNow(-45)],
      ['symptoms', isoNow()],
    ]),
  );
});

test('the same request again joins the alert that nobody has answered; more symptoms are a new one', async () => {
  for (const more of [{}, {}, ill, { ...ill, symptoms: ['dizzy'] }]) await send(requestOf(more));
  expect((await alerts()).map(({ reason }) => reason).toSorted()).toEqual([
    'break_request',
    'symptoms',
  ]);
  // The worker reads each of them once, although the break was asked for twice.
  expect(
    (await pageNow()).requests.map(({ kind, symptoms }) => [kind, ...symptoms].join(' ')),
  ).toEqual(expect.arrayContaining(['break', 'symptoms dizzy fainted', 'symptoms dizzy']));
  expect((await pageNow()).requests).toHaveLength(3);
  await send(requestOf({ ...ill, symptoms: ['dizzy', 'confused'] }));
  expect(await alerts()).toHaveLength(3);
  fixture.clock.now += 6 * 60_000;
  await send(requestOf());
  expect(await alerts()).toHaveLength(4);
});

test('nobody is told while alerts are switched off, and the answer says so', async () => {
  await setBeta([]);
  expect((await send(requestOf())).body.data).toMatchObject({ recipients: 0 });
  expect(await alerts()).toEqual([]);
});

test.each([
  ['no symptoms', { kind: 'symptoms' }, 'symptoms', messages.symptomsMissing],
  ['an unknown symptom', { ...ill, symptoms: ['bored'] }, 'symptoms.0', null],
  ['a long note', { note: 'x'.repeat(501) }, 'note', null],
  ['another field', { user_id: newId() }, '', null],
])('a request with %s is rejected and nothing is stored', async (_, more, field, message) => {
  const { status, body } = await send(requestOf(more));
  expect(status).toBe(422);
  if (field !== '') expect(Object.keys(body.errors)).toEqual([field]);
  if (message !== null) expect(body.errors[field]).toBe(message);
  expect((await pageNow()).requests).toEqual([]);
});

test('a page that the organisation does not allow is not found', async () => {
  await setPage(false);
  for (const { status } of [await readPage(), await send(requestOf())]) expect(status).toBe(404);
  expect(await alerts()).toEqual([]);
});

test("the id of somebody else's request is rejected", async () => {
  const request = requestOf();
  await send(request);
  await write('update worker_requests set user_id = $2 where org_id = $1', [
    fixture.acme.id('mate_day'),
  ]);
  expect((await send(request)).status).toBe(409);
});

test('of two people who send the same id at once, one is rejected', async () => {
  const [mate, other] = [newId(), randomBytes(32).toString('base64url')];
  await write(
    `insert into users (org_id, user_id, name_first, name_last, metadata, experimental, is_hidden,
       created_time) values ($1, $2, 'Bea', 'Rui', '{}', false, false, '2026-01-01')`,
    [mate],
  );
  await write(
    `insert into access_links (org_id, user_id, link_id, token_hash, created_time, expires_time)
     values ($1, $2, $3, $4, '2026-01-01', '2036-01-01')`,
    [mate, newId(), createHash('sha256').update(other).digest()],
  );
  for (let nth = 0; nth < 5; nth += 1) {
    const request = requestOf();
    const path = `/v3/access/${other}/request`;
    const sent = await Promise.all([send(request), fixture.app.call('POST', path, request)]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  }
});

test('a time from before any link that works is a wrong clock, so the time of receipt counts', async () => {
  for (const made_time of ['0000-01-01T00:00:00Z', '1970-01-01T00:00:00Z', isoNow(-31 * 1440)]) {
    expect((await send(requestOf({ made_time }))).status).toBe(200);
  }
  expect(new Set((await pageNow()).requests.map(({ made_time }) => made_time))).toEqual(
    new Set([isoNow()]),
  );
  expect(await alerts()).toEqual([
    expect.objectContaining({ targets: [expect.objectContaining({ time: fixture.clock.now })] }),
  ]);
});

test('a request never joins an alert that nobody was told of', async () => {
  await send(requestOf());
  await write('update worker_requests set recipients = 0 where org_id = $1', []);
  expect((await send(requestOf())).body.data).toMatchObject({ recipients: 1 });
  expect(await alerts()).toHaveLength(2);
});

test('after ten alerts in an hour further requests join the newest that nobody has answered', async () => {
  for (let nth = 0; nth < 12; nth += 1) await send(requestOf({ note: `At gate ${String(nth)}` }));
  expect(await alerts()).toHaveLength(10);
  expect((await send(requestOf(ill))).body.data).toMatchObject({ recipients: 1 });
  expect(await alerts()).toHaveLength(11);
  await write('update compliance_user_alert_logs set acked_at = $2 where org_id = $1', [isoNow()]);
  await send(requestOf({ note: 'Again' }));
  expect(await alerts()).toHaveLength(12);
});

test('asking for help does not wait because the page was read too often', async () => {
  const statuses = [];
  for (let nth = 0; nth < 31; nth += 1) statuses.push((await readPage()).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await send(requestOf())).status).toBe(200);
  for (let nth = 0; nth < 29; nth += 1) await send(requestOf());
  expect((await send(requestOf())).status).toBe(429);
});

test('a merge moves the requests of a person, and an erasure deletes them', async () => {
  const { org_id, id } = fixture.acme;
  const at = { org_id, actor_user_id: null };
  const people = async () =>
    (
      await write<{ user_id: string }>('select user_id from worker_requests where org_id = $1', [])
    ).map(({ user_id }) => user_id);
  await send(requestOf(ill));
  await fixture.database.write(at, (tx) => moveRequests(tx, worker, id('mate_day')));
  expect(await people()).toEqual([id('mate_day')]);
  const [alert] = await alerts();
  expect(alert?.targets).toEqual([expect.objectContaining({ user_id: id('mate_day') })]);
  await fixture.database.write(at, (tx) => eraseRequests(tx, { user_id: id('mate_day') }));
  expect(await people()).toEqual([]);
});
