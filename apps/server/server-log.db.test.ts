import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from './log.ts';
import { faultyDatabase } from './test-faults.ts';
import type { FaultyDatabase } from './test-faults.ts';
import { appOn, newId, noon, password, createOrgFixture } from './testing/org-fixture.ts';
import type { TestApp, OrgFixture } from './testing/org-fixture.ts';
import { tokenInEmail } from './testing/reset-link.ts';

let fixture: OrgFixture;
let faulty: FaultyDatabase;
let app: TestApp;
let text = '';
const lines = () =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

beforeAll(async () => {
  fixture = await createOrgFixture();
  faulty = faultyDatabase(fixture.database);
  const log = createLog('debug', { write: (line) => (text += line) });
  app = await appOn(faulty.database, fixture.clock, { log });
});
afterAll(async () => {
  await app.close();
  await fixture.leave();
});

const fresh = 'rain over iron';
const notes = 'dark urine, dizzy since noon';
const value = 7341.25;

/** A day of a worker, an admin and an attacker, with everything that the log must not contain. */
async function story(): Promise<string[]> {
  const email = fixture.acme.emailOf('worker_day');
  const wrong = 'a wrong password';
  await app.call('POST', '/v3/auth/login', { email, password: wrong });
  await app.call('POST', '/v3/auth/login', { email: 'stranger@else.example', password: wrong });
  const login = await app.call('POST', '/v3/auth/login', { email, password });
  const { token } = login.body.data;
  const offered = await app.call('GET', '/v3/auth/2fa', undefined, token);
  const secret = String(offered.body.data['secret']);
  const code = new TOTP({ secret }).generate({ timestamp: fixture.clock.now });
  const enable = { password, verification_code: code };
  await app.call('POST', '/v3/auth/2fa/enable', enable, token);
  const measurement_id = newId();
  const created_time = new Date(noon - 60_000).toISOString();
  const user_id = fixture.acme.id('worker_day');
  const test1 = { measurement_id, user_id, type: 'sosm', value, created_time, metadata: { notes } };
  await app.call('POST', '/v3/measurement', { measurements: [test1] }, token);
  await app.call(
    'POST',
    '/v3/measurement',
    { measurements: [{ ...test1, value: 'x\u0000' }] },
    token,
  );
  await app.call('PATCH', '/v3/measurement', { ids: [measurement_id], notes }, token);
  await app.call('POST', '/v3/sync/measures', {}, token);
  await app.call('POST', '/v2/auth/reset_password', { email });
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<{ text: string }>('select text from outbox'),
  );
  const link = tokenInEmail(rows[0]?.text ?? '');
  await app.call('GET', `/v3/auth/verify-token/${link}`);
  const chosen = { new_password: fresh, confirm_password: fresh };
  faulty.failAt(9);
  await app.call('POST', `/v3/auth/reset-password/${link}`, chosen);
  faulty.failAt(0);
  await app.call('POST', `/v3/auth/reset-password/${link}`, chosen);
  await app.raw('POST', '/v3/auth/login', `{"email": "${email}", "password": "${fresh}"`);
  await app.raw('GET', `/v3/auth/verify-token/${link}?token=${token}&email=${email}`);
  await app.raw('GET', `/people?q=${email}&token=${token}`, undefined, token);
  expect(link).toHaveLength(59);
  expect(await storedValues()).toEqual([value]);
  return [
    ...[email, 'stranger@else.example', wrong, password, fresh, token, link, secret, code],
    ...[notes, 'dizzy', String(value), 'worker_day', 'acme.example'],
  ];
}

async function storedValues() {
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<{ value: number }>('select value from measurements'),
  );
  return rows.map(({ value: stored }) => Number(stored));
}

test('after a day of calls the log contains no email, password, token, code, name or value', async () => {
  const unsaid = await story();
  expect(lines().length).toBeGreaterThan(12);
  expect(unsaid.filter((what) => text.includes(what))).toEqual([]);
});

test('every call is a log line with its name, result and id, including failed sign-ins', async () => {
  text = '';
  const wrong = { email: fixture.acme.emailOf('mate_day'), password: 'wrong1' };
  const refused = await app.call('POST', '/v3/auth/login', wrong);
  const forbidden = await app.call('POST', '/v3/sync/core', {}, 'no such token');
  expect(lines()).toMatchObject([
    { call: 'auth.login', status: 401, reqId: refused.body.request_id },
    { call: 'sync.core', status: 401, reqId: forbidden.body.request_id },
  ]);
  expect(lines().every(({ time, pid, level }) => [time, pid, level].every(Number.isFinite))).toBe(
    true,
  );
});

test('input cannot add a line to the log', async () => {
  text = '';
  const forged = '{"level":30,"msg":"call answered","call":"auth.login","status":200}';
  await app.raw(
    'POST',
    '/v3/auth/login',
    `{"email": "a\\n${forged.replaceAll('"', '\\"')}"}`,
    undefined,
    {
      'user-agent': `x ${forged}`,
      'x-request-id': forged,
      authorization: `Bearer ${forged}`,
    },
  );
  expect(text.trim().split('\n')).toHaveLength(1);
  expect(text).not.toContain('"status":200');
});

test('a failure is one log line with its reason, and one message for the caller', async () => {
  text = '';
  faulty.failAt(2);
  const email = fixture.acme.emailOf('mate_day');
  const answer = await app.call('POST', '/v3/auth/login', { email, password });
  faulty.failAt(0);
  expect([answer.status, answer.body.message, answer.body.code]).toEqual([
    ...[500, 'Server not responsive', 'UNEXPECTED'],
  ]);
  expect(Object.keys(answer.body).toSorted()).toEqual([
    ...['code', 'data', 'message', 'request_id', 'status', 'success'],
  ]);
  const failed = lines().find(({ msg }) => msg === 'a call failed');
  expect(failed).toMatchObject({ reqId: answer.body.request_id, level: 50 });
  expect(JSON.stringify(failed)).toContain('planted fault');
});
