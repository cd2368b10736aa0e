import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOrgFixture, newId, noon, signInTo } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import type { Session, SessionUser } from '#sessions/contract';
import { retireOldSessions } from './retire-sessions.ts';

let fixture: OrgFixture;
let admin: string;
let manager: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  manager = await signInTo(fixture.app, fixture.acme.emailOf('manager_day'));
});
beforeEach(() => {
  fixture.clock.now = noon;
});
afterAll(() => fixture.leave());

const hour = 3_600_000;
const idOf = (who: string) => fixture.acme.id(who);
const save = (body: object, token = admin) => fixture.app.call('POST', '/v2/session', body, token);
const saveUsers = (session_id: string, users: object[], token = admin) =>
  fixture.app.call('POST', '/v2/session/user', { session_id, users }, token);
const sessionOf = (more: object = {}) => ({
  ...{ session_id: newId(), done: false, active: true },
  metadata: { type: 'custom', tag_ids: [] },
  ...more,
});
const write = (sql: string, values: unknown[]) =>
  fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query(sql, values),
  );
const setHidden = (who: string, is_hidden: boolean) =>
  write('update users set is_hidden = $2 where user_id = $1', [idOf(who), is_hidden]);

/** A stored session of people. */
async function start(who: readonly string[], token = admin): Promise<string> {
  const session = sessionOf();
  expect((await save(session, token)).status).toBe(200);
  const users = who.map((each) => ({ user_id: idOf(each), skip: false }));
  expect((await saveUsers(session.session_id, users, token)).status).toBe(200);
  return session.session_id;
}

async function synced(token = admin) {
  const { body } = await fixture.app.call('POST', '/v3/sync/core', {}, token);
  const { sessions, session_users: users } = body.data;
  return {
    sessionOf: (id: string) =>
      (sessions as unknown as Session[]).find(({ session_id }) => session_id === id),
    usersOf: (id: string) =>
      (users as unknown as SessionUser[]).filter(({ session_id }) => session_id === id),
  };
}

test('[SESS-02, SESS-04, SESS-26, SESS-27] a session is saved, then its people, and both are synced', async () => {
  const session = sessionOf();
  const saved = await save(session);
  expect([saved.status, saved.body.data]).toEqual([
    200,
    expect.objectContaining({
      ...{ session_id: session.session_id, done: false, active: true },
      created_time: new Date(noon).toISOString(),
      metadata: { type: 'custom', tag_ids: [], created_by: idOf('admin') },
    }),
  ]);
  // The same call again changes nothing.
  expect((await save(session)).body.data).toEqual(saved.body.data);
  const users = [
    { user_id: idOf('worker_day').toUpperCase(), skip: false },
    { user_id: idOf('mate_day'), skip: true, skip_reason: 'leave' },
  ];
  const { status, body } = await saveUsers(session.session_id, users);
  expect(status).toBe(200);
  const stored = body.data['users'] as unknown as SessionUser[];
  expect(stored).toHaveLength(2);
  expect(stored.find(({ user_id }) => user_id === idOf('mate_day'))).toMatchObject({
    ...{ session_id: session.session_id, skip: true, skip_reason: 'leave', active: true },
  });
  expect((await saveUsers(session.session_id, users)).body.data).toEqual(body.data);
  const copy = await synced();
  expect(copy.sessionOf(session.session_id)?.metadata).toMatchObject({ type: 'custom' });
  expect(copy.usersOf(session.session_id)).toEqual(expect.arrayContaining(stored));
});

test.each([{ done: true }, { active: false }])(
  'an unknown session saved with %j is not found, and not added',
  async (change) => {
    const session = sessionOf(change);
    expect((await save(session)).status).toBe(404);
    expect((await synced()).sessionOf(session.session_id)).toBeUndefined();
  },
);

