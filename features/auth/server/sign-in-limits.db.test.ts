import { afterEach, beforeEach, expect, test } from 'vitest';
import { stampedTables, appOn, password, createOrgFixture } from '#apps/server/testing';
import type { TestApp, OrgFixture } from '#apps/server/testing';
import { openDatabase } from '#packages/database';
import type { Database } from '#packages/database';

const quiet = { info: () => undefined, warn: () => undefined, error: console.error };
const minute = 60_000;
const sentence = 'Too many attempts. Please wait before trying again.';

/** Two servers that share only the database and the clock. */
let fixture: OrgFixture;
let otherConnections: Database;
let servers: [TestApp, TestApp];
beforeEach(async () => {
  fixture = await createOrgFixture();
  const { connectionString } = fixture;
  otherConnections = openDatabase({ connectionString, stampedTables, log: quiet });
  servers = [fixture.app, await appOn(otherConnections, fixture.clock)];
});
afterEach(async () => {
  await servers[1].close();
  await otherConnections.close();
  await fixture.leave();
});

const login = (email: string, secret: string, app: TestApp, from = '127.0.0.1') =>
  app.raw('POST', '/v3/auth/login', JSON.stringify({ email, password: secret }), undefined, {
    from,
  });
const serverOf = (turn: number) => servers[turn % 2 === 0 ? 0 : 1];

/** Every server rejects, also the correct password, and says when to retry. */
async function expectWait(email: string, atMost: number): Promise<number> {
  const waits = [];
  for (const app of servers) {
    const { status, headers, body } = await login(email, password, app);
    expect([status, body.code, body.message]).toEqual([429, 'TOO_MANY', sentence]);
    waits.push(Number(headers['retry-after']));
  }
  const [wait = 0] = waits;
  expect(waits).toEqual([wait, wait]);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(atMost);
  return wait;
}

test('the 6th failed attempt within a minute, on two servers, must wait', async () => {
  const email = fixture.acme.emailOf('worker_day');
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await login(email, 'wrong1', serverOf(turn))).status).toBe(401);
    fixture.clock.now += 1000;
  }
  const wait = await expectWait(email, 60);
  fixture.clock.now += wait * 1000 - 1000;
  await expectWait(email, 1);
  fixture.clock.now += 1001;
  expect((await login(email, password, servers[1])).status).toBe(200);
});

test('the 21st failed attempt within an hour, on two servers, must wait', async () => {
  const email = fixture.acme.emailOf('worker_day');
  for (let turn = 0; turn < 20; turn += 1) {
    expect((await login(email, 'wrong1', serverOf(turn))).status).toBe(401);
    fixture.clock.now += 2 * minute;
  }
  const wait = await expectWait(email, 3600);
  fixture.clock.now += wait * 1000 + 1;
  expect((await login(email, password, servers[0])).status).toBe(200);
});

/** Emails that cannot sign in, or not with this password: all must get equal responses. */
async function lockedOut(): Promise<Record<string, string>> {
  const { other, acme, database } = fixture;
  await database.write({ org_id: other.org_id, actor_user_id: null }, (tx) =>
    tx.query('update organisations set active = false where org_id = $1', [tx.org_id]),
  );
  await database.write({ org_id: other.org_id, actor_user_id: null }, (tx) =>
    tx.query('update credentials set enabled = false where org_id = $1', [tx.org_id]),
  );
  return {
    known: acme.emailOf('worker_day'),
    admin: acme.emailOf('admin'),
    disabled: acme.emailOf('disabled'),
    closed: other.emailOf('owner'),
    unknown: 'nobody@nowhere.example',
    'unknown in a known domain': 'nobody@acme.example',
  };
}

/** The complete response, except the id of the request. */
function bytesOf({ status, headers, text, body }: Awaited<ReturnType<typeof login>>): string {
  const { date: _, ...rest } = headers;
  const line = JSON.stringify([status, rest, text]);
  return body.request_id === undefined ? line : line.replaceAll(body.request_id, 'id');
}

test.each([
  ['/v3/auth/login', { password: 'wrong password' }],
  ['/v2/auth/login', { password: 'wrong password', otp: '123456' }],
  ['/v3/auth/method', {}],
  ['/v2/auth/reset_password', {}],
])('%s answers unknown, known and closed emails with the same bytes', async (path, more) => {
  const answers: Record<string, string> = {};
  const emails = await lockedOut();
  // Up to and beyond the limit: seven attempts each, from separate addresses.
  for (const [index, [whose, email]] of Object.entries(emails).entries()) {
    const lines = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const payload = JSON.stringify({ email, ...more });
      const from = { from: `10.4.0.${String(index + 1)}` };
      lines.push(bytesOf(await serverOf(turn).raw('POST', path, payload, undefined, from)));
    }
    answers[whose] = lines.join('\n');
  }
  const different = Object.entries(answers).filter(([, line]) => line !== answers['unknown']);
  expect(different).toEqual([]);
});
