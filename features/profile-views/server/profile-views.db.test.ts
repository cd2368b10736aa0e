import { strFromU8, unzipSync } from 'fflate';
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
import { profileViewMessages as messages } from '#profile-views/contract';
import type { ProfileView } from '#profile-views/contract';
import { clearOldViews } from './clear-profile-views.ts';
import { eraseViews, moveViews } from './profile-view-store.ts';

let fixture: OrgFixture;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  fixture = await createOrgFixture();
  for (const who of ['admin', 'manager_day', 'manager_night', 'worker_day', 'mate_day']) {
    tokens[who] = await signInTo(fixture.app, fixture.acme.emailOf(who));
  }
  tokens['stranger'] = await signInTo(fixture.app, fixture.other.emailOf('admin'));
});
beforeEach(async () => {
  fixture.clock.now = noon;
  await write('delete from profile_views where org_id = $1');
});
afterAll(() => fixture.leave());

const [minute, day] = [60_000, 86_400_000];
const isoAt = (offset: number) => new Date(noon + offset).toISOString();
const id = (who: string) => fixture.acme.id(who);
const write = (sql: string, values: unknown[] = []) =>
  fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query(sql, [fixture.acme.org_id, ...values]),
  );
const viewOf = (who: string, more: object = {}) => ({
  ...{ view_id: newId(), user_id: id(who), kind: 'page', opened_time: isoAt(-minute) },
  ...more,
});
const add = (body: object, who = 'manager_day') =>
  fixture.app.call('POST', '/v3/profile-view', body, tokens[who]);
async function list(who = 'worker_day', cursor?: string | null) {
  const query = cursor == null ? '' : `?cursor=${cursor}`;
  const { status, body } = await fixture.app.call(
    'GET',
    `/v3/profile-view${query}`,
    undefined,
    tokens[who],
  );
  expect(status).toBe(200);
  return body.data as unknown as { entries: ProfileView[]; next_cursor: string | null };
}
const countOf = async (who: string) => (await list(who)).entries.length;

test('the person sees who opened their page, and nobody else does', async () => {
  const view = viewOf('worker_day', { opened_time: isoAt(-2 * minute) });
  expect((await add(view)).body.data).toBe(true);
  expect(await list()).toEqual({
    entries: [
      {
        ...{ view_id: view.view_id, kind: 'page', viewed_by_name: expect.any(String) as string },
        ...{ first_time: isoAt(-2 * minute), last_time: isoAt(-2 * minute) },
      },
    ],
    next_cursor: null,
  });
  const { rows } = await write(
    `select trim(name_first || ' ' || name_last) as name from users
     where org_id = $1 and user_id = $2`,
    [id('manager_day')],
  );
  expect((await list()).entries[0]?.viewed_by_name).toBe((rows[0] as { name: string }).name);
  for (const who of ['admin', 'manager_day', 'mate_day', 'stranger']) {
    expect(await countOf(who), who).toBe(0);
  }
});

test('one entry is kept for each viewer, kind and day, with its first and last time', async () => {
  const view = viewOf('worker_day', { opened_time: isoAt(-minute) });
  await add(view);
  // The same view again, an earlier one and a later one of the same day.
  expect((await add(view)).status).toBe(200);
  expect((await add(viewOf('worker_day', { opened_time: isoAt(-3 * 60 * minute) }))).status).toBe(
    200,
  );
  await add(viewOf('worker_day', { opened_time: isoAt(0) }));
  const times = { first_time: isoAt(-3 * 60 * minute), last_time: isoAt(0) };
  expect((await list()).entries).toMatchObject([{ view_id: view.view_id, ...times }]);
  await add(viewOf('worker_day', { kind: 'tests' }));
  await add(viewOf('worker_day', { opened_time: isoAt(-day) }));
  await add(viewOf('worker_day'), 'admin');
  expect((await list()).entries.map(({ kind, last_time }) => [kind, last_time])).toEqual(
    expect.arrayContaining([
      ['page', isoAt(0)],
      ['tests', isoAt(-minute)],
      ['page', isoAt(-minute)],
      ['page', isoAt(-day)],
    ]),
  );
  expect(await countOf('worker_day')).toBe(4);
  const taken = await add({ ...viewOf('mate_day'), view_id: view.view_id });
  expect([taken.status, taken.body.code]).toEqual([409, 'DUPLICATE']);
});

