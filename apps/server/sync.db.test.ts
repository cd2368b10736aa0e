import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  measurementOf,
  signInTo,
  storeMeasurements,
  createOrgFixture,
} from './testing/org-fixture.ts';
import type { Row, OrgFixture } from './testing/org-fixture.ts';

let fixture: OrgFixture;
beforeEach(async () => {
  fixture = await createOrgFixture();
});
afterEach(() => fixture.leave());

const tokenOf = (person: string) => signInTo(fixture.app, fixture.acme.emailOf(person));

async function core(person: string, body: object = {}) {
  const answer = await fixture.app.call('POST', '/v3/sync/core', body, await tokenOf(person));
  expect(answer.status).toBe(200);
  return answer.body.data;
}

async function measures(path: string, person: string, body: object = {}) {
  const answer = await fixture.app.call('POST', path, body, await tokenOf(person));
  expect(answer.status).toBe(200);
  return answer.body.data;
}

const names = (rows: Row[]) => rows.map((row) => row['name_first']).sort();
const touchAll = (org_id: string) =>
  fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query('update measurements set valid = valid'),
  );

/** A linked value of each test. */
const link = (...measurement_ids: string[]) =>
  fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query(
      `insert into link_measurements (org_id, link_id, measurement_id, link_type_id, value, created_time)
       select $1, gen_random_uuid(), unnest($2::uuid[]), gen_random_uuid(), 5, now()`,
      [tx.org_id, measurement_ids],
    ),
  );

test('[SYNC-36] core has every list of the specification, including empty ones', async () => {
  const data = await core('owner');
  expect(Object.keys(data)).toEqual([
    'sync_time',
    'access_epoch',
    'server_epoch',
    'full',
    'users',
    'organisation',
    'tags',
    'permissions',
    'custom_measurement_types',
    'link_measurement_types',
    'strategy',
    'sessions',
    'session_users',
    'alert_rules',
    'compliance_alert_logs',
    'compliance_user_alert_logs',
    'compliance_high_risk_measurement_logs',
    'rosters',
    'roster_user_leave',
    // Lists of further features.
    'rule_packs',
    'location_packs',
    'readings',
    'site_corrections',
    'breaks',
    'emergency_entries',
    'attention_entries',
  ]);
  expect(data['organisation']).toMatchObject({ name: 'acme', has_profile_image: false });
  expect(data['rosters']).toEqual([]);
});

test.each([
  ['owner', 11],
  ['admin', 11],
  ['manager_all', 11],
  ['worker_day', 1],
  ['limited', 1],
])('%s receives %i people', async (person, count) => {
  expect((await core(person)).users).toHaveLength(count);
});

test('a supervisor receives the people of their tag and themselves, and nobody else', async () => {
  expect(names((await core('manager_day')).users)).toEqual([
    'disabled',
    'limited',
    'manager_day',
    'mate_day',
    'worker_day',
  ]);
});

test('[SYNC-35] a second run from sync_time brings nothing; a change brings exactly its row', async () => {
  const first = await core('owner');
  const again = await core('owner', { users: first.sync_time, tags: first.sync_time });
  expect(again.users).toEqual([]);
  expect(again['tags']).toEqual([]);
  await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query("update users set name_last = 'Changed' where user_id = $1", [
      fixture.acme.id('mate_day'),
    ]),
  );
  const changed = await core('owner', { users: again.sync_time });
  expect(changed.users.map((row) => row['name_last'])).toEqual(['Changed']);
});

test('a removed person is sent as a tombstone, but not in a first load', async () => {
  const { sync_time } = await core('owner');
  await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query('update users set active = false where user_id = $1', [fixture.acme.id('mate_day')]),
  );
  expect((await core('owner', { users: sync_time })).users).toMatchObject([{ active: false }]);
  expect(names((await core('owner')).users)).not.toContain('mate_day');
});

test('[PERM-25, PERM-26] measurements follow the right to view them', async () => {
  const { org_id, id } = fixture.acme;
  const rows = ['worker_day', 'mate_day', 'worker_night'].map((person) =>
    measurementOf(id(person), { name_first: person }),
  );
  await storeMeasurements(fixture.database, org_id, rows);
  await storeMeasurements(fixture.database, fixture.other.org_id, [
    measurementOf(fixture.other.id('worker_day'), { name_first: 'foreign' }),
  ]);
  const seenBy = async (person: string) =>
    names((await measures('/v3/sync/measures', person)).measurements);
  expect(await seenBy('owner')).toEqual(['mate_day', 'worker_day', 'worker_night']);
  expect(await seenBy('manager_day')).toEqual(['mate_day', 'worker_day']);
  expect(await seenBy('manager_night')).toEqual(['worker_night']);
  expect(await seenBy('worker_day')).toEqual(['worker_day']);
  expect(await seenBy('limited')).toEqual([]);
});