test('[SESS-12] archiving sets done and is not taken back', async () => {
  const session_id = await start(['worker_day']);
  const session = sessionOf({ session_id });
  expect((await save({ ...session, done: true })).body.data).toMatchObject({ done: true });
  expect((await save(session)).body.data).toMatchObject({ done: true });
  const late = await saveUsers(session_id, [{ user_id: idOf('worker_day'), skip: true }]);
  expect([late.status, late.body.message]).toEqual([409, 'This session is closed']);
});

test('a session is closed after 24 hours', async () => {
  const session_id = await start(['worker_day']);
  const users = [{ user_id: idOf('worker_day'), skip: true }];
  fixture.clock.now = noon + 24 * hour - 1;
  expect((await saveUsers(session_id, users)).status).toBe(200);
  fixture.clock.now = noon + 24 * hour;
  expect((await saveUsers(session_id, users)).status).toBe(409);
});

test.each([
  [{ metadata: { type: 'crew' } }, 'metadata.type', 'Unknown type of session'],
  [{ metadata: { type: 'job' } }, 'metadata.type', 'The type of a session must match its tags'],
  [
    { metadata: { type: 'tag', tag_ids: [newId()] } },
    'metadata.tag_ids',
    'Some of these tags no longer exist',
  ],
])('a new session with %j is refused at its field', async (more, field, message) => {
  const { status, body } = await save(sessionOf(more));
  expect([status, body.errors]).toEqual([422, { [field]: message }]);
});

test('[SESS-20] the type of a session must be that of its tags', async () => {
  const tag_ids = [fixture.acme.day];
  expect((await save(sessionOf({ metadata: { type: 'all', tag_ids } }))).status).toBe(422);
  const saved = await save(sessionOf({ metadata: { type: 'tag', tag_ids } }));
  expect(saved.body.data['metadata']).toMatchObject({ type: 'tag', tag_ids });
});

test('a session of nobody is refused, and shows no people', async () => {
  const session = sessionOf();
  await save(session);
  const { status, body } = await saveUsers(session.session_id, []);
  expect([status, body.errors]).toEqual([422, { users: 'Select at least one person' }]);
  expect((await synced()).usersOf(session.session_id)).toEqual([]);
});

test('people twice, hidden people and people of others are refused', async () => {
  const session = sessionOf();
  await save(session);
  const of = (...ids: string[]) =>
    saveUsers(
      session.session_id,
      ids.map((user_id) => ({ user_id })),
    );
  const worker = idOf('worker_day');
  expect((await of(worker, worker.toUpperCase())).body.errors).toEqual({
    users: 'A person can be in a session only once',
  });
  for (const stranger of [newId(), fixture.other.id('worker_day')]) {
    const { status, body } = await of(worker, stranger);
    expect([status, body.errors]).toEqual([404, { users: 'Some of these people no longer exist' }]);
  }
  await setHidden('mate_day', true);
  const { status, body } = await of(worker, idOf('mate_day'));
  await setHidden('mate_day', false);
  expect([status, body.errors]).toEqual([
    422,
    { users: 'Hidden people and test people cannot be in a session' },
  ]);
  expect((await saveUsers(newId(), [{ user_id: worker }])).body.message).toBe('Session not found');
});

test('the people of a session are fixed once they are saved', async () => {
  const session_id = await start(['worker_day']);
  const { status, body } = await saveUsers(session_id, [{ user_id: idOf('mate_day') }]);
  expect([status, body.errors]).toEqual([
    422,
    { users: 'The people of a session cannot change after it has started' },
  ]);
  // A person who was hidden since can still be skipped.
  await setHidden('worker_day', true);
  const skipped = await saveUsers(session_id, [{ user_id: idOf('worker_day'), skip: true }]);
  await setHidden('worker_day', false);
  expect(skipped.status).toBe(200);
});