test.each([
  ['admin', 'worker_day', 200],
  ['manager_day', 'worker_day', 200],
  ['manager_night', 'worker_day', 404],
  ['mate_day', 'worker_day', 404],
  ['stranger', 'worker_day', 404],
  ['worker_day', 'worker_day', 403],
  ['admin', 'admin', 403],
])('%s who opens the page of %s gets %i', async (who, subject, status) => {
  expect((await add(viewOf(subject), who)).status).toBe(status);
  expect(await countOf(subject)).toBe(status === 200 ? 1 : 0);
});

test('nothing is recorded about a person who left', async () => {
  await write('update users set active = false where org_id = $1 and user_id = $2', [
    id('mate_day'),
  ]);
  const { status } = await add(viewOf('mate_day'), 'admin');
  await write('update users set active = true where org_id = $1 and user_id = $2', [
    id('mate_day'),
  ]);
  expect(status).toBe(404);
});

test.each([
  [{ opened_time: isoAt(5 * minute + 1) }, { opened_time: messages.timeAhead }],
  [{ opened_time: isoAt(-30 * day - 1) }, { opened_time: messages.timeTooOld }],
  [{ opened_time: 'noon' }, { opened_time: messages.timeInvalid }],
])('a view with %j is refused at its field', async (more, errors) => {
  const answer = await add(viewOf('worker_day', more));
  expect([answer.status, answer.body.errors]).toEqual([422, errors]);
});

test('only what is opened in the app can be sent', async () => {
  expect((await add(viewOf('worker_day', { kind: 'export' }))).status).toBe(422);
  expect((await add(viewOf('worker_day', { viewed_by: id('admin') }))).status).toBe(200);
  const { rows } = await write('select viewed_by from profile_views where org_id = $1');
  expect(rows).toEqual([{ viewed_by: id('manager_day') }]);
});

test('the list begins with 90 days, and continues with older entries page by page', async () => {
  await insertViews(150, 91 * day);
  const none = await list();
  expect(none.entries).toEqual([]);
  await add(viewOf('worker_day'));
  const first = await list();
  expect(first.entries).toHaveLength(1);
  const older = await list('worker_day', first.next_cursor);
  expect(older.entries).toHaveLength(100);
  const last = await list('worker_day', older.next_cursor);
  expect([last.entries.length, last.next_cursor]).toEqual([50, null]);
  const after = await list('worker_day', none.next_cursor);
  expect(after.entries.map(({ view_id }) => view_id)).toEqual(
    older.entries.map(({ view_id }) => view_id),
  );
});

/** Views of one person, one a day, by different viewers who do not exist any more. */
const insertViews = (count: number, before: number) =>
  write(
    `insert into profile_views (org_id, view_id, user_id, viewed_by, kind, day, first_time,
       last_time, created_time)
     select $1, gen_random_uuid(), $2, gen_random_uuid(), 'page', time::date, time, time, time
     from (select $3::timestamptz - n * interval '1 hour' as time
       from generate_series(1, $4::int) as n) as each`,
    [id('worker_day'), isoAt(-before), count],
  );

test('the export of a person for somebody else is recorded, and has the entries', async () => {
  const path = `/v3/user/${id('worker_day')}/export`;
  await add(viewOf('worker_day'));
  const { status, bytes } = await fixture.app.raw('GET', path, undefined, tokens['admin']);
  expect(status).toBe(200);
  const entries = (await list()).entries.map(({ kind, last_time }) => [kind, last_time]);
  expect(entries).toEqual([
    ['export', isoAt(0)],
    ['page', isoAt(-minute)],
  ]);
  const file = strFromU8(unzipSync(bytes)['profile-views.csv'] ?? new Uint8Array());
  expect(file).toContain(`,${id('worker_day')},${id('manager_day')},`);
  expect(file).toContain(`,${id('worker_day')},${id('admin')},`);
  expect(file).toContain(',export,');
  const own = `/v3/user/${id('admin')}/export`;
  expect((await fixture.app.raw('GET', own, undefined, tokens['admin'])).status).toBe(200);
  expect(await countOf('admin')).toBe(0);
});

