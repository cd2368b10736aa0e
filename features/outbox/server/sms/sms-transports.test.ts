import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FinalFailure } from '../message-transport.ts';
import { startReceiver } from '../test-receiver.ts';
import type { Receiver } from '../test-receiver.ts';
import { jsonSms, twilioSms } from './sms-transports.ts';

let service: Receiver;
beforeAll(async () => {
  service = await startReceiver();
});
afterAll(() => service.stop());
beforeEach(() => {
  service.received.length = 0;
  service.answer = { status: 201, body: '{"sid":"SM1"}' };
});

const message = {
  ...{
    org_id: 'o',
    message_id: '0193b000-0000-7000-8000-000000000001',
    sender_name: '',
    html: '',
    subject: 'Alert',
  },
  ...{ recipient: '+971501234567', text: 'Alert: 40 °C & more', is_secret: false },
};
const twilio = () =>
  twilioSms({ url: service.url, account: 'AC1', token: 's3cret', from: '+15005550006' });
const failureOf = (send: Promise<void>) => send.catch((error: unknown) => error);

test('the dialect of Twilio is a form with basic authentication', async () => {
  await twilio().send(message);
  const [request] = service.received;
  expect(request?.path).toBe('/2010-04-01/Accounts/AC1/Messages.json');
  expect(request?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect(request?.headers.authorization).toBe(
    `Basic ${Buffer.from('AC1:s3cret').toString('base64')}`,
  );
  expect(request?.headers['idempotency-key']).toBe(message.message_id);
  expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
    ...{ To: '+971501234567', From: '+15005550006', Body: 'Alert: 40 °C & more' },
  });
});

test('the generic dialect is JSON with a bearer token', async () => {
  await jsonSms({ url: `${service.url}/send`, token: 't', from: undefined }).send(message);
  const [request] = service.received;
  expect(request?.path).toBe('/send');
  expect(request?.headers).toMatchObject({
    ...{ authorization: 'Bearer t', 'content-type': 'application/json' },
    'idempotency-key': message.message_id,
  });
  expect(JSON.parse(request?.body ?? '')).toEqual({
    ...{ id: message.message_id, to: '+971501234567', text: 'Alert: 40 °C & more' },
  });
});

test('a refused number is final, and the reason has no number in it', async () => {
  service.answer = { status: 400, body: '{"code":21211,"message":"+971501234567 is not valid"}' };
  const failure = await failureOf(twilio().send(message));
  expect(failure).toBeInstanceOf(FinalFailure);
  expect(String(failure)).toBe('Error: The SMS service refused the message (21211).');
  service.answer = { status: 422, body: '<html>' };
  expect(String(await failureOf(twilio().send(message)))).toContain('(422)');
});

test.each([
  [{ status: 500 }, 'It responded with error 500.'],
  [{ status: 429 }, 'It responded with error 429.'],
  [{ status: 401 }, 'It responded with error 401.'],
  [{ status: 302, headers: { location: '/elsewhere' } }, 'It cannot be reached.'],
])('%o is tried again, without following redirects', async (answer, reason) => {
  service.answer = answer;
  const failure = await failureOf(twilio().send(message));
  expect(failure).not.toBeInstanceOf(FinalFailure);
  expect(String(failure)).toBe(`Error: ${reason}`);
  expect(service.received).toHaveLength(1);
});
