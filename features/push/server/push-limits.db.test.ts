import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOrgFixture, newId, signInTo } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import { createTestBrowser } from '#packages/testing/push';

let fixture: OrgFixture;
let worker: string;
let mate: string;
beforeAll(async () => {
  fixture = await createOrgFixture({ push: { subject: 'mailto:ops@heat.example' } });
  worker = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  mate = await signInTo(fixture.app, fixture.acme.emailOf('mate_day'));
});
afterAll(() => fixture.leave());
beforeEach(() =>
  fixture.database.unscoped(async (tx) => void (await tx.query('delete from attempts'))),
);

const browserOf = () => ({
  subscription_id: newId(),
  ...createTestBrowser('https://8.8.8.8').subscription,
});
const subscribe = (browser: object, who: string) =>
  fixture.app.call('POST', '/v3/push/subscription', browser, who);

test('a person subscribes at most 20 times an hour, also at the same time', async () => {
  const answers = await Promise.all(
    Array.from({ length: 24 }, () => subscribe(browserOf(), worker)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  expect((await subscribe(browserOf(), mate)).status).toBe(200);
});

test('forged tokens and secrets of a network do not block a true one', async () => {
  const [old, fresh] = [browserOf(), browserOf()];
  expect((await subscribe(old, mate)).status).toBe(200);
  const forge = () => fixture.app.call('POST', '/v3/push/acknowledge', { token: newId() });
  for (let count = 0; count < 60; count += 1) expect((await forge()).status).toBe(404);
  expect((await forge()).status).toBe(429);
  const { subscription_id: _, ...given } = fresh;
  const body = { ...given, old_endpoint: old.endpoint };
  const renew = (old_auth: string) =>
    fixture.app.call('POST', '/v3/push/renew', { ...body, old_auth });
  expect((await renew(given.auth)).status).toBe(429);
  expect((await renew(old.auth)).status).toBe(200);
});
