import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AlertTrigger } from '#alerts/contract';
import { groupInterval, groupWait, mostDescribed } from '#alerts/domain';
import { signInTo } from '#apps/server/testing';
import type { MessageChannel } from '#outbox/contract';
import { messageTask } from '#outbox/server';
import type { OutgoingMessage } from '#outbox/server';
import { acknowledgeNotices, withdrawOfNotices } from '../answer-store.ts';
import { recordMessageResult } from '../message-results.ts';
import { refusalOfMessage } from '../recipient-check.ts';
import { createAlertFixture } from '../test-alert-fixture.ts';
import type { AlertFixture } from '../test-alert-fixture.ts';

let own: AlertFixture;
let manager: string;
const mobile = '+971500000001';
const channels = { push: true, email: true, sms: true, webhook: false };

beforeAll(async () => {
  own = await createAlertFixture({ isSmsSent: true });
  own.isSmsSent = true;
  manager = await signInTo(own.fixture.app, own.fixture.acme.emailOf('manager_day'));
});
afterAll(() => own.fixture.leave());
beforeEach(async () => {
  await own.reset();
  await prefer({ mobile });
});
afterEach(() => own.requireNoErrors());

const prefer = (preferences: object) =>
  own.run('update users set metadata = $3 where org_id = $1 and user_id = $2', [
    own.fixture.acme.id('manager_day'),
    { _notification_preferences: JSON.stringify({ mobile, ...preferences }) },
  ]);
const status = (level: 'moderate' | 'severe'): AlertTrigger => ({
  ...{ kind: 'status', level, realert_after_hours: 4, actions: [] },
});
/** Rules about the tests of two workers, and what the engine does about one of each. */
async function alertTwice(): Promise<void> {
  await own.addRule(status('moderate'), { channels });
  await own.addTest('worker_day', 132);
  await own.tests();
  await own.addTest('mate_day', 141);
  await own.tests();
}

const wait = async (time: number) => {
  own.now += time;
  await own.held();
};
interface Message {
  message_id: string;
  channel: MessageChannel;
  subject: string;
  text: string;
}
const messages = () =>
  own.run<Message>(
    `select message_id, channel, subject, text from outbox where org_id = $1
     order by created_time, channel`,
  );
const notices = () =>
  own.run<{ id: string; state: string; metadata: { email?: { ok: boolean } } }>(
    `select compliance_user_alert_log_id as id, state, metadata from compliance_user_alert_logs
     where org_id = $1 order by created_time, compliance_user_alert_log_id`,
  );
const acknowledge = async (ids: string[]) => {
  const body = { ids, channel: 'push' };
  const answer = await own.fixture.app.call('POST', '/v3/alert/user-log/ack', body, manager);
  expect(answer.body.data).toMatchObject({ failed: [] });
};
/** One try of each message, which succeeds. */
async function deliver(): Promise<string[]> {
  const sent: string[] = [];
  const transport = {
    send: ({ text }: OutgoingMessage) => {
      sent.push(text);
      return Promise.resolve();
    },
  };
  const services = {
    ...{ database: own.fixture.database, now: () => own.now },
    transports: { mail: transport, sms: transport },
  };
  for (const { message_id, channel } of await messages()) {
    const hooks = { onResult: recordMessageResult, refusalOf: refusalOfMessage };
    const { run } = messageTask(channel, services, hooks);
    await run({ org_id: own.fixture.acme.org_id, message_id }, { number: 1, isLast: true });
  }
  return sent;
}

test('alerts of the same seconds are one email and one SMS for their recipient', async () => {
  await alertTwice();
  await wait(groupWait - 1);
  expect(await messages()).toEqual([]);
  await wait(1);
  const [mail, sms, ...others] = await messages();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ channel: 'mail', subject: '2 alerts: Dehydration of workers' });
  expect(mail?.text).toMatch(/132 mOsm[^]*141 mOsm/);
  expect(mail?.text).toContain('/monitoring/alerts?tab=users&mine=true');
  expect(sms?.text).toMatch(/^2 alerts: .*132 mOsm.*141 mOsm/);
  await wait(groupInterval);
  expect(await messages()).toHaveLength(2);
  await deliver();
  for (const { metadata } of await notices()) expect(metadata.email).toMatchObject({ ok: true });
});

test('the next message to a recipient follows a minute after the last one', async () => {
  await own.addRule(status('moderate'), { channels });
  await own.addTest('worker_day', 132);
  await own.tests();
  await wait(groupWait);
  const subjects = async () => (await messages()).map(({ subject }) => subject);
  const alone = ['Alert: Dehydration of workers', 'Alert: Dehydration of workers'];
  expect(await subjects()).toEqual(alone);
  await own.addTest('mate_day', 141);
  await own.tests();
  await wait(groupInterval - 1);
  expect(await subjects()).toEqual(alone);
  await wait(1);
  expect(await subjects()).toEqual([...alone, ...alone]);
});

