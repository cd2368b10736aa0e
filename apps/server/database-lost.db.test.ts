import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signInTo, createOrgFixture } from './testing/org-fixture.ts';
import type { OrgFixture } from './testing/org-fixture.ts';

let fixture: OrgFixture;
let owner: pg.Client;
let name: string;
beforeEach(async () => {
  fixture = await createOrgFixture();
  // Nobody can close the database they are connected with, so the owner connects to another one.
  const elsewhere = new URL(fixture.connectionString);
  name = elsewhere.pathname.slice(1);
  elsewhere.pathname = '/postgres';
  owner = new pg.Client({ connectionString: elsewhere.href });
  await owner.connect();
});
afterEach(async () => {
  await owner.query(`alter database ${name} allow_connections true`);
  await owner.end();
  await fixture.leave();
});

test('calls that failed without a database can be repeated, and succeed once it is available', async () => {
  const token = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
  const statusOf = async (method: 'GET' | 'POST', url: string) =>
    (await fixture.app.call(method, url, method === 'POST' ? {} : undefined, token)).status;

  await owner.query(`alter database ${name} allow_connections false`);
  await owner.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ]);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { status, body } = await fixture.app.call('POST', '/v3/sync/core', {}, token);
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: 'UNAVAILABLE', message: 'Server not responsive' });
  }
  expect(await statusOf('GET', '/healthz')).toBe(200);
  expect(await statusOf('GET', '/readyz')).toBe(503);

  await owner.query(`alter database ${name} allow_connections true`);
  expect(await statusOf('GET', '/readyz')).toBe(200);
  expect(await statusOf('POST', '/v3/sync/core')).toBe(200);
});
