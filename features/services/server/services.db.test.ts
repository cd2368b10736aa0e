import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, noon, signInTo, createOrgFixture } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import type { OutboxMessage } from '#outbox/contract';
import { sendMail } from '#outbox/server';
import { ServiceFailure } from '#packages/http/server';
import type { Service, ServiceId } from '#services/contract';
import { simulatedService } from '#weather/server';

let fixture: OrgFixture;
let admin: string;
let stranger: string;
const mood = { isAway: false };
beforeAll(async () => {
  const weather = {
    ...simulatedService,
    ...{ name: 'Open-Meteo', is_simulated: false },
    current: (...asked: Parameters<typeof simulatedService.current>) =>
      mood.isAway
        ? Promise.reject(new ServiceFailure('refused', 401))
        : simulatedService.current(...asked),
  };
  fixture = await createOrgFixture({ weather, isSmsSent: true });
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  stranger = await signInTo(fixture.app, fixture.other.emailOf('admin'));
});
afterAll(() => fixture.leave());

const services = async (token = admin) => {
  const { body } = await fixture.app.call('GET', '/v3/service', undefined, token);
  return body.data['services'] as unknown as Service[];
};
const one = async (service: ServiceId, token = admin) =>
  (await services(token)).find((each) => each.service === service);
const testOf = (name: string, test_id = newId()) =>
  fixture.app.call('POST', `/v3/service/${name}/test`, { test_id }, admin);
const emails = async (query = '', token = admin) => {
  const { body } = await fixture.app.call('GET', `/v3/outbox${query}`, undefined, token);
  return body.data['messages'] as unknown as OutboxMessage[];
};
const resend = (id: string, token = admin) =>
  fixture.app.call('POST', `/v3/outbox/${id}/resend`, undefined, token);

test('a service is listed with its configuration, and not as working before a test', async () => {
  const states = (await services()).map(({ service, state }) => [service, state]);
  expect(Object.fromEntries(states)).toEqual({
    ...{ mail: 'simulated', weather: 'untried', geocoding: 'working', tiles: 'not_configured' },
    ...{ temperature_tiles: 'not_configured', directory: 'not_configured' },
    ...{ sms: 'untried', webhook: 'not_configured' },
  });
});

test('a test calls the service, and its result is stored only for the own organisation', async () => {
  const { status, body } = await testOf('weather');
  expect(status).toBe(200);
  expect(body.data['result']).toMatch(/^-?\d+\.\d °C in Greenwich now, received in \d+\.\d s\.$/);
  const used = { state: 'working', problem: null, last_used_time: new Date(noon).toISOString() };
  expect(await one('weather')).toMatchObject(used);
  expect(await one('weather', stranger)).toMatchObject({ state: 'untried', last_used_time: null });

  mood.isAway = true;
  fixture.clock.now += 60_000;
  const failed = await testOf('weather');
  expect([failed.status, failed.body.message]).toEqual([503, 'It responded with error 401.']);
  expect(await one('weather')).toMatchObject({
    ...{ ...used, state: 'failing', problem: 'It responded with error 401.' },
    last_failed_time: new Date(fixture.clock.now).toISOString(),
  });
  mood.isAway = false;
  fixture.clock.now += 60_000;
  await testOf('weather');
  expect(await one('weather')).toMatchObject({ state: 'working', problem: null });
});

test('the gazetteer finds a place; a service that is not configured says so; an unknown one is not found', async () => {
  const found = await testOf('geocoding');
  expect(found.body.data['result']).toMatch(/^Found .*Greenwich.* in \d+\.\d s\.$/);
  const missing = await testOf('tiles');
  expect([missing.status, missing.body.message]).toEqual([409, 'This service is not set up.']);
  expect((await testOf('directory')).status).toBe(409);
  expect((await testOf('fax')).status).toBe(404);
});

test('the mail test is one email to the admin, however often it is requested', async () => {
  const test_id = newId();
  for (const _ of [1, 2]) expect((await testOf('mail', test_id)).status).toBe(200);
  const listed = (await emails()).filter(({ message_id }) => message_id === test_id);
  expect(listed).toEqual([
    expect.objectContaining({
      ...{ subject: 'Test of the mail service', recipient: fixture.acme.emailOf('admin') },
      ...{ state: 'queued', attempts: 0, can_resend: false, text: null },
    }),
  ]);
  const [read] = await emails(`?message_id=${test_id}`);
  expect(read?.text).toContain('If you can read it, email works.');
  expect(await emails('', stranger)).toEqual([]);
});