test('an erasure deletes what is about a person, and makes them unknown as a viewer', async () => {
  await add(viewOf('worker_day'));
  await add(viewOf('manager_day'), 'admin');
  const context = { org_id: fixture.acme.org_id, actor_user_id: null };
  const erase = (who: string) =>
    fixture.database.write(context, (tx) => eraseViews(tx, { user_id: id(who) }));
  await erase('manager_day');
  expect(await countOf('manager_day')).toBe(0);
  expect((await list()).entries).toMatchObject([{ viewed_by_name: '' }]);
  await erase('worker_day');
  expect(await countOf('worker_day')).toBe(0);
});

test('a merge moves entries, joins those of one day, and keeps none of a person by themselves', async () => {
  await add(viewOf('worker_day', { opened_time: isoAt(-5 * minute) }));
  await add(viewOf('mate_day', { opened_time: isoAt(-2 * minute) }));
  await add(viewOf('worker_day', { opened_time: isoAt(-day) }));
  await add(viewOf('worker_day'), 'admin');
  const context = { org_id: fixture.acme.org_id, actor_user_id: null };
  const move = (from: string, to: string) =>
    fixture.database.write(context, (tx) => moveViews(tx, id(from), id(to)));
  await move('worker_day', 'mate_day');
  expect(await countOf('worker_day')).toBe(0);
  expect((await list('mate_day')).entries).toMatchObject([
    { last_time: isoAt(-minute) },
    { first_time: isoAt(-5 * minute), last_time: isoAt(-2 * minute) },
    { last_time: isoAt(-day) },
  ]);
  // The same person was known as two managers.
  await move('manager_day', 'admin');
  expect((await list('mate_day')).entries).toMatchObject([
    { first_time: isoAt(-5 * minute), last_time: isoAt(-minute) },
    { last_time: isoAt(-day) },
  ]);
  await move('admin', 'mate_day');
  expect(await countOf('mate_day')).toBe(0);
});

test('entries are deleted after 365 days, of all organisations', async () => {
  const before = (days: number) => noon - (Date.now() - days * day);
  await insertViews(1, before(366));
  await insertViews(1, before(364));
  expect(await clearOldViews(fixture.database)).toBe(1);
  const { rows } = await write(
    'select count(*)::int as count from profile_views where org_id = $1',
  );
  expect(rows).toEqual([{ count: 1 }]);
  expect(await clearOldViews(fixture.database)).toBe(0);
});

test.each([
  ['the person', 'mate_day'],
  ['the viewer', 'manager_night'],
])('a view that arrives while %s is erased is not kept', async (_, who) => {
  const user_id = id(who);
  // The manager of the night sees this person too.
  await write('insert into user_tags (org_id, user_id, tag_id) values ($1, $2, $3)', [
    ...[id('mate_day'), fixture.acme.night],
  ]);
  const answer = await callDuringTransaction(fixture.database, {
    org_id: fixture.acme.org_id,
    change: async (tx) => {
      await findErasable(tx, user_id);
      await eraseViews(tx, { user_id });
      await eraseUser(tx, user_id, isoAt(0));
    },
    call: () => add(viewOf('mate_day'), 'manager_night'),
  });
  expect([answer.status, answer.body.message]).toEqual([404, messages.unknown]);
  const { rows } = await write(
    'select from profile_views where org_id = $1 and $2 in (user_id, viewed_by)',
    [user_id],
  );
  expect(rows).toEqual([]);
  await write(
    'update users set active = true, erased_time = null where org_id = $1 and user_id = $2',
    [user_id],
  );
  await write('delete from user_tags where org_id = $1 and user_id = $2 and tag_id = $3', [
    ...[id('mate_day'), fixture.acme.night],
  ]);
});
