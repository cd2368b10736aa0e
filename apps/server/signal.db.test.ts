import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#packages/database';
import { until } from '#packages/testing/browser';
import { stampedTables } from './composition.ts';
import {
  appOn,
  measurementOf,
  signInTo,
  storeMeasurements,
  createOrgFixture,
} from './testing/org-fixture.ts';
import type { TestApp, OrgFixture } from './testing/org-fixture.ts';
import type { TestStream } from './testing/stream.ts';

const path = '/v3/sync/events';
const core = 'news {"core":true,"measures":false}';
const measures = 'news {"core":false,"measures":true}';
const both = 'news {"core":true,"measures":true}';

let fixture: OrgFixture;
let watch: TestStream;
let open: TestStream[] = [];
beforeAll(async () => {
  fixture = await createOrgFixture();
  // The first stream makes the process listen; after its first message nothing is missed.
  watch = await fixture.app.openStream(path, await tokenOf('admin'));
  await until('process listening', () => watch.events.length > 0);
});
afterEach(async () => {
  for (const stream of open) stream.close();
  open = [];
  await until('end of the streams', async () => (await metric('signal_streams')) === 1);
});
afterAll(() => fixture.leave());

function tokenOf(person: string, organisation = fixture.acme): Promise<string> {
  return signInTo(fixture.app, organisation.emailOf(person));
}

async function listen(person: string, { app = fixture.app, organisation = fixture.acme } = {}) {
  const stream = await app.openStream(path, await tokenOf(person, organisation));
  open.push(stream);
  expect(stream.status).toBe(200);
  return stream;
}

async function listenAll<Name extends string>(...people: Name[]) {
  const streams = await Promise.all(people.map(async (name) => [name, await listen(name)]));
  return Object.fromEntries(streams) as Record<Name, TestStream>;
}

const test1 = (person: string) =>
  storeMeasurements(fixture.database, fixture.acme.org_id, [
    measurementOf(fixture.acme.id(person)),
  ]);

const write = (sql: string, values: unknown[] = [], org_id = fixture.acme.org_id) =>
  fixture.database.write({ org_id, actor_user_id: null }, (tx) => tx.query(sql, values));

