import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, noon, signInTo, testHouse } from './test-house.ts';
import type { TestHouse } from './test-house.ts';
let house: TestHouse;
let token: string;
beforeAll(async () => {
  house = await testHouse();
  token = await signInTo(house.app, house.acme.emailOf('owner'));
});
afterAll(() => house.leave());
const base = () => ({ measurement_id: newId(), user_id: house.acme.id('worker_day'), type: 'sosm', value: 50, created_time: new Date(noon - 1000).toISOString() });
test('probe', async () => {
  const out: unknown[] = [];
  const go = async (name: string, method: 'POST' | 'PATCH' | 'GET', url: string, body?: unknown, t = token) => {
    const a = await house.app.call(method, url, body, t);
    out.push([name, a.status, a.text.slice(0, 400)]);
  };
  await go('nul email', 'POST', '/v3/auth/login', { email: 'a\u0000b@x.y', password: 'abcdef' });
  await go('nul password', 'POST', '/v3/auth/login', { email: house.acme.emailOf('owner'), password: 'abc\u0000def' });
  await go('surrogate email', 'POST', '/v3/auth/login', { email: 'a\ud800b@x.y', password: 'abcdef' });
  for (const [n, more] of Object.entries({
    nulnotes: { metadata: { notes: 'a\u0000b' } },
    surr: { metadata: { notes: 'a\ud800b' } },
    nulkey: { metadata: { 'a\u0000': 1 } },
    nulraw: { raw_data: { x: '\u0000' } },
    year0: { created_time: '0000-01-01T00:00:00Z' },
    year1: { created_time: '0001-01-01T00:00:00Z' },
    feb30: { created_time: '2026-02-30T00:00:00Z' },
    hugebase: { type: 'sosm_baseline', metadata: { baseline: { values: [1e308, 1e308], mean: 1, std: 1 } } },
    negbase: { type: 'sosm_baseline', metadata: { baseline: { values: [-5], mean: 1, std: 1 } } },
    offset: { created_time: '2026-11-20T03:00:00+23:59' },
    bigmeta: { metadata: { x: 'y'.repeat(100_000) } },
    proto: JSON.parse('{"metadata":{"constructor":{"prototype":1}}}') as object,
  })) await go(n, 'POST', '/v3/measurement', { measurements: [{ ...base(), ...more }, base()] });
  await go('patch notes nul', 'PATCH', '/v3/measurement', { ids: [newId()], notes: 'a\u0000' });
  for (const c of ['0000-01-01T00:00:00Z', '2026-02-30T00:00:00Z', '0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-14:00', '2026-01-01T00:00:00+99:99', '2026-01-01T24:00:00Z'])
    await go('cursor ' + c, 'POST', '/v3/sync/core', { users: c });
  await go('init ' , 'POST', '/v3/sync/measures/init', { last_measurement_modified_time: '2026-02-30T00:00:00Z', init_measurement_sync_time: '2026-02-31T00:00:00Z' });
  await go('patch 10000', 'PATCH', '/v3/measurement', { ids: Array.from({ length: 10_000 }, newId), valid: true });
  await go('percent', 'GET', '/v2/user/image/%00');
  await go('percent2', 'GET', '/v2/user/image/%E0%A4%A');
  await go('long', 'GET', '/v2/user/image/' + 'a'.repeat(300));
  const gz = await house.app.raw('POST', '/v3/sync/core', '{}', token);
  out.push(gz.headers);
  console.log(JSON.stringify(out, null, 1));
  expect(1).toBe(1);
});
