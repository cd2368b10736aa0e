import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createLog } from './log.ts';
import { dumpOf } from './test-dump.ts';
import { appOn, newId, noon, signInTo, createOrgFixture } from './testing/org-fixture.ts';
import type { TestApp, OrgFixture } from './testing/org-fixture.ts';

let fixture: OrgFixture;
let owner: pg.Client;
let app: TestApp;
let token: string;
let text = '';

beforeAll(async () => {
  fixture = await createOrgFixture();
  owner = new pg.Client({ connectionString: fixture.connectionString });
  await owner.connect();
  token = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
});
afterEach(async () => {
  await owner.query('drop trigger if exists no_room on measurements');
  await app.close();
  text = '';
});
afterAll(async () => {
  await owner.end();
  await fixture.leave();
});

const value = 7341.25;

/** PostgreSQL refuses to store a test, as on a machine without free resources. */
async function failWith(code: string, moment: 'at the row' | 'at commit'): Promise<void> {
  await owner.query(`create or replace function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '${code}', detail = new.value; end $$`);
  await owner.query(
    moment === 'at the row'
      ? `create trigger no_room after insert on measurements for each row execute function no_room()`
      : `create constraint trigger no_room after insert on measurements deferrable initially deferred
         for each row execute function no_room()`,
  );
  const log = createLog('debug', { write: (line) => (text += line) });
  app = await appOn(fixture.database, fixture.clock, { log });
}

const measurement_id = newId();
const add = () => {
  const created_time = new Date(noon - 60_000).toISOString();
  const user_id = fixture.acme.id('worker_day');
  const measurements = [{ measurement_id, user_id, type: 'sosm', value, created_time }];
  return app.raw('POST', '/v3/measurement', JSON.stringify({ measurements }), token);
};
const errors = () => text.split('\n').filter((line) => line.includes('"level":50'));

test.each([
  ['a full disk', '53100', 'at the row'],
  ['a full disk', '53100', 'at commit'],
  ['a machine without memory', '53200', 'at the row'],
  ['too many connections', '53300', 'at the row'],
  ['a disk that fails', '58030', 'at commit'],
] as const)('%s (%s, %s) answers 503 with a message, and nothing is stored', async (...given) => {
  const [, code, moment] = given;
  await failWith(code, moment);
  const before = await dumpOf(fixture.connectionString);
  const answer = await add();
  expect(answer.status).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBe(30);
  expect(answer.body).toMatchObject({
    status: false,
    code: 'UNAVAILABLE',
    message:
      'The server has no room or memory left for this. Nothing was changed. Please try again later.',
  });
  expect(await dumpOf(fixture.connectionString)).toEqual(before);
});

test('a shortage of storage is logged at intervals, with its code and without values', async () => {
  await failWith('53100', 'at commit');
  for (let time = 0; time < 5; time += 1) expect((await add()).status).toBe(503);
  expect(errors()).toHaveLength(1);
  expect(errors()[0]).toContain('53100');
  expect(text).not.toContain(String(value));
  fixture.clock.now += 61_000;
  await add();
  expect(errors()).toHaveLength(2);
  fixture.clock.now = noon;
});

test('an error of COMMIT is logged without the values in the message of PostgreSQL', async () => {
  await failWith('23514', 'at commit');
  expect((await add()).status).toBe(500);
  expect(errors()).toHaveLength(1);
  expect(text).not.toContain(String(value));
});

test('the same write succeeds once there is free space', async () => {
  await failWith('53100', 'at the row');
  expect((await add()).status).toBe(503);
  await owner.query('drop trigger no_room on measurements');
  expect((await add()).status).toBe(200);
});
