import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOrgFixture, makeKey, startTestProvider, setSso } from '#apps/server/testing';
import type { OrgFixture, TestProvider } from '#apps/server/testing';

let fixture: OrgFixture;
let provider: TestProvider;
beforeEach(async () => {
  provider = await startTestProvider();
  fixture = await createOrgFixture({ workAccounts: provider.options });
  await setSso(fixture.database, fixture.acme.org_id, {
    tenant_id: provider.issuer,
    domains: ['acme.example'],
  });
});
afterEach(async () => {
  await fixture.leave();
  await provider.stop();
});

const failed = 'Work account sign-in failed. Please try again.';
const second = 1000;
let nonces = 0;

async function enter(key = provider.key) {
  nonces += 1;
  const email = fixture.acme.emailOf('worker_day');
  const claims = provider.claims(fixture.clock.now, { email, nonce: String(nonces) });
  const token = await provider.sign(claims, {}, key);
  const { status, body } = await fixture.app.raw('POST', '/v3/auth/login/aad', undefined, token);
  return status === 200 ? status : [status, body.message];
}

test('the page gets the address of the provider, and only the necessary part of its configuration', async () => {
  provider.manners.description = { registration_endpoint: `${provider.issuer}/register` };
  const { body } = await fixture.app.call('GET', '/v3/auth/provider');
  const { metadata, ...known } = body.data as unknown as Record<string, string>;
  expect(known).toEqual({ kind: 'oidc', authority: provider.issuer, client_id: 'watershade' });
  expect(JSON.parse(metadata ?? '')).toEqual({
    issuer: provider.issuer,
    authorization_endpoint: `${provider.issuer}/authorise`,
    token_endpoint: `${provider.issuer}/token`,
    jwks_uri: `${provider.issuer}/keys`,
  });
});

test('only the origin of the provider is added to those the page may connect to', async () => {
  const { headers } = await fixture.app.raw('GET', '/healthz');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`connect-src 'self' ${provider.issuer};`);
  expect(policy.split(provider.issuer)).toHaveLength(2);
});

test('keys are requested once an hour, whatever the number of sign-ins', async () => {
  expect(await Promise.all([enter(), enter(), enter()])).toEqual([200, 200, 200]);
  expect(provider.asked).toEqual({ description: 1, keys: 1 });
  fixture.clock.now += 3600 * second;
  expect(await enter()).toBe(200);
  expect(provider.asked).toEqual({ description: 2, keys: 2 });
});

test('a new key is found at once, and unknown ones cause at most one request a minute', async () => {
  expect(await enter()).toBe(200);
  const next = await makeKey('second');
  expect(await enter(next)).toEqual([401, failed]);
  expect(provider.asked.keys).toBe(1);
  fixture.clock.now += 61 * second;
  provider.published.push(next.jwk);
  expect(await enter(next)).toBe(200);
  for (const name of ['a', 'b', 'c']) expect(await enter(await makeKey(name))).not.toBe(200);
  expect(provider.asked.keys).toBe(2);
});

test('a removed key is invalid after an hour', async () => {
  expect(await enter()).toBe(200);
  provider.published.splice(0, 1, (await makeKey('second')).jwk);
  fixture.clock.now += 3600 * second;
  expect(await enter()).toEqual([401, failed]);
});

test.each<[string, () => void]>([
  ['says that it is somebody else', () => describeAs({ issuer: 'https://id.example' })],
  ['names no keys', () => describeAs({ jwks_uri: undefined })],
  ['has its keys on an inner address', () => describeAs({ jwks_uri: 'http://127.0.0.2/keys' })],
  ['has its keys in a file', () => describeAs({ jwks_uri: 'file:///etc/passwd' })],
  ['sends us on', () => answerKeys(302, '', { location: `${provider.issuer}/keys` })],
  ['fails', () => answerKeys(500, '{}')],
  ['answers no JSON', () => answerKeys(200, '<html>')],
  ['answers a list', () => answerKeys(200, '[]')],
  ['answers without an end', answerEndlessly],
  ['hangs up', () => (provider.manners.keys = (response) => response.destroy())],
])('a provider that %s accepts no sign-in, and is called again', async (_, spoil) => {
  spoil();
  expect(await enter()).toEqual([503, failed]);
  delete provider.manners.description;
  delete provider.manners.keys;
  expect(await enter()).toBe(200);
});

function describeAs(description: Record<string, unknown>): void {
  provider.manners.description = description;
}

function answerKeys(status: number, text: string, headers: Record<string, string> = {}): void {
  provider.manners.keys = (response) => response.writeHead(status, headers).end(text);
}

/** Sends until the other side stops reading. */
function answerEndlessly(): void {
  provider.manners.keys = (response) => {
    const send = () => {
      while (!response.destroyed && response.write(' '.repeat(16_384)));
    };
    response.on('drain', send);
    send();
  };
}
