import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInTo, createOrgFixture } from './testing/org-fixture.ts';
import type { OrgFixture } from './testing/org-fixture.ts';

let fixture: OrgFixture;
let token: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  token = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
});
afterAll(() => fixture.leave());

test.each([
  ['POST', '/v3/measurement', '{"measurements": [', 400, 'BAD_REQUEST'],
  ['POST', '/v3/measurement', '[]', 400, 'BAD_REQUEST'],
  ['POST', '/v3/measurement', '"text"', 400, 'BAD_REQUEST'],
  ['POST', '/v3/measurement', '', 400, 'BAD_REQUEST'],
  ['POST', '/v3/measurement', '{}', 422, 'INVALID'],
  ['POST', '/v3/measurement', '{"measurements": []}', 422, 'INVALID'],
  ['POST', '/v3/auth/login', '{"email": 7, "password": true}', 422, 'INVALID'],
  ['PATCH', '/v3/measurement', '{"ids": ["no id"], "valid": true}', 422, 'INVALID'],
  ['POST', '/v3/sync/core', '{"__proto__": {"x": 1}}', 400, 'BAD_REQUEST'],
  ['POST', '/v3/auth/login', '{"email": "a\\u0000b", "password": "abcdef"}', 422, 'INVALID'],
  ['GET', '/v2/user/image/%E0%A4%A', undefined, 400, 'BAD_REQUEST'],
  ['GET', `/v2/user/image/${'a'.repeat(300)}`, undefined, 400, 'BAD_REQUEST'],
] as const)('%s %s with %s answers %i', async (method, url, payload, status, code) => {
  const answer = await fixture.app.raw(method, url, payload, token);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ status: false, success: false, data: null, code });
  expect(answer.body.request_id).toMatch(/^[0-9a-f-]{36}$/);
});

test('a body over its limit answers 413', async () => {
  const payload = JSON.stringify({ measurements: ['x'.repeat(1024 * 1024)] });
  const answer = await fixture.app.raw('POST', '/v3/measurement', payload, token);
  expect(answer.status).toBe(413);
  expect(answer.body.code).toBe('TOO_LARGE');
});

test.each(['/v2/nothing', '/v3/nothing/at/all', '/v3/measurement/x'])(
  'an unknown call %s answers 404 in the usual format',
  async (url) => {
    const answer = await fixture.app.call('GET', url, undefined, token);
    expect(answer.status).toBe(404);
    expect(answer.body.code).toBe('NOT_FOUND');
  },
);

test.each(['not-an-id', '01900000-0000-7000-8000-000000000000'])(
  'the picture of %s is not found',
  async (id) => {
    const answer = await fixture.app.call('GET', `/v2/user/image/${id}`, undefined, token);
    expect(answer.status).toBe(404);
  },
);

test('pictures and logos of another organisation are not found', async () => {
  const { other } = fixture;
  for (const url of [
    `/v2/user/image/${other.id('owner')}`,
    `/v2/organisation/image/${other.org_id}`,
  ]) {
    expect((await fixture.app.call('GET', url, undefined, token)).status).toBe(404);
  }
});

test.each([undefined, 'x', 'a'.repeat(43)])('the token %s is rejected', async (wrong) => {
  const answer = await fixture.app.call('POST', '/v3/sync/core', {}, wrong);
  expect(answer.status).toBe(401);
  expect(answer.body.code).toBe('UNAUTHORISED');
});

test('responses have the security headers', async () => {
  const { headers } = await fixture.app.call('POST', '/v3/sync/core', {}, token);
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['cache-control']).toBe('no-store');
});

test('a large response is compressed for clients that accept it', async () => {
  const plain = await fixture.app.call('POST', '/v3/sync/core', {}, token);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const packed = await fixture.app.raw('POST', '/v3/sync/core', '{}', token, {
    'accept-encoding': 'br, gzip',
  });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(packed.bytes).toString())).toEqual(plain.body);
});

test('the API page lists every call from its contract', async () => {
  const answer = await fixture.app.call('GET', '/openapi.json');
  const { openapi, paths } = JSON.parse(answer.text) as { openapi: string; paths: object };
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/v3/measurement', '/v3/sync/core', '/v2/auth/login']),
  );
  expect((await fixture.app.call('GET', '/docs/')).status).toBe(200);
});

test('health, readiness and metrics answer', async () => {
  expect((await fixture.app.call('GET', '/healthz')).status).toBe(200);
  expect((await fixture.app.call('GET', '/readyz')).status).toBe(200);
  const { text } = await fixture.app.call('GET', '/metrics');
  expect(text).toContain('watershade_call_seconds_count{call="sync.core",status="200"}');
  expect(text).toMatch(/watershade_synced_rows_total\{list="users"\} [1-9]/);
  expect(text).toMatch(/watershade_refused_total\{call="sync.core",status="401"\} [1-9]/);
});
