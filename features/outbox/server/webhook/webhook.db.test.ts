import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOrgFixture, newId, signInTo } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import type { OutboxMessage } from '#outbox/contract';
import type { ResolveHost } from '#packages/http/server';
import { messageTask } from '../message-task.ts';
import { startReceiver } from '../test-receiver.ts';
import type { Receiver } from '../test-receiver.ts';
import { sendWebhook } from './send-webhook.ts';
import { webhookHeaders } from './sign-webhook.ts';
import { webhookTransport } from './webhook-transport.ts';

let fixture: OrgFixture;
let admin: string;
let receiver: Receiver;
beforeAll(async () => {
  fixture = await createOrgFixture({ allowsPrivateWebhooks: true });
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  receiver = await startReceiver();
});
afterAll(async () => {
  receiver.stop();
  await fixture.leave();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer = { status: 204 };
});
afterEach(() => call('DELETE', '/v3/outbox/webhook'));

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: object) =>
  fixture.app.call(method, url, body, admin);
const save = async (address = `${receiver.url}/alerts?key=s3cret`) => {
  const { status, body } = await call('PUT', '/v3/outbox/webhook', { address });
  return { status, errors: body.errors, secret: body.data?.['secret'] as unknown as string | null };
};
const order = async (): Promise<string> => {
  const { acme, database, clock } = fixture;
  const message_id = newId();
  await database.write({ org_id: acme.org_id, actor_user_id: null }, (tx) =>
    sendWebhook(tx, {
      ...{ message_id, type: 'webhook.test', subject: 'Test', data: { alert: 1 } },
      created_time: new Date(clock.now).toISOString(),
    }),
  );
  return message_id;
};
interface Sending {
  number?: number;
  allowsPrivate?: boolean;
  resolve?: ResolveHost;
}
/** One try to send. Returns what it rejects with, as the queue sees it. */
const send = async (
  message_id: string,
  { number = 1, allowsPrivate = true, resolve }: Sending = {},
): Promise<string | null> => {
  const { database, clock, acme } = fixture;
  const now = () => clock.now;
  const mail = { send: () => Promise.reject(new Error('not an email')) };
  const webhook = webhookTransport({
    ...{ database, now, allowsPrivate, timeout: 2000 },
    ...(resolve !== undefined && { resolve }),
  });
  const { run } = messageTask('webhook', { database, now, transports: { mail, webhook } });
  try {
    await run({ org_id: acme.org_id, message_id }, { number, isLast: number === 8 });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
const messageOf = async (message_id: string): Promise<Partial<OutboxMessage>> => {
  const { body } = await call('GET', `/v3/outbox?message_id=${message_id}`);
  const [message] = body.data['messages'] as unknown as OutboxMessage[];
  return message ?? {};
};

test('a request has the headers and the envelope of Standard Webhooks', async () => {
  const { secret } = await save();
  const id = await order();
  expect(await send(id)).toBeNull();
  const [request] = receiver.received;
  expect(request?.path).toBe('/alerts?key=s3cret');
  expect(JSON.parse(request?.body ?? '')).toEqual({
    ...{ type: 'webhook.test', timestamp: new Date(fixture.clock.now).toISOString() },
    data: { alert: 1 },
  });
  expect(request?.headers).toMatchObject({
    'content-type': 'application/json',
    ...webhookHeaders({
      ...{ id, now: fixture.clock.now, body: request?.body ?? '', secrets: [secret ?? ''] },
    }),
  });
  expect(await messageOf(id)).toMatchObject({
    ...{ state: 'sent', channel: 'webhook', recipient: new URL(receiver.url).host, error: null },
  });
});

test('a webhook that is down for an hour: eight tries with one id, failed with the reason, sent again', async () => {
  await save();
  const id = await order();
  receiver.answer = { status: 503 };
  for (let number = 1; number <= 8; number += 1) {
    expect(await messageOf(id)).toMatchObject({ state: 'queued', can_resend: false });
    expect(await send(id, { number })).toBe('It responded with error 503.');
    fixture.clock.now += 8 * 60_000;
  }
  expect(await messageOf(id)).toMatchObject({
    ...{ state: 'failed', attempts: 8, error: 'It responded with error 503.', can_resend: true },
  });
  receiver.answer = { status: 200 };
  const resent = await call('POST', `/v3/outbox/${id}/resend`);
  expect(resent.body.data).toMatchObject({ state: 'queued' });
  expect(await send(id)).toBeNull();
  // A second task of the queue finds it sent.
  expect(await send(id)).toBeNull();
  expect(await messageOf(id)).toMatchObject({ state: 'sent', attempts: 9, error: null });
  const headers = receiver.received.map((request) => request.headers);
  expect(headers).toHaveLength(9);
  expect(new Set(headers.map((each) => each['webhook-id']))).toEqual(new Set([id]));
  // Each try has its own time, so that a receiver can reject an old request that is replayed.
  expect(new Set(headers.map((each) => each['webhook-timestamp'])).size).toBe(9);
});

test('a redirect to a private address is not followed, and is final', async () => {
  await save();
  const inside = await startReceiver();
  receiver.answer = { status: 307, headers: { location: `${inside.url}/admin` } };
  const id = await order();
  expect(await send(id)).toBeNull();
  expect(await messageOf(id)).toMatchObject({
    ...{ state: 'failed', attempts: 1 },
    error: 'The webhook redirected the request. Redirects are not followed.',
  });
  expect(inside.received).toEqual([]);
  inside.stop();
});

test.each(['127.0.0.1', '10.0.0.8', '169.254.169.254', '::1', 'fe80::1', 'fd00::1'])(
  'a name that leads to %s is refused when it is sent',
  async (address) => {
    await save('https://hook.example/alerts');
    const id = await order();
    const family = address.includes(':') ? 6 : 4;
    const resolve = () => Promise.resolve([{ address, family }]);
    expect(await send(id, { allowsPrivate: false, resolve })).toBeNull();
    expect(await messageOf(id)).toMatchObject({
      ...{ state: 'failed', error: 'The address of the webhook is not on the internet.' },
    });
  },
);

test('http is refused when it is sent', async () => {
  await save();
  const id = await order();
  expect(await send(id, { allowsPrivate: false })).toBeNull();
  expect(await messageOf(id)).toMatchObject({
    ...{ state: 'failed', error: 'The address of the webhook is not https.' },
  });
  expect(receiver.received).toEqual([]);
});

test('410 switches the webhook off until its address is saved again', async () => {
  const { secret } = await save();
  receiver.answer = { status: 410 };
  const [id, waiting] = [await order(), await order()];
  expect(await send(id)).toBeNull();
  const gone = 'The webhook responded that it is gone (410), so it was turned off.';
  expect(await messageOf(id)).toMatchObject({ state: 'failed', error: gone });
  expect(await send(waiting)).toBeNull();
  expect(receiver.received).toHaveLength(1);
  const read = () => call('GET', '/v3/outbox/webhook');
  expect((await read()).body.data).toMatchObject({ webhook: { is_gone: true } });
  const channels = await call('GET', '/v3/outbox/channels');
  expect(channels.body.data).toEqual({ mail: false, sms: false, webhook: false });
  receiver.answer = { status: 200 };
  expect((await save()).secret).toBeNull();
  expect((await read()).body.data).toMatchObject({ webhook: { is_gone: false } });
  await call('POST', `/v3/outbox/${id}/resend`);
  expect(await send(id)).toBeNull();
  const request = receiver.received.at(-1);
  expect(request?.headers).toMatchObject(
    webhookHeaders({
      ...{ id, now: fixture.clock.now, body: request?.body ?? '', secrets: [secret ?? ''] },
    }),
  );
});

test('a new secret signs together with the previous one for 24 hours', async () => {
  const first = (await save()).secret ?? '';
  const rotated = await call('POST', '/v3/outbox/webhook/secret', {});
  const second = rotated.body.data['secret'] as unknown as string;
  const signaturesOf = async (secrets: string[]) => {
    const id = await order();
    await send(id);
    const request = receiver.received.at(-1);
    const body = request?.body ?? '';
    const expected = webhookHeaders({ id, now: fixture.clock.now, body, secrets });
    expect(request?.headers).toMatchObject(expected);
  };
  await signaturesOf([second, first]);
  fixture.clock.now += 24 * 3_600_000 + 1;
  await signaturesOf([second]);
});

test('a secret is in the response that makes it and in no other, nor in the log and the outbox', async () => {
  const secrets = [(await save()).secret ?? ''];
  const rotated = await call('POST', '/v3/outbox/webhook/secret', {});
  secrets.push(rotated.body.data['secret'] as unknown as string);
  expect((await save()).secret).toBeNull();
  receiver.answer = { status: 500 };
  const id = await order();
  await send(id);
  for (const url of [
    ...['/v3/outbox/webhook', '/v3/outbox', `/v3/outbox?message_id=${id}`, '/v3/service'],
    ...['/v3/audit', '/v3/outbox/channels'],
  ]) {
    const { status, text } = await fixture.app.raw('GET', url, undefined, admin);
    expect(status, url).toBe(200);
    for (const secret of secrets) expect(text, url).not.toContain(secret.slice(6));
    // A key in the address is only for those who change it.
    if (url !== '/v3/outbox/webhook') expect(text, url).not.toContain('s3cret');
  }
});

test.each([
  ['http://hook.example/', 'The address must be an https address'],
  ['ftp://hook.example/', 'The address must be an https address'],
  ['hook', 'The address must be an https address'],
  [`https://hook.example/${'x'.repeat(2000)}`, 'The address must be an https address'],
  ['https://ada:word@hook.example/', 'The address must not contain a user name or a password'],
  ['https://127.1/', 'The address must be on the internet'],
  ['https://[::1]/', 'The address must be on the internet'],
  ['https://localhost/', 'The address must be on the internet'],
  ['https://hook.internal./', 'The address must be on the internet'],
])('the address %s is refused at its field', async (address, message) => {
  const strict = await createOrgFixture();
  const token = await signInTo(strict.app, strict.acme.emailOf('admin'));
  const { status, body } = await strict.app.call('PUT', '/v3/outbox/webhook', { address }, token);
  expect([status, body.errors]).toEqual([422, { address: message }]);
  await strict.leave();
});

test('each organisation has its own webhook, and without one nothing can be rotated', async () => {
  await save();
  const stranger = await signInTo(fixture.app, fixture.other.emailOf('admin'));
  const { body } = await fixture.app.call('GET', '/v3/outbox/webhook', undefined, stranger);
  expect(body.data).toEqual({ webhook: null });
  const rotated = await fixture.app.call('POST', '/v3/outbox/webhook/secret', {}, stranger);
  expect([rotated.status, rotated.body.message]).toEqual([409, 'No webhook is set up']);
});

test('a removed webhook gets nothing that was queued', async () => {
  await save();
  const id = await order();
  await call('DELETE', '/v3/outbox/webhook');
  expect(await send(id)).toBeNull();
  expect(await messageOf(id)).toMatchObject({ state: 'failed', error: 'No webhook is set up' });
  expect(receiver.received).toEqual([]);
});
