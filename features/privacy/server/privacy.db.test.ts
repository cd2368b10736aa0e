import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeOrganisation,
  measurementOf,
  newId,
  noon,
  onePixel,
  signInTo,
  storeMeasurements,
  createOrgFixture,
} from '#apps/server/testing';
import type { Answer, OrgFixture, TestOrganisation } from '#apps/server/testing';
import { sendMail } from '#outbox/server';
import { slug } from '#packages/kit';
import { privacyMessages } from '#privacy/contract';

let fixture: OrgFixture;
let org: TestOrganisation;
let owner: string;
let admin: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  org = await makeOrganisation(fixture.database, 'quarry');
  owner = await signInTo(fixture.app, org.emailOf('owner'));
  admin = await signInTo(fixture.app, org.emailOf('admin'));
});
afterAll(() => fixture.leave());

const write = (sql: string, values: unknown[] = [], { org_id } = org) =>
  fixture.database.write({ org_id, actor_user_id: null }, (tx) => tx.query(sql, values));
const rowsOf = async <Row extends object>(sql: string, values: unknown[] = []) => {
  const { rows } = await fixture.database.read(org.org_id, (tx) => tx.query<Row>(sql, values));
  return rows;
};

/** The files of a zip, each as its lines without the head. */
async function filesOf(path: string, token: string) {
  const answer = await fixture.app.raw('GET', path, undefined, token);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+\.zip"$/);
  const files = Object.entries(unzipSync(answer.bytes));
  return new Map(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
}
const linesOf = (text = '') => text.trim().split('\r\n').slice(1);

test('an owner gets all data of the organisation in one file, and nothing of another', async () => {
  const rows = Array.from({ length: 2300 }, (_, nth) =>
    measurementOf(org.id('worker_day'), {
      value: nth,
      metadata: nth === 0 ? { notes: '=1+1, "quoted"' } : {},
    }),
  );
  await storeMeasurements(fixture.database, org.org_id, rows);
  await storeMeasurements(fixture.database, fixture.acme.org_id, [
    measurementOf(fixture.acme.id('worker_day'), { value: 99_999 }),
  ]);
  const files = await filesOf('/v3/organisation/export', owner);
  expect([...files.keys()]).toEqual([
    ...['README.txt', 'access-links.csv', 'alert-rules.csv', 'alerts.csv'],
    ...['assessments.csv', 'attention.csv', 'audit_log.csv'],
    ...[
      'breaks.csv',
      'course-attempts.csv',
      'course-progress.csv',
      'courses.csv',
      'custom_types.csv',
      'dehydration-notifications.csv',
      'device_tokens.csv',
      'devices.csv',
    ],
    ...['education-assignments.csv', 'education-modules.csv', 'education-pictures.csv'],
    'education-versions.csv',
    ...[
      'emergency-entries.csv',
      ...['high-risk-measurements.csv', 'incident-files.csv', 'invitations.csv'],
      'leave.csv',
      'linked_types.csv',
      'linked_values.csv',
      'location-rule-packs.csv',
      'loyalty-points.csv',
      'measurements.csv',
      'organisation.csv',
    ],
    ...['people.csv', 'permissions.csv', 'profile-views.csv'],
    ...['programme-checks.csv', 'programme-items.csv'],
    ...['quotes.csv', 'readings.csv', 'received-alerts.csv', 'referrals.csv'],
    ...['reports_sent.csv', 'reports.csv'],
    ...['roster-changes.csv', 'rosters.csv', 'rule-pack-versions.csv'],
    ...['session-people.csv', 'session-tests.csv', 'sessions.csv', 'site-corrections.csv'],
    ...['stories.csv', 'strategies.csv', 'surveys.csv', 'tags.csv'],
    ...['ticket-messages.csv', 'tickets.csv', 'work_accounts.csv'],
    'worker-requests.csv',
  ]);
  expect(files.get('README.txt')).toMatch(
    /^Confidential\r\n\r\nEverything that Watershade stores about quarry/,
  );
  const tests = linesOf(files.get('measurements.csv'));
  expect(new Set(tests.map((line) => line.split(',')[0]))).toEqual(
    new Set(rows.map(({ measurement_id }) => measurement_id)),
  );
  expect(tests).toHaveLength(rows.length);
  expect(linesOf(files.get('people.csv'))).toHaveLength(11);
  expect(linesOf(files.get('tags.csv'))).toHaveLength(2);
  expect(linesOf(files.get('audit_log.csv')).join('\n')).toContain(',export,organisation,');
  const whole = [...files.values()].join('');
  expect(whole).not.toContain('acme');
  expect(whole).not.toMatch(/argon2/);
});

test('a person who requests too many files must wait', async () => {
  const token = await signInTo(fixture.app, fixture.other.emailOf('owner'));
  const statuses: number[] = [];
  for (let nth = 0; nth < 21; nth += 1) {
    const path = `/v3/user/${fixture.other.id('worker_day')}/export`;
    statuses.push((await fixture.app.raw('GET', path, undefined, token)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
});

test('an organisation that requests sixty files an hour must wait, and no other', async () => {
  const askAs = async (whose: TestOrganisation, person: string) => {
    const token = await signInTo(fixture.app, whose.emailOf(person));
    const path = `/v3/user/${whose.id(person)}/export`;
    return () => fixture.app.raw('GET', path, undefined, token);
  };
  const more = [fixture.acme.id('manager_all'), fixture.acme.id('limited')];
  const admins = "update permissions set access = 'admin' where user_id = any($1::uuid[])";
  await write(admins, [more], fixture.acme);
  for (const person of ['owner', 'admin', 'manager_all']) {
    const ask = await askAs(fixture.acme, person);
    for (let nth = 0; nth < 20; nth += 1) expect((await ask()).status).toBe(200);
  }
  const { status, headers } = await (await askAs(fixture.acme, 'limited'))();
  expect([status, headers['retry-after']]).toEqual([429, '3600']);
  expect((await (await askAs(org, 'admin'))()).status).toBe(200);
});

test("a person's file has all data about them, and nothing about others", async () => {
  const user_id = org.id('mate_day');
  const token = await signInTo(fixture.app, org.emailOf('mate_day'));
  await write('update users set image = $2, metadata = $3 where user_id = $1', [
    ...[user_id, onePixel, { shoe_size: 43 }],
  ]);
  await storeMeasurements(fixture.database, org.org_id, [measurementOf(user_id, { value: 71.5 })]);
  await letterTo(user_id, org.emailOf('mate_day'));
  await write(
    `insert into work_accounts (org_id, user_id, tenant_id, object_id, created_time)
     values ($1, $2, 'the directory', 'account of mate', $4), ($1, $3, 'the directory', 'of another', $4)`,
    [org.org_id, user_id, org.id('worker_day'), new Date(noon).toISOString()],
  );
  await strategyFor(user_id);
  await strategyFor(org.id('worker_day'));
  await write(
    `insert into rosters (org_id, roster_id, user_ids, shift_start_time, shift_end_time, timezone,
       frequency, interval, days_of_week, created_time)
     values ($1, $1, $2, '2026-11-23T06:00Z', '2026-11-23T14:00Z', 'UTC', 4, 1, '{1}', '2026-11-01')`,
    [org.org_id, [user_id, org.id('worker_day')]],
  );
  await write(
    `insert into tag_notices (org_id, user_id, tag_id, measurement_id)
     values ($1, $2, $3, $3), ($1, $4, $3, $3)`,
    [org.org_id, user_id, org.day, org.id('worker_day')],
  );
  await write(
    `insert into sessions (org_id, session_id, type, tag_ids, created_by, created_time)
     values ($1, $1, 'custom', '{}', $2, '2026-11-01')`,
    [org.org_id, org.id('worker_day')],
  );
  await write(
    `insert into session_users (org_id, session_user_id, session_id, user_id, created_time)
     values ($1, $2, $1, $2, '2026-11-01'), ($1, $3, $1, $3, '2026-11-01')`,
    [org.org_id, user_id, org.id('worker_day')],
  );
  await write(
    `insert into breaks (org_id, break_id, location_id, user_ids, people_count, started_time,
       planned_minutes, conditions, started_by, created_time)
     values ($1, $1, $1, $2, 2, '2026-11-01', 15, '{}', $3, '2026-11-01')`,
    [org.org_id, [user_id, org.id('worker_day')], org.id('worker_day')],
  );
  const files = await filesOf(`/v3/user/${user_id.toUpperCase()}/export`, admin);
  expect([...files.keys()]).toEqual([
    ...['README.txt', 'access-links.csv', 'attention.csv', 'audit_log.csv', 'breaks.csv'],
    ...['calendar_feeds.csv', 'course-attempts.csv', 'course-progress.csv', 'courses.csv'],
    ...['dehydration-notifications.csv', 'emergency-entries.csv'],
    ...[
      'high-risk-measurements.csv',
      'incident-files.csv',
      'leave.csv',
      'linked_values.csv',
      'loyalty-points.csv',
    ],
    ...[
      'mails.csv',
      'measurements.csv',
      'notification_browsers.csv',
      'people.csv',
      'permissions.csv',
      'profile-views.csv',
      'quotes.csv',
      'readings.csv',
      'received-alerts.csv',
      'referrals.csv',
    ],
    ...[
      'roster-changes.csv',
      'rosters.csv',
      'rule-pack-versions.csv',
      'session-people.csv',
      'session-tests.csv',
      'sessions.csv',
      'sign_ins.csv',
      'stories.csv',
      'strategies.csv',
      'tags.csv',
      'ticket-messages.csv',
      'tickets.csv',
      'work_accounts.csv',
      'worker-requests.csv',
      'picture.jpg',
    ],
  ]);
  const of = (name: string) => linesOf(files.get(name));
  expect(of('people.csv')).toHaveLength(1);
  expect(of('people.csv')[0]).toContain('shoe_size');
  expect(of('tags.csv')).toHaveLength(1);
  expect(of('measurements.csv')).toHaveLength(1);
  expect(of('measurements.csv')[0]).toContain(',71.5,');
  expect(of('work_accounts.csv')).toEqual([
    `${user_id},the directory,account of mate,${new Date(noon).toISOString()}`,
  ]);
  expect(of('strategies.csv')).toHaveLength(1);
  expect(of('strategies.csv')[0]).toContain(`,user,,${user_id},4,`);
  expect(of('dehydration-notifications.csv')).toEqual([`${user_id},${org.day},${org.day},,`]);
  expect(of('session-people.csv')).toHaveLength(1);
  expect(of('sessions.csv')).toEqual([
    `${org.org_id},custom,,,false,true,2026-11-01T00:00:00.000Z`,
  ]);
  expect(of('breaks.csv')).toEqual([
    `${org.org_id},${org.org_id},2,${user_id},,2026-11-01T00:00:00.000Z,,15,{},,,,false`,
  ]);
  expect(of('sign_ins.csv')).toHaveLength(1);
  expect(of('mails.csv')).toHaveLength(1);
  expect(of('audit_log.csv').join('\n')).toContain(',sign_in,user,');
  expect(of('audit_log.csv').join('\n')).toContain(`${org.id('admin')},export,user,${user_id}`);
  const whole = [...files.values()].join('');
  expect(whole).not.toContain(token);
  expect(whole).not.toContain('forgot-password');
  expect(whole).not.toContain(org.emailOf('worker_day'));
});

const strategyFor = (user_id: string) =>
  write(
    `insert into strategies (org_id, strategy_id, scope, user_id, tests_per_day, min_gap_minutes,
       retest_after_minutes, moments, created_time)
     values ($1, $2, 'user', $3, 4, 60, 30, '{}', $4)`,
    [org.org_id, newId(), user_id, new Date(noon).toISOString()],
  );

const letterTo = (user_id: string, to: string) =>
  fixture.database.write({ org_id: org.org_id, actor_user_id: null }, (tx) =>
    sendMail(tx, {
      ...{ message_id: newId(), user_id, to, is_secret: true, subject: 'Set a new password' },
      ...{
        paragraphs: [],
        action: { label: 'Set', url: 'https://heat.example/forgot-password/a' },
      },
      created_time: new Date(noon).toISOString(),
    }),
  );
const erase = (user_id: string, name: string, token: string) =>
  fixture.app.call('POST', `/v3/user/${user_id}/erase`, { name }, token);
/** People as sent to a copy: all of them, or those changed since an earlier response. */
const pull = async (token: string, before?: Answer['data']) => {
  const { users = [], access_epoch, server_epoch } = before ?? {};
  const newest = users
    .map(({ modified_time }) => modified_time)
    .toSorted()
    .at(-1);
  const body = { [slug('users')]: newest, access_epoch, server_epoch };
  return (await fixture.app.call('POST', '/v3/sync/core', body, token)).body.data;
};

/** Everything the database contains about anybody, as text. */
async function everything(): Promise<string> {
  const tables = await rowsOf<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and exists (
       select from pg_attribute where attrelid = pg_class.oid and attname = 'org_id')`,
  );
  const texts = [];
  for (const { name } of tables) {
    const [found] = await rowsOf<{ text: string }>(
      `select coalesce(string_agg(t::text, ' '), '') as text from "${name}" as t`,
    );
    texts.push(found?.text ?? '');
  }
  return texts.join('\n');
}

test('an erased person leaves values without a name, and every copy is updated', async () => {
  const user_id = newId();
  const email = 'zelda.quux@quarry.example';
  await write(
    `insert into users (org_id, user_id, name_first, name_last, email, metadata, image, created_time)
     values ($1, $2, 'Zelda', 'Quux', $3, '{"_addresses":[{"street":"Fig Lane"}]}', 'aW1n', now())`,
    [org.org_id, user_id, email],
  );
  await write('insert into user_tags (org_id, user_id, tag_id) values ($1, $2, $3)', [
    ...[org.org_id, user_id, org.day],
  ]);
  await write(
    `insert into credentials (org_id, user_id, email, password_hash, created_time)
     select org_id, $1, $2, password_hash, now() from credentials limit 1`,
    [user_id, email],
  );
  await signInTo(fixture.app, email);
  await write(
    `insert into work_accounts (org_id, user_id, tenant_id, object_id, created_time)
     values ($1, $2, 'heat.example', 'quux-at-work', now())`,
    [org.org_id, user_id],
  );
  await letterTo(user_id, email);
  const names = { name_first: 'Zelda', name_last: 'Quux' };
  const own = measurementOf(user_id, {
    ...names,
    value: 81,
    raw_data: { nose: 'Zelda' },
    metadata: { notes: 'Zelda felt ill', rpe: 6, place: 'Fig Lane', device: 'HX-2' },
  });
  const taken = measurementOf(org.id('worker_day'), {
    measured_by_user_id: user_id,
    measured_by_name_first: 'Zelda',
    measured_by_name_last: 'Quux',
    metadata: { notes: 'fine' },
  });
  await storeMeasurements(fixture.database, org.org_id, [own, taken]);
  const manager = await signInTo(fixture.app, org.emailOf('manager_day'));
  const before = await pull(manager);
  expect(before.users.find((row) => row['user_id'] === user_id)).toMatchObject(names);

  const wrong = await erase(user_id, 'Zelda', admin);
  expect([wrong.status, wrong.body.errors]).toEqual([422, { name: privacyMessages.nameWrong }]);
  expect((await erase(user_id, ' Zelda  Quux ', admin)).status).toBe(200);

  const whole = await everything();
  expect(whole).toContain(user_id);
  for (const word of ['Zelda', 'Quux', 'quux', 'Fig Lane', 'aW1n'])
    expect(whole).not.toContain(word);
  const { users } = await pull(manager, before);
  expect(users.find((row) => row['user_id'] === user_id)).toMatchObject({
    ...{ active: false, name_first: '', name_last: '', email: null, metadata: {} },
    has_picture: false,
  });
  const [kept] = await rowsOf(
    'select value, active, metadata, raw_data, name_first from measurements where measurement_id = $1',
    [own.measurement_id],
  );
  expect(kept).toEqual({
    ...{ value: 81, active: true, raw_data: null, name_first: '' },
    metadata: { rpe: 6, device: 'HX-2' },
  });
  const [other] = await rowsOf(
    'select measured_by_user_id, measured_by_name_first, metadata from measurements where measurement_id = $1',
    [taken.measurement_id],
  );
  expect(other).toEqual({
    ...{ measured_by_user_id: user_id, measured_by_name_first: null },
    metadata: { notes: 'fine' },
  });
  const audit = await rowsOf("select actor_user_id from audit_log where action = 'erase'");
  expect(audit).toEqual([{ actor_user_id: org.id('admin') }]);
  expect((await erase(user_id, '', admin)).status).toBe(404);
});

test('nobody can erase themselves, and only an owner can erase an admin', async () => {
  const own = await erase(org.id('admin'), 'admin quarry', admin);
  expect([own.status, own.body.message]).toEqual([403, privacyMessages.own]);
  const above = await erase(org.id('owner'), 'owner quarry', admin);
  expect([above.status, above.body.message]).toEqual([403, privacyMessages.adminByOwner]);
  expect((await erase(fixture.acme.id('mate_day'), 'mate_day acme', owner)).status).toBe(404);
});

test('only an owner can erase a removed owner while they can be restored', async () => {
  const { id, emailOf } = fixture.other;
  const second = id('limited');
  const sql = "update permissions set access = 'super' where user_id = $1";
  await write(sql, [second], fixture.other);
  const leaving = await signInTo(fixture.app, emailOf('limited'));
  const left = await fixture.app.call('POST', '/v2/auth/delete_me', undefined, leaving);
  expect(left.status).toBe(200);
  const refused = await erase(
    second,
    'limited other',
    await signInTo(fixture.app, emailOf('admin')),
  );
  expect([refused.status, refused.body.message]).toEqual([403, privacyMessages.adminByOwner]);
  const first = await signInTo(fixture.app, emailOf('owner'));
  expect((await erase(second, 'limited other', first)).status).toBe(200);
});