async function metric(name: string): Promise<number> {
  const { text } = await fixture.app.raw('GET', '/metrics');
  return Number(new RegExp(`^watershade_${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

const touchEverybody = () => write('update organisations set name = name');

const notified = (what: string, streams: TestStream[], wanted: string) =>
  until(what, () => streams.every(({ events }) => events.at(-1) === wanted));

test('a stream is not buffered by proxies, and sends heartbeats', async () => {
  const stream = await listen('owner');
  expect(stream.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(stream.headers).not.toHaveProperty('content-encoding');
  expect(stream.headers).toHaveProperty('content-security-policy');
  await until('first heartbeat', () => stream.text.startsWith(':'));
});

test('exactly the people who may see a new test are notified', async () => {
  const sees = await listenAll('worker_day', 'manager_day', 'manager_all', 'editor_day', 'owner');
  const blind = await listenAll('mate_day', 'manager_night', 'worker_night', 'limited');
  const stranger = await listen('owner', { organisation: fixture.other });
  await test1('worker_day');
  await notified('news of the test', Object.values(sees), measures);
  // Signals keep their order: a stream without the earlier signal gets this one first.
  await touchEverybody();
  await notified(
    'news of the organisation',
    [...Object.values(sees), ...Object.values(blind)],
    core,
  );
  await write('update organisations set name = name', [], fixture.other.org_id);
  await notified('news of the other organisation', [stranger], core);
  for (const stream of [...Object.values(blind), stranger]) expect(stream.events).toEqual([core]);
});

test('a changed person notifies the people who may see them', async () => {
  const sees = await listenAll('worker_day', 'manager_day', 'owner');
  const blind = await listenAll('mate_day', 'manager_night');
  await write("update users set name_last = 'Changed' where user_id = $1", [
    fixture.acme.id('worker_day'),
  ]);
  await notified('news of the person', Object.values(sees), core);
  await test1('worker_night');
  await notified('news of the night', [blind.manager_night], measures);
  expect(blind.manager_night.events).toEqual([measures]);
  expect(blind.mate_day.events).toEqual([]);
});

test('a person who loses a right is notified at once, and afterwards only of rows they may see', async () => {
  const { editor_day, owner } = await listenAll('editor_day', 'owner');
  await write('update permissions set active = false where user_id = $1', [
    fixture.acme.id('editor_day'),
  ]);
  await notified('news of the rights', [editor_day], both);
  await test1('worker_day');
  await until('signal of the test', () => owner.events.includes(measures));
  await touchEverybody();
  await until('signal of the organisation', () => editor_day.events.length === 2);
  expect(editor_day.events).toEqual([both, core]);
  await write('update permissions set active = true where user_id = $1', [
    fixture.acme.id('editor_day'),
  ]);
});

test('people who gain or lose access to a person are notified', async () => {
  const streams = await listenAll('manager_day', 'manager_night');
  await write('delete from user_tags where user_id = $1', [fixture.acme.id('worker_day')]);
  await notified('news of who is gone', [streams.manager_day], both);
  expect(streams.manager_night.events).toEqual([]);
  const { night, day, id } = fixture.acme;
  const wear = 'insert into user_tags (org_id, user_id, tag_id) values ($1, $2, $3)';
  await write(wear, [fixture.acme.org_id, id('worker_day'), night]);
  await notified('news of who came', [streams.manager_night], both);
  await write('delete from user_tags where user_id = $1', [id('worker_day')]);
  await write(wear, [fixture.acme.org_id, id('worker_day'), day]);
});

test('a stream ends with its sign-in', async () => {
  const token = await tokenOf('mate_day');
  const stream = await fixture.app.openStream(path, token);
  const other = await listen('mate_day');
  await fixture.app.call('GET', '/v2/auth/logout', undefined, token);
  await until('end of the stream', () => !stream.isOpen);
  expect(other.isOpen).toBe(true);
  await write('update credentials set enabled = false where user_id = $1', [
    fixture.acme.id('mate_day'),
  ]);
  await until('end of the other stream', () => !other.isOpen);
  await write('update credentials set enabled = true where user_id = $1', [
    fixture.acme.id('mate_day'),
  ]);
});

test('a browser has one stream, a person at most eight', async () => {
  const tokens: string[] = [];
  for (let count = 0; count < 9; count += 1) tokens.push(await tokenOf('limited'));
  const [first = '', ...others] = tokens;
  const lost = await fixture.app.openStream(path, first);
  open.push(lost, await fixture.app.openStream(path, first));
  await until('end of the previous stream', () => !lost.isOpen);
  for (const token of others.slice(0, 7)) open.push(await fixture.app.openStream(path, token));
  const refused = await fixture.app.call('GET', path, undefined, others.at(-1));
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
});

test('after a database outage it reconnects and notifies of missed changes', async () => {
  const { owner, mate_day } = await listenAll('owner', 'mate_day');
  const elsewhere = new URL(fixture.connectionString);
  const name = elsewhere.pathname.slice(1);
  elsewhere.pathname = '/postgres';
  const outside = new pg.Client({ connectionString: elsewhere.href });
  await outside.connect();
  await outside.query(`alter database ${name} allow_connections false`);
  await outside.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ]);
  await until(
    'report that the process does not listen',
    async () => (await metric('signal_listening')) === 0,
  );
  await outside.query(`alter database ${name} allow_connections true`);
  await outside.end();
  await notified('news after the outage', [owner, mate_day], both);
  await test1('worker_day');
  await notified('news of the test', [owner], measures);
});

test('a process is notified of writes of another process until it stops', async () => {
  const database = openDatabase({
    connectionString: fixture.connectionString,
    stampedTables,
    log: { info: () => undefined, warn: () => undefined, error: console.error },
  });
  const second: TestApp = await appOn(database);
  const stream = await listen('manager_day', { app: second });
  await until('other process listening', () => stream.events.length === 1);
  await test1('worker_day');
  await notified('news of the test', [stream], measures);
  await second.close();
  await until('end of the stream', () => !stream.isOpen);
  await database.close();
});

test('the metrics count streams and signals', async () => {
  const before = await metric('signals_total');
  const stream = await listen('owner');
  await touchEverybody();
  await notified('news', [stream], core);
  expect(await metric('signal_listening')).toBe(1);
  expect(await metric('signal_streams')).toBe(2);
  expect(await metric('signals_total')).toBeGreaterThan(before);
});
