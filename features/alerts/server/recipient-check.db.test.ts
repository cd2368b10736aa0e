import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId, signInTo } from '#apps/server/testing';
import type { MessageChannel } from '#outbox/contract';
import type { OutgoingMessage } from '#outbox/server';
import { messageTask } from '#outbox/server';
import { recordMessageResult } from './message-results.ts';
import { refusalOfMessage, refusalOfPush } from './recipient-check.ts';
import { createAlertFixture } from './test-alert-fixture.ts';
import type { AlertFixture } from './test-alert-fixture.ts';

let own: AlertFixture;
const mobile = '+971500000001';
const channels = { push: true, email: true, sms: true, webhook: false };
let sent: string[] = [];

beforeAll(async () => {
  own = await createAlertFixture({ isSmsSent: true });
  own.isSmsSent = true;
});
afterAll(() => own.fixture.leave());
beforeEach(async () => {
  await own.reset();
  sent = [];
  await signInTo(own.fixture.app, own.fixture.acme.emailOf('manager_day'));
  await setMobile(mobile);
});
afterEach(() => own.requireNoErrors());

const manager = () => own.fixture.acme.id('manager_day');
const setMobile = (number: string) =>
  own.run('update users set metadata = $3 where org_id = $1 and user_id = $2', [
    ...[manager(), { _notification_preferences: JSON.stringify({ mobile: number }) }],
  ]);
const setTags = (user_id: string, tag_ids: string[]) =>
  own.run(
    `with gone as (delete from user_tags where org_id = $1 and user_id = $2)
     insert into user_tags (org_id, user_id, tag_id)
     select $1, $2, tag_id from unnest($3::uuid[]) as tag_id on conflict do nothing`,
    [user_id, tag_ids],
  );

/** An alert by hand of the admin about a worker of the day crew. */
async function alert(): Promise<void> {
  const { acme, app } = own.fixture;
  const body = {
    ...{ compliance_alert_log_id: newId(), message: 'Help', tag_ids: [acme.day], channels },
    user_ids: [acme.id('worker_day')],
  };
  expect((await app.call('POST', '/v3/alert', body, own.admin)).status).toBe(200);
}

/** One try of every message. */
async function deliver(): Promise<void> {
  const transport = (channel: MessageChannel) => ({
    send: (message: OutgoingMessage) => {
      sent.push(`${channel} to ${message.recipient}`);
      return Promise.resolve();
    },
  });
  const services = {
    ...{ database: own.fixture.database, now: () => own.now },
    transports: { mail: transport('mail'), sms: transport('sms') },
  };
  const rows = await own.run<{ message_id: string; channel: MessageChannel }>(
    "select message_id, channel from outbox where org_id = $1 and state = 'queued' order by channel",
  );
  for (const { message_id, channel } of rows) {
    const hooks = { onResult: recordMessageResult, refusalOf: refusalOfMessage };
    const { run } = messageTask(channel, services, hooks);
    await run({ org_id: own.fixture.acme.org_id, message_id }, { number: 1, isLast: false });
  }
}

const errors = async () =>
  (
    await own.run<{ error: string | null }>(
      'select last_error as error from outbox where org_id = $1 order by channel',
    )
  ).map(({ error }) => error);

/** Why the notification is refused. */
async function pushRefusal(content = ''): Promise<string | null> {
  const [notice] = await own.run<{ compliance_user_alert_log_id: string }>(
    'select compliance_user_alert_log_id from compliance_user_alert_logs where org_id = $1 and user_id = $2',
    [manager()],
  );
  if (notice === undefined) throw new Error('There is no notice.');
  return await own.fixture.database.read(own.fixture.acme.org_id, (tx) =>
    refusalOfPush(tx, [notice.compliance_user_alert_log_id], content),
  );
}

const lost = 'Recipient lost access';
const moved = 'The recipient has another address now';

test('a message is sent to a recipient who still has the rights', async () => {
  await alert();
  expect(await pushRefusal()).toBeNull();
  await deliver();
  expect(sent).toEqual([`mail to ${own.fixture.acme.emailOf('manager_day')}`, `sms to ${mobile}`]);
});

test.each<[string, (() => Promise<unknown>)[], string[], string | null]>([
  [
    'was deactivated',
    [
      () =>
        own.run('update users set active = false where org_id = $1 and user_id = $2', [manager()]),
      () =>
        own.run('update users set active = true where org_id = $1 and user_id = $2', [manager()]),
    ],
    [lost, lost],
    lost,
  ],
  [
    'lost all rights',
    [
      () =>
        own.run('update permissions set active = false where org_id = $1 and user_id = $2', [
          manager(),
        ]),
      () =>
        own.run('update permissions set active = true where org_id = $1 and user_id = $2', [
          manager(),
        ]),
    ],
    [lost, lost],
    lost,
  ],
  [
    'may not see the person any more',
    [
      () => setTags(own.fixture.acme.id('worker_day'), [own.fixture.acme.night]),
      () =>
        setTags(own.fixture.acme.id('worker_day'), [own.fixture.acme.day, own.job, own.location]),
    ],
    [lost, lost],
    lost,
  ],
  [
    'changed both addresses',
    [
      async () => {
        await setMobile('+971500000009');
        await own.run(
          "update users set email = 'new@acme.test' where org_id = $1 and user_id = $2",
          [manager()],
        );
      },
      () =>
        own.run('update users set email = $3 where org_id = $1 and user_id = $2', [
          ...[manager(), own.fixture.acme.emailOf('manager_day')],
        ]),
    ],
    [moved, moved],
    null,
  ],
])(
  'nothing is sent to a recipient who %s, also by Resend',
  async (_, [change, back], reasons, push) => {
    await alert();
    await change?.();
    try {
      expect(await pushRefusal()).toBe(push);
      await deliver();
      const rows = await own.run<{ message_id: string }>(
        'select message_id from outbox where org_id = $1',
      );
      for (const { message_id } of rows) {
        const path = `/v3/outbox/${message_id}/resend`;
        const resent = await own.fixture.app.call('POST', path, undefined, own.admin);
        expect(resent.status).toBe(200);
      }
      await deliver();
      expect(sent).toEqual([]);
      expect(await errors()).toEqual(reasons);
    } finally {
      await back?.();
    }
  },
);

test('a text with a value is not sent once the organisation hides values, one without is', async () => {
  await alert();
  const about = {
    ...{ kind: 'test', user_id: own.fixture.acme.id('worker_day'), measurement_id: newId() },
    ...{ tag_ids: [own.fixture.acme.day], time: own.now, status: 'severe', value: 187 },
  };
  await own.run('update compliance_alert_logs set targets = $2 where org_id = $1', [
    JSON.stringify([about]),
  ]);
  const value = 'Severely Dehydrated, 187 mOsm on 27 Nov';
  await own.run("update outbox set text = text || $2 where org_id = $1 and channel = 'mail'", [
    value,
  ]);
  const supervisorsSee = (seen: string) =>
    own.run(
      "update organisations set metadata = metadata || jsonb_build_object('_supervisors_see', $2::text) where org_id = $1",
      [seen],
    );
  expect(await pushRefusal(value)).toBeNull();
  await supervisorsSee('status');
  try {
    const why = 'It contains values that the organisation now hides from the recipient';
    expect(await pushRefusal(value)).toBe(why);
    expect(await pushRefusal('Severely Dehydrated on 27 Nov')).toBeNull();
    await deliver();
    expect(sent).toEqual([`sms to ${mobile}`]);
    expect(await errors()).toEqual([why, null]);
  } finally {
    await supervisorsSee('values');
  }
});
