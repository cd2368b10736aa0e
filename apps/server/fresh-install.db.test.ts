import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#packages/testing/database';
import type { FreshDatabase } from '#packages/testing/database';
import { dumpOf } from './test-dump.ts';
import { appOn } from './testing/org-fixture.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

test('a new installation has no account, no organisation and no password', async () => {
  const dump = await dumpOf(fresh.connectionString);
  const filled = Object.keys(dump).filter((table) => dump[table]?.length !== 0);
  expect(filled).toEqual(['schema_migrations', 'server_identity']);
});

test.each(['admin', 'password', 'watershade', 'demo-heat-2026'])(
  'nobody can sign in with %s',
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
])('%s shows the not-found page of the product', async (path) => {
  const app = await appOn(fresh.database);
  const answer = await app.call('GET', path);
  expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  expect((await app.raw('OPTIONS', path)).status).toBe(404);
  await app.close();
});

test.each([
  '/docs',
  '/docs/',
  '/docs/json',
  '/docs/yaml',
  '/docs/static/index.html',
  '/docs/static/swagger-initializer.js',
  '/openapi.json',
])('%s is not found if the documentation is switched off', async (path) => {
  const on = await appOn(fresh.database);
  expect((await on.call('GET', path)).status).toBeLessThan(400);
  await on.close();
  const off = await appOn(fresh.database, undefined, { apiDocs: false });
  const answer = await off.call('GET', path);
  expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  await off.close();
});

/** Headers of reverse proxies for forwarded requests. */
const proxyHeaders = [
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-for': '203.0.113.9, 127.0.0.1' },
  { 'x-forwarded-for': '' },
  { 'x-forwarded-proto': 'https' },
  { 'x-real-ip': '127.0.0.1' },
  { forwarded: 'for=127.0.0.1' },
  { via: '1.1 proxy' },
  { 'cf-connecting-ip': '127.0.0.1' },
  { 'true-client-ip': '127.0.0.1' },
];

test('without a token /metrics answers only requests from the same machine', async () => {
  const app = await appOn(fresh.database, undefined, { trustProxy: 'loopback,uniquelocal' });
  const ask = async (more: Record<string, string>) =>
    (await app.raw('GET', '/metrics', undefined, undefined, more)).status;
  for (const from of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1']) {
    expect([from, await ask({ from })]).toEqual([from, 200]);
    for (const header of proxyHeaders) {
      expect([from, header, await ask({ from, ...header })]).toEqual([from, header, 404]);
    }
  }
  for (const host of ['localhost', 'localhost:8080', '127.0.0.1:8080', '[::1]:8080']) {
    expect([host, await ask({ host })]).toEqual([host, 200]);
  }
  for (const host of ['heat.example', 'heat.example:443', '127.0.0.1.heat.example', 'localhost.']) {
    expect([host, await ask({ host })]).toEqual([host, 404]);
  }
  for (const from of ['203.0.113.9', '10.0.0.7', '2001:db8::1', '::ffff:10.0.0.1']) {
    for (const header of [{}, { authorization: 'Bearer undefined' }, ...proxyHeaders]) {
      expect([from, header, await ask({ from, ...header })]).toEqual([from, header, 404]);
    }
  }
  await app.close();
});

test('with a token /metrics requires it from every request, whatever its origin', async () => {
  const app = await appOn(fresh.database, undefined, { metricsToken: 'token-of-the-site' });
  for (const from of ['127.0.0.1', '::1', '203.0.113.9']) {
    for (const header of [{}, ...proxyHeaders]) {
      const ask = async (token?: string) =>
        (await app.raw('GET', '/metrics', undefined, token, { from, ...header })).status;
      expect([from, header, await ask()]).toEqual([from, header, 404]);
      expect(await ask('token-of-another')).toBe(404);
      expect(await ask('token-of-the-site')).toBe(200);
    }
  }
  await app.close();
});