test('severe dehydration does not wait', async () => {
  await own.addRule(status('severe'), { channels });
  await own.addTest('worker_day', 203);
  await own.tests();
  expect((await messages()).map(({ channel }) => channel)).toEqual(['mail', 'sms']);
});

test('an answered alert is left out of the message, and one about answered alerts is withdrawn', async () => {
  await alertTwice();
  const [first, second] = await notices();
  await acknowledge([first?.id ?? '']);
  await wait(groupWait);
  const [mail] = await messages();
  expect(mail?.text).not.toContain('132 mOsm');
  expect(mail?.text).toContain('141 mOsm');
  await acknowledge([second?.id ?? '']);
  expect(await messages()).toEqual([]);
});

test('a message about two alerts is withdrawn once both are answered', async () => {
  await alertTwice();
  await wait(groupWait);
  const [first, second] = await notices();
  await acknowledge([first?.id ?? '']);
  expect(await messages()).toHaveLength(2);
  await acknowledge([second?.id ?? '']);
  expect(await messages()).toEqual([]);
  expect(await deliver()).toEqual([]);
});

test('the daily email has the open alerts of the day, and text messages do not wait for it', async () => {
  const time = new Date(own.now + 3 * 3_600_000).toISOString().slice(11, 16);
  await prefer({ digest: time, zone: 'UTC' });
  await alertTwice();
  await wait(groupWait);
  expect((await messages()).map(({ channel }) => channel)).toEqual(['sms']);
  own.now += 3_600_000;
  await own.addTest('worker_day', 138);
  await own.tests();
  const [first] = await notices();
  await acknowledge([first?.id ?? '']);
  await wait(2 * 3_600_000);
  const mails = (await messages()).filter(({ channel }) => channel === 'mail');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('141 mOsm');
  expect(mails[0]?.text).not.toContain('132 mOsm');
});

test('a recipient who lost their rights gets no message, and the notice says so', async () => {
  await alertTwice();
  const setActive = (active: boolean) =>
    own.run('update permissions set active = $3 where org_id = $1 and user_id = $2', [
      ...[own.fixture.acme.id('manager_day'), active],
    ]);
  await setActive(false);
  try {
    await wait(groupWait);
    expect(await messages()).toEqual([]);
    for (const { metadata } of await notices()) {
      expect(metadata.email).toMatchObject({ ok: false, error: 'Recipient lost access' });
    }
  } finally {
    await setActive(true);
  }
});

test('two processes send the messages of an organisation once', async () => {
  await alertTwice();
  own.now += groupWait;
  await Promise.all([own.held(), own.held(), own.held()]);
  await own.held();
  expect(await messages()).toHaveLength(2);
});

test('a message is sent although it counts alerts about people whom its recipient may not see', async () => {
  const { acme } = own.fixture;
  for (const tag_id of [own.job, own.location]) {
    await own.run(
      `insert into user_tags (org_id, user_id, tag_id) values ($1, $2, $3) on conflict do nothing`,
      [acme.id('worker_night'), tag_id],
    );
  }
  try {
    for (let nth = 0; nth <= mostDescribed; nth += 1) {
      await own.addRule(status('moderate'), { channels });
    }
    await own.addTest('worker_day', 132);
    await own.addTest('worker_night', 141);
    await own.tests();
    await wait(groupWait);
    expect((await messages())[0]?.text).toContain('And 1 more alert.');
    expect(await deliver()).toHaveLength(2);
    for (const { metadata } of await notices()) expect(metadata.email).toMatchObject({ ok: true });
  } finally {
    await own.run('delete from user_tags where org_id = $1 and user_id = $2 and tag_id = any($3)', [
      ...[acme.id('worker_night'), [own.job, own.location]],
    ]);
  }
});

test('an acknowledgement at the same moment neither fails nor lets its message go out', async () => {
  await alertTwice();
  own.now += groupWait;
  const ids = (await notices()).map(({ id }) => id);
  const { database, acme } = own.fixture;
  const isBlocked = async () =>
    (await own.run('select from pg_locks where not granted and $1::uuid is not null')).length > 0;
  let isSent = false;
  let sending: Promise<void> | undefined;
  await database.write({ org_id: acme.org_id, actor_user_id: null }, async (tx) => {
    await acknowledgeNotices(tx, ids, {
      ...{ user_id: acme.id('manager_day'), channel: 'push', comment: '' },
      time: new Date(own.now).toISOString(),
    });
    sending = own.held().then(() => {
      isSent = true;
    });
    await expect.poll(async () => isSent || (await isBlocked())).toBe(true);
    await withdrawOfNotices(tx, ids);
  });
  await sending;
  await own.held();
  expect(await messages()).toEqual([]);
});
