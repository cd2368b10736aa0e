import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrgFixture, newId, noon, signInTo } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import { rosterMessages as messages } from '#rosters/contract';
import type { CalendarPreview } from '#rosters/contract';

let fixture: OrgFixture;
let [admin, manager, worker] = ['', '', ''];
beforeAll(async () => {
  fixture = await createOrgFixture();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  manager = await signInTo(fixture.app, fixture.acme.emailOf('manager_day'));
  worker = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  await call('POST', '/v3/roster', roster);
  await call('POST', '/v3/roster/leave', leave);
});
afterAll(() => fixture.leave());

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, token = admin) =>
  fixture.app.call(method, path, body, token);
const day = 24 * 3_600_000;
const iso = (time: number) => new Date(time).toISOString();
const midnight = noon - (noon % day);
const roster = {
  ...{ roster_id: newId(), timezone: 'UTC', frequency: 4, interval: 1, active: true },
  ...{ days_of_week: [0, 1, 2, 3, 4, 5, 6] },
  shift_start_time: iso(midnight + 6 * 3_600_000),
  shift_end_time: iso(midnight + 14 * 3_600_000),
  get user_ids() {
    return [fixture.acme.id('worker_day'), fixture.acme.id('worker_night')];
  },
};
/** Covers the shift of the third day. */
const leave = {
  ...{ roster_user_leave_id: newId(), timezone: 'UTC', reason: 'Surgery' },
  ...{ start_time: iso(midnight + 2 * day), end_time: iso(midnight + 3 * day) },
  get user_id() {
    return fixture.acme.id('worker_day');
  },
};

async function feedFor(scope: 'own' | 'team', token: string): Promise<string> {
  const { body } = await call('POST', '/v3/roster/calendar', { scope }, token);
  const { address } = body.data as unknown as { address: string };
  return new URL(address).pathname;
}
/** Runs SQL, with the id of a person as its parameter. */
const run = (sql: string, who?: string) =>
  fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query(sql, who === undefined ? [] : [fixture.acme.id(who)]),
  );
const read = (path: string) => fixture.app.raw('GET', path);
const linesOf = async (path: string) => {
  const { bytes } = await read(path);
  return bytes.toString().replaceAll('\r\n ', '').split('\r\n');
};

test('a feed has the own shifts without those during leave, and is read without a sign-in', async () => {
  const path = await feedFor('own', worker);
  const { status, headers } = await read(path);
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const lines = await linesOf(path);
  const starts = lines.filter((line) => line.startsWith('DTSTART:'));
  const stamp = (time: number) => `DTSTART:${iso(time).replaceAll(/[-:]|\.000/g, '')}`;
  expect(starts).toContain(stamp(midnight + 6 * 3_600_000));
  expect(starts).not.toContain(stamp(midnight + 2 * day + 6 * 3_600_000));
  expect(lines).toContain('SUMMARY:On leave');
  expect(lines.join('\n')).not.toContain('Surgery');
  expect(lines.join('\n')).not.toContain(fixture.acme.id('worker_night'));
  const { body } = await call('GET', '/v3/roster/calendar', undefined, worker);
  expect(body.data).toMatchObject({
    feeds: [{ scope: 'own', last_read_time: iso(noon) }],
  });
});

test('a feed of a team names only people that its manager sees, with the rights of now', async () => {
  expect((await call('POST', '/v3/roster/calendar', { scope: 'team' }, worker)).status).toBe(403);
  const path = await feedFor('team', manager);
  const text = (await linesOf(path)).join('\n');
  expect(text).toContain('SUMMARY:Shift\\, 2 workers');
  expect(text).toContain('and 1 other');
  await run('update permissions set active = false where user_id = $1', 'manager_day');
  expect((await read(path)).status).toBe(404);
  await run('update permissions set active = true where user_id = $1', 'manager_day');
  expect((await read(path)).status).toBe(200);
});

test('an address that is read too often waits, and other addresses of its network do not', async () => {
  const path = await feedFor('own', worker);
  const statuses = [];
  for (let nth = 0; nth < 61; nth += 1) statuses.push((await read(path)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await read(await feedFor('own', manager))).status).toBe(200);
});

const previewOf = (body: object, token = admin) =>
  call('POST', '/v3/roster/calendar/preview', body, token);
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const holiday = calendar(
  ...['BEGIN:VEVENT', 'UID:1', 'SUMMARY:Holiday', `DTSTART;VALUE=DATE:${date(10)}`],
  ...[`DTEND;VALUE=DATE:${date(12)}`, 'END:VEVENT'],
);
function date(days: number): string {
  return iso(midnight + days * day)
    .slice(0, 10)
    .replaceAll('-', '');
}

test('a calendar is previewed from its text; nothing is stored', async () => {
  const { body } = await previewOf({ text: holiday });
  const { events } = body.data as unknown as CalendarPreview;
  expect(events.map(({ summary, is_all_day }) => [summary, is_all_day])).toEqual([
    ['Holiday', true],
  ]);
});

test.each([
  ['not a calendar', { text: 'Name;Date' }, 'text', messages.notCalendar],
  ['too long', { text: 'x'.repeat(1024 * 1024 + 1) }, 'text', messages.fileLarge],
  ['nothing', {}, 'text', messages.noFile],
  ['two things', { text: holiday, address: 'https://a.example' }, 'text', messages.noFile],
  ['no address', { address: 'calendar' }, 'address', messages.badAddress],
  ['another scheme', { address: 'file:///etc/passwd' }, 'address', messages.badAddress],
  [
    'a private address',
    { address: 'https://169.254.169.254/x' },
    'address',
    messages.privateAddress,
  ],
])('%s is refused at its field', async (_, body, field, message) => {
  const answer = await previewOf(body);
  expect([answer.status, answer.body.errors]).toEqual([422, { [field]: message }]);
});

test('only managers read calendars', async () => {
  expect((await previewOf({ text: holiday }, worker)).status).toBe(403);
});

test('an address ends when it is replaced or removed, the account is off, or rosters are', async () => {
  const first = await feedFor('own', worker);
  const second = await feedFor('own', worker);
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  await run('update credentials set enabled = false where user_id = $1', 'worker_day');
  expect((await read(second)).status).toBe(404);
  await run('update credentials set enabled = true where user_id = $1', 'worker_day');
  worker = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  const switchTo = (names: string) =>
    run(`update organisations set metadata = metadata || '{"_beta": ${names}}'`);
  await switchTo('[]');
  expect((await read(second)).status).toBe(404);
  await switchTo('["roster"]');
  expect((await read(second)).status).toBe(200);
  expect((await call('DELETE', '/v3/roster/calendar/own', undefined, worker)).status).toBe(200);
  expect((await read(second)).status).toBe(404);
  expect((await call('DELETE', '/v3/roster/calendar/own', undefined, worker)).status).toBe(200);
});
