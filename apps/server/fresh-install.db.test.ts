import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#packages/testing/database';
import type { FreshDatabase } from '#packages/testing/database';
import { appOn } from './test-house.ts';
import { dumpOf } from './test-dump.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

test('a fresh install has no account, no organisation and no password', async () => {
  const dump = await dumpOf(fresh.connectionString);
  const filled = Object.keys(dump).filter((table) => dump[table]?.length !== 0);
  expect(filled).toEqual(['schema_migrations', 'server_identity']);
});

test.each(['admin', 'password', 'watershade', 'demo-heat-2026'])(
  'nobody signs in to it with %s',
  async (password) => {
    const app = await appOn(fresh.database);
    for (const email of [
      'admin@localhost.example',
      'owner@demo.example',
      'root@watershade.example',
    ]) {
      const { status } = await app.call('POST', '/v3/auth/login', { email, password });
      expect(status).toBe(401);
    }
    await app.close();
  },
);

test.each([
  '/debug',
  '/debug/pprof',
  '/.env',
  '/.git/config',
  '/admin',
  '/server-status',
  '/actuator',
  '/trace',
])('%s is nothing but a page of the product that is not there', async (path) => {
  const app = await appOn(fresh.database);
  const answer = await app.call('GET', path);
  expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  expect((await app.raw('OPTIONS', path)).status).toBe(404);
  await app.close();
});

test('the figures of the operation are told on this machine, and elsewhere to the token alone', async () => {
  const plain = await appOn(fresh.database);
  const guarded = await appOn(fresh.database, undefined, { metricsToken: 'token-of-the-site' });
  const from = { from: '203.0.113.9' };
  const ask = (app: typeof plain, token?: string, more: Record<string, string> = from) =>
    app.raw('GET', '/metrics', undefined, token, more);
  expect((await ask(plain, undefined, {})).status).toBe(200);
  // A proxy on this machine speaks for somebody else.
  const passedOn = { 'x-forwarded-for': '203.0.113.9' };
  for (const more of [from, passedOn]) {
    expect((await ask(plain, undefined, more)).status).toBe(404);
    expect((await ask(plain, 'undefined', more)).status).toBe(404);
    expect((await ask(guarded, 'token-of-another', more)).status).toBe(404);
    expect((await ask(guarded, 'token-of-the-site', more)).status).toBe(200);
  }
  await plain.close();
  await guarded.close();
});