test.each([1999, 2000, 2001, 4000])(
  '[SYNC-38] %i rows of one bulk change arrive completely',
  async (count) => {
    const { org_id, id } = fixture.acme;
    const rows = Array.from({ length: count }, () => measurementOf(id('worker_day')));
    await storeMeasurements(fixture.database, org_id, rows);
    await touchAll(org_id);

    const token = await tokenOf('owner');
    const followed = new Set<unknown>();
    let cursor: string | null = null;
    let answers = 0;
    for (;;) {
      const { body } = await fixture.app.call(
        'POST',
        '/v3/sync/measures',
        { measurements: cursor },
        token,
      );
      answers += 1;
      const page = body.data.measurements;
      for (const row of page) followed.add(row['measurement_id']);
      // A client that stores only sync_time must not skip the rows after the cut.
      const last: string | null = page.at(-1)?.modified_time ?? cursor;
      if (page.length === 2000) expect(body.data.sync_time).toBe(last);
      if (page.length < 2000) break;
      cursor = last;
    }
    expect(followed.size).toBe(count);
    expect(answers).toBe(Math.floor(count / 2000) + 1);

    const first: Set<unknown> = new Set();
    let init: Record<string, unknown> = {};
    for (;;) {
      const answer = await fixture.app.call('POST', '/v3/sync/measures/init', init, token);
      const { data } = answer.body;
      const page = data.measurements;
      if (page.length === 0) break;
      for (const row of page) first.add(row['measurement_id']);
      init = {
        last_measurement_modified_time: page.at(-1)?.modified_time,
        init_measurement_sync_time: init['init_measurement_sync_time'] ?? data.sync_time,
      };
    }
    expect(first.size).toBe(count);
  },
);

test('[SYNC-39, SYNC-40] the first load ends at its horizon; later rows arrive incrementally', async () => {
  const { org_id, id } = fixture.acme;
  await storeMeasurements(fixture.database, org_id, [measurementOf(id('worker_day'))]);
  const init = await measures('/v3/sync/measures/init', 'owner');
  await storeMeasurements(fixture.database, org_id, [
    measurementOf(id('worker_day'), { value: 99, value_f: '99 mOsm' }),
  ]);
  const horizon = init.sync_time;
  const rest = await measures('/v3/sync/measures/init', 'owner', {
    last_measurement_modified_time: init.measurements.at(-1)?.modified_time,
    init_measurement_sync_time: horizon,
  });
  expect(rest.measurements).toEqual([]);
  const later = await measures('/v3/sync/measures', 'owner', { measurements: horizon });
  expect(later.measurements.map((row) => row['value'])).toEqual([99]);
});

test('[SYNC-37] a batch carries exactly the links of its measurements', async () => {
  const { org_id, id } = fixture.acme;
  const [one, two] = [measurementOf(id('worker_day')), measurementOf(id('worker_night'))];
  await storeMeasurements(fixture.database, org_id, [one, two]);
  await link(one.measurement_id, two.measurement_id);
  const seen = await measures('/v3/sync/measures/init', 'manager_day');
  expect(seen.link_measurements.map((row) => row['measurement_id'])).toEqual([one.measurement_id]);
  const incremental = await measures('/v3/sync/measures', 'manager_day');
  expect(incremental.link_measurements).toHaveLength(1);
});

test('the links of a test that changes during a first load arrive with the next update', async () => {
  const { org_id, id } = fixture.acme;
  const [one, two] = [measurementOf(id('worker_day')), measurementOf(id('worker_day'))];
  await storeMeasurements(fixture.database, org_id, [one, two]);
  await link(one.measurement_id, two.measurement_id);
  const horizon = (await core('owner')).sync_time;
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query('update measurements set valid = false where measurement_id = $1', [
      two.measurement_id,
    ]),
  );
  const seen = await measures('/v3/sync/measures/init', 'owner', {
    init_measurement_sync_time: horizon,
  });
  expect(seen.measurements.map((row) => row['measurement_id'])).toEqual([one.measurement_id]);
  const news = await measures('/v3/sync/measures', 'owner', {
    measurements: horizon,
    link_measurements: horizon,
  });
  expect(news.measurements.map((row) => row['measurement_id'])).toEqual([two.measurement_id]);
  expect(news.link_measurements.map((row) => row['measurement_id'])).toEqual([two.measurement_id]);
});

test('another server or changed rights restart the client from the beginning', async () => {
  const { access_epoch, server_epoch, sync_time } = await core('owner');
  const known = { users: sync_time, access_epoch, server_epoch };
  expect(await core('owner', known)).toMatchObject({ full: false, users: [] });
  const elsewhere = { ...known, server_epoch: '01900000-0000-7000-8000-000000000000' };
  expect((await core('owner', elsewhere)).full).toBe(true);
  const later = await core('owner', { ...known, access_epoch: access_epoch + 1 });
  expect(later.full).toBe(true);
  expect(later.users).toHaveLength(11);
  const ahead = await core('owner', { ...known, users: '2999-01-01T00:00:00.000Z' });
  expect(ahead.full).toBe(true);
});

test('an unreadable cursor starts from the beginning', async () => {
  const unreadable = ['2026-13-01T00:00:00.000Z', '2026-02-30T00:00:00Z', '0000-01-01T00:00:00Z'];
  for (const users of ['yesterday', 7, {}, null, '2026-01-01T00:00:00+99:99', ...unreadable]) {
    expect((await core('owner', { users })).users).toHaveLength(11);
  }
  const measurements = '2026-02-30T00:00:00Z';
  const body = { measurements, init_measurement_sync_time: '0000-01-01T00:00:00Z' };
  expect(await measures('/v3/sync/measures/init', 'owner', body)).toMatchObject({ full: false });
});

test('an organisation clock one hour ahead gives the same result', async () => {
  const { org_id, id } = fixture.acme;
  const before = await measures('/v3/sync/measures', 'owner');
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query("update org_clocks set last = last + interval '1 hour'"),
  );
  await storeMeasurements(fixture.database, org_id, [measurementOf(id('worker_day'))]);
  const after = await measures('/v3/sync/measures', 'owner', { measurements: before.sync_time });
  expect(after.measurements).toHaveLength(1);
  expect(Date.parse(after.sync_time)).toBeGreaterThan(Date.now() + 3_500_000);
  const rest = await measures('/v3/sync/measures', 'owner', { measurements: after.sync_time });
  expect(rest).toMatchObject({ measurements: [], full: false });
});