test('the SMS test needs the mobile number of the admin, and is one message', async () => {
  fixture.clock.now += 60_000;
  const missing = await testOf('sms');
  expect([missing.status, missing.body.message]).toEqual([
    ...[409, 'Your account has no mobile number to send a test to.'],
  ]);
  const preferences = { _notification_preferences: JSON.stringify({ mobile: '+971500000009' }) };
  const context = { org_id: fixture.acme.org_id, actor_user_id: null };
  await fixture.database.write(context, (tx) =>
    tx.query('update users set metadata = $3 where org_id = $1 and user_id = $2', [
      ...[tx.org_id, fixture.acme.id('admin'), preferences],
    ]),
  );
  const test_id = newId();
  for (const _ of [1, 2]) expect((await testOf('sms', test_id)).status).toBe(200);
  const listed = (await emails()).filter(({ message_id }) => message_id === test_id);
  expect(listed).toMatchObject([
    { channel: 'sms', recipient: '…009', subject: 'Test of the SMS service' },
  ]);
});

test('the webhook test is a request in the outbox, which shows its host only', async () => {
  const none = await testOf('webhook');
  expect([none.status, none.body.message]).toEqual([409, 'This service is not set up.']);
  const address = 'https://hook.example/alerts?key=s3cret';
  await fixture.app.call('PUT', '/v3/outbox/webhook', { address }, admin);
  expect(await one('webhook')).toMatchObject({ state: 'untried', detail: 'hook.example' });
  expect(await one('webhook', stranger)).toMatchObject({ state: 'not_configured' });
  const test_id = newId();
  const { status, body } = await testOf('webhook', test_id);
  expect([status, body.data['result']]).toEqual([
    ...[200, 'A request to hook.example is in the outbox. Its result is shown with the service.'],
  ]);
  const [read] = await emails(`?message_id=${test_id}`);
  expect(read).toMatchObject({ channel: 'webhook', recipient: 'hook.example' });
  expect(JSON.parse(read?.text ?? '')).toMatchObject({ type: 'webhook.test', data: {} });
});

test('the 13th test within a minute is rejected, for this organisation only', async () => {
  fixture.clock.now += 120_000;
  for (let nth = 1; nth <= 12; nth += 1) expect((await testOf('tiles')).status).toBe(409);
  expect((await testOf('tiles')).status).toBe(429);
  const other = { test_id: newId() };
  const { status } = await fixture.app.call('POST', '/v3/service/tiles/test', other, stranger);
  expect(status).toBe(409);
});

const order = async (is_secret: boolean) => {
  const message_id = newId();
  const context = { org_id: fixture.acme.org_id, actor_user_id: null };
  await fixture.database.write(context, async (tx) => {
    await sendMail(tx, {
      ...{ message_id, user_id: null, to: 'ada@acme.example', subject: 'New password', is_secret },
      paragraphs: ['Hello.'],
      action: { label: 'Open', url: 'https://heat.example/forgot-password/s3cret' },
      created_time: new Date(noon).toISOString(),
    });
    await tx.query("update outbox set state = 'failed' where org_id = $1 and message_id = $2", [
      ...[tx.org_id, message_id],
    ]);
  });
  return message_id;
};

test('an email that gives access is shown to nobody and never sent again', async () => {
  const id = await order(true);
  const answer = JSON.stringify([await emails(), await emails(`?message_id=${id}`)]);
  expect(answer).toContain('ada@acme.example');
  expect(answer).not.toContain('s3cret');
  const { status, body } = await resend(id);
  expect(status).toBe(409);
  expect(body.message).toContain('gives access to an account');
});

test('a failed email is sent again, by its own organisation only', async () => {
  const id = await order(false);
  expect((await resend(id, stranger)).status).toBe(404);
  const { status, body } = await resend(id);
  expect([status, body.data['state'], body.data['can_resend']]).toEqual([200, 'queued', false]);
  // The second press finds it waiting.
  expect((await resend(id)).body.data['state']).toBe('queued');
  const { rows } = await fixture.database.unscoped((tx) =>
    tx.query(`select from pgboss.job where name = 'send-email' and data->>'message_id' = $1`, [id]),
  );
  expect(rows).toHaveLength(2);
});
