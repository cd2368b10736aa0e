import { afterEach, beforeEach, expect, test } from 'vitest';
import { appOn, signInTo, createOrgFixture } from './testing/org-fixture.ts';
import type { TestApp, OrgFixture } from './testing/org-fixture.ts';

let fixture: OrgFixture;
let app: TestApp;
beforeEach(async () => {
  fixture = await createOrgFixture();
  app = await appOn(fixture.database, fixture.clock, { callsPerMinute: 20 });
});
afterEach(async () => {
  await app.close();
  await fixture.leave();
});

const first = '/v3/sync/measures/init';

test.each([
  ['POST', '/v3/sync/core', {}],
  ['POST', first, {}],
  ['GET', '/v2/user/image/{worker}', undefined],
] as const)(
  '%s %s called too often is rejected with a waiting time, and other callers are not affected',
  async (method, url, body) => {
    const path = url.replace('{worker}', fixture.acme.id('worker_day'));
    const flooding = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
    const other = await signInTo(fixture.app, fixture.acme.emailOf('mate_day'));
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await app.call(method, path, body, flooding)).status).toBe(200);
    }
    fixture.clock.now += 15_000;
    const refused = await app.call(method, path, body, flooding);
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY']);
    expect(refused.headers['retry-after']).toBe('45');
    expect((await app.call('POST', '/v3/sync/core', {}, other)).status).toBe(200);
    fixture.clock.now += 45_000;
    expect((await app.call(method, path, body, flooding)).status).toBe(200);
  },
);

test('invalid tokens are counted by client address', async () => {
  const from = (address: string, token: string) =>
    app.raw('POST', '/v3/sync/core', '{}', token, { from: address });
  for (let turn = 0; turn < 20; turn += 1) {
    expect((await from('10.0.0.1', `token-${String(turn)}`)).status).toBe(401);
  }
  expect((await from('10.0.0.1', 'another')).status).toBe(429);
  expect((await from('10.0.0.2', 'another')).status).toBe(401);
});
