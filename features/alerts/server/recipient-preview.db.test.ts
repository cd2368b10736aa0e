import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId, signInTo } from '#apps/server/testing';
import { createAlertFixture } from './test-alert-fixture.ts';
import type { AlertFixture } from './test-alert-fixture.ts';

let own: AlertFixture;
let manager: string;
let worker: string;

beforeAll(async () => {
  own = await createAlertFixture();
  const { app, acme } = own.fixture;
  manager = await signInTo(app, acme.emailOf('manager_day'));
  worker = await signInTo(app, acme.emailOf('worker_day'));
});
afterAll(() => own.fixture.leave());
beforeEach(() => own.reset());
afterEach(() => own.requireNoErrors());

interface Named {
  user_id: string;
  name: string;
}
interface Preview {
  reached: (Named & { has_browser: boolean })[];
  skipped: (Named & { reason: string })[];
  counts: { sent: number; skipped: number };
  is_by_admins: boolean;
  is_only_caller: boolean;
  is_own: boolean;
  setup: { mail: boolean; sms: boolean; webhook: boolean };
}
const ask = (about: object, who: string) =>
  own.fixture.app.call('POST', '/v3/alert/recipients', { tag_ids: [], ...about }, who);
async function preview(about: object, who: string): Promise<Preview> {
  const { status, body } = await ask(about, who);
  expect(status).toBe(200);
  return body.data as unknown as Preview;
}
const day = () => own.fixture.acme.day;
const idsOf = (people: readonly Named[]) => people.map(({ user_id }) => user_id);

test('[ALERT-61, ALERT-07] the preview names the recipients that the alert then reaches', async () => {
  const about = { tag_ids: [day()] };
  const shown = await preview(about, own.admin);
  expect(idsOf(shown.reached)).toEqual([own.fixture.acme.id('manager_day')]);
  expect(shown.reached[0]?.name).not.toBe('');
  expect(shown).toMatchObject({
    ...{ is_by_admins: false, is_only_caller: false, is_own: false, counts: { sent: 1 } },
    setup: { mail: false, sms: false, webhook: false },
  });
  const sent = await own.fixture.app.call(
    ...(['POST', '/v3/alert'] as const),
    { compliance_alert_log_id: newId(), message: '', ...about },
    own.admin,
  );
  expect(sent.body.data['counts']).toEqual(shown.counts);
});

test('the preview says when the alert would reach only its sender, also about a person', async () => {
  expect(await preview({ tag_ids: [day()] }, manager)).toMatchObject({
    ...{ is_only_caller: true, counts: { sent: 1 } },
  });
  const person = { user_ids: [own.fixture.acme.id('worker_day')] };
  expect(await preview(person, manager)).toMatchObject({ is_only_caller: true, is_own: false });
  expect(await preview(person, own.admin)).toMatchObject({ is_only_caller: false });
});

test('without a manager the admins are reached, and those left out have their reason', async () => {
  const manager_day = own.fixture.acme.id('manager_day');
  await own.run('update users set email = null where org_id = $1 and user_id = $2', [manager_day]);
  try {
    const shown = await preview({ tag_ids: [day()] }, own.admin);
    expect(shown.is_by_admins).toBe(true);
    expect(shown.skipped).toContainEqual(
      expect.objectContaining({ user_id: manager_day, reason: 'no_email' }),
    );
  } finally {
    await own.run('update users set email = $3 where org_id = $1 and user_id = $2', [
      ...[manager_day, own.fixture.acme.emailOf('manager_day')],
    ]);
  }
});

test('people that the caller may not see are counted, and not named', async () => {
  const shown = await preview({ user_ids: [own.fixture.acme.id('worker_day')] }, worker);
  expect(shown).toMatchObject({ is_own: true, reached: [], counts: { sent: 1 } });
});

test('what may not be sent is not previewed', async () => {
  expect((await ask({}, manager)).status).toBe(422);
  expect((await ask({ tag_ids: [own.job] }, manager)).status).toBe(403);
  expect((await ask({ tag_ids: [newId()] }, own.admin)).status).toBe(404);
  expect((await ask({ user_ids: [own.fixture.acme.id('worker_night')] }, manager)).status).toBe(
    404,
  );
});