test('[PERM-34] a manager starts sessions of the people they measure, and sees no others in sessions', async () => {
  const own = await start(['worker_day', 'mate_day'], manager);
  expect((await save(sessionOf({ session_id: own, done: true }), manager)).status).toBe(200);
  const session = sessionOf();
  await save(session, manager);
  const night = [{ user_id: idOf('worker_night') }];
  expect((await saveUsers(session.session_id, night, manager)).status).toBe(404);

  const wider = await start(['worker_day', 'worker_night']);
  const copy = await synced(manager);
  expect(copy.sessionOf(wider)).toBeDefined();
  expect(copy.usersOf(wider).map(({ user_id }) => user_id)).toEqual([idOf('worker_day')]);
  const archive = await save(sessionOf({ session_id: wider, done: true }), manager);
  expect([archive.status, archive.body.message]).toEqual([
    403,
    'You can only archive sessions of people whose measurements you may record',
  ]);
  const skip = await saveUsers(wider, [{ user_id: idOf('worker_day'), skip: true }], manager);
  expect(skip.status).toBe(200);

  const others = await start(['worker_night']);
  expect((await synced(manager)).sessionOf(others)).toBeUndefined();
  expect((await save(sessionOf({ session_id: others, done: true }), manager)).status).toBe(404);
});

test('somebody who measures nobody else starts no session', async () => {
  const worker = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  const { status, body } = await save(sessionOf(), worker);
  expect([status, body.message]).toEqual([
    403,
    'You need the right to record measurements of other people',
  ]);
  // They see the session that they are in, without the others.
  const session_id = await start(['worker_day', 'mate_day']);
  const copy = await synced(worker);
  expect(copy.usersOf(session_id).map(({ user_id }) => user_id)).toEqual([idOf('worker_day')]);
});

test('a session arrives at a copy that was synced between its two calls', async () => {
  const session = sessionOf();
  await save(session);
  const { body: before } = await fixture.app.call('POST', '/v3/sync/core', {}, manager);
  await saveUsers(session.session_id, [{ user_id: idOf('worker_day') }]);
  const { access_epoch, server_epoch, sync_time } = before.data;
  const lists = { sessions: sync_time, session_users: sync_time };
  const body = { access_epoch, server_epoch, ...lists };
  const { body: after } = await fixture.app.call('POST', '/v3/sync/core', body, manager);
  const ids = (list: unknown) =>
    (list as { session_id: string }[]).map(({ session_id }) => session_id);
  expect(ids(after.data['sessions'])).toEqual([session.session_id]);
  expect(ids(after.data['session_users'])).toEqual([session.session_id]);
});

test('a session that ends is answered as ended to everybody who has it, with its people', async () => {
  const [retired, removed] = [await start(['worker_day']), await start(['worker_day'])];
  const { body: before } = await fixture.app.call('POST', '/v3/sync/core', {}, manager);
  const { access_epoch, server_epoch, sync_time } = before.data;
  expect((await save(sessionOf({ session_id: removed, active: false }))).status).toBe(200);
  await retireOldSessions(fixture.database, noon + 120 * hour);
  const cursors = { sessions: sync_time, session_users: sync_time };
  const body = { access_epoch, server_epoch, ...cursors, digest: true };
  const { body: after } = await fixture.app.call('POST', '/v3/sync/core', body, manager);
  for (const list of ['sessions', 'session_users']) {
    const rows = after.data[list] as unknown as { session_id: string; active: boolean }[];
    for (const session_id of [retired, removed]) {
      expect(rows.find((row) => row.session_id === session_id)).toMatchObject({ active: false });
    }
  }
  expect(after.data['digest']).toMatchObject({
    sessions: { count: 0 },
    session_users: { count: 0 },
  });
});

test('sessions older than 120 hours leave the copies', async () => {
  const [old, recent] = [await start(['worker_day']), await start(['worker_day'])];
  await write('update sessions set created_time = $2 where session_id = $1', [
    ...[recent, new Date(noon + hour).toISOString()],
  ]);
  await retireOldSessions(fixture.database, noon + 120 * hour);
  const copy = await synced();
  expect([copy.sessionOf(old), copy.usersOf(old)]).toEqual([undefined, []]);
  expect(copy.sessionOf(recent)).toBeDefined();
  expect((await save(sessionOf({ session_id: old }))).body.data).toMatchObject({ active: false });
});
