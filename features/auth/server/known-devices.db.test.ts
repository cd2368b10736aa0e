import { afterEach, beforeEach, expect, test } from 'vitest';
import { appOn, password, createOrgFixture } from '#apps/server/testing';
import type { TestApp, OrgFixture } from '#apps/server/testing';

let fixture: OrgFixture;
beforeEach(async () => {
  fixture = await createOrgFixture();
});
afterEach(() => fixture.leave());

const day = 86_400_000;
/** The address and user agent of a whole site. */
const site = { from: '203.0.113.9', 'user-agent': 'Site phone' };
const emailOf = (person: string) => fixture.acme.emailOf(person);

interface Attempt {
  person?: string;
  secret?: string;
  cookie?: string | undefined;
  path?: string;
  app?: TestApp;
}

function login({ person = 'worker_day', secret = password, cookie, path, app }: Attempt) {
  const payload = JSON.stringify({ email: emailOf(person), password: secret });
  const headers = cookie === undefined ? site : { ...site, cookie };
  return (app ?? fixture.app).raw('POST', path ?? '/v3/auth/login', payload, undefined, headers);
}

const cookiesOf = ({ headers }: Awaited<ReturnType<typeof login>>): string[] =>
  [headers['set-cookie'] ?? []].flat();

/** Signs in and returns the cookie as the browser sends it back. */
async function cookieAfter(attempt: Attempt): Promise<string> {
  const answer = await login(attempt);
  expect(answer.status).toBe(200);
  return cookiesOf(answer)[0]?.split(';')[0] ?? '';
}

async function lock(attempt: Attempt = {}): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await login({ secret: 'wrong1', ...attempt })).status).toBe(401);
  }
  expect((await login({ secret: 'wrong1', ...attempt })).status).toBe(429);
}

test('another client with the same address and user agent cannot lock a known device', async () => {
  const cookie = await cookieAfter({});
  await lock();
  expect((await login({})).status).toBe(429);
  expect((await login({ cookie })).status).toBe(200);
  // Its own failed attempts lock it, and nobody else.
  await lock({ cookie });
  fixture.clock.now += 61_000;
  await lock({ cookie });
  expect((await login({})).status).toBe(200);
});

test('another client that uses up the limits of the address does not block a known device', async () => {
  const cookie = await cookieAfter({});
  const method = async (sent: Record<string, string>, person = 'worker_day') => {
    const payload = JSON.stringify({ email: emailOf(person) });
    const headers = { ...site, ...sent };
    return (await fixture.app.raw('POST', '/v3/auth/method', payload, undefined, headers)).status;
  };
  for (let turn = 0; turn < 60; turn += 1) expect(await method({})).toBe(200);
  expect(await method({})).toBe(429);
  expect(await method({ cookie })).toBe(200);
  // It is known only to its own account.
  expect(await method({ cookie }, 'mate_day')).toBe(429);
  for (let turn = 0; turn < 100; turn += 1) {
    const payload = JSON.stringify({ email: `n${String(turn)}@x.example`, password: 'wrong1' });
    await fixture.app.raw('POST', '/v3/auth/login', payload, undefined, site);
  }
  expect((await login({})).status).toBe(429);
  expect((await login({ cookie })).status).toBe(200);
});

test('the limit of the sign-in method check also applies to a known device', async () => {
  const cookie = await cookieAfter({});
  const payload = JSON.stringify({ email: emailOf('worker_day') });
  const method = () =>
    fixture.app.raw('POST', '/v3/auth/method', payload, undefined, { ...site, cookie });
  for (let turn = 0; turn < 60; turn += 1) expect((await method()).status).toBe(200);
  expect((await method()).status).toBe(429);
});

test('a secret that the server did not give to this account has no limit of its own', async () => {
  const ofWorker = await cookieAfter({});
  const ofMate = await cookieAfter({ person: 'mate_day' });
  const [name = ''] = ofWorker.split('=');
  const forged = [
    ofMate,
    `${name}=${'A'.repeat(43)}`,
    `${name}=${Array.from({ length: 20 }, (_, turn) => String(turn).repeat(43).slice(0, 43)).join('.')}`,
    `${name}=`,
    `${name}="${'x'.repeat(4000)}`,
    `${name}=${site.from}\\n${site['user-agent']}`,
    `other=${ofWorker.slice(name.length + 1)}`,
    `__Host-${ofWorker}`,
    ';;;==',
  ];
  await lock();
  for (const cookie of forged) {
    expect([cookie, (await login({ cookie })).status]).toEqual([cookie, 429]);
  }
  // The known one is found among several cookies.
  const [, own = ''] = ofWorker.split('=');
  const [, other = ''] = ofMate.split('=');
  expect((await login({ cookie: `a=b; ${name}=${other}.${own}; c=d` })).status).toBe(200);
});

test('the cookie is random, for this host only, hidden from scripts and other sites, and valid for 180 days', async () => {
  const [first = '', ...more] = cookiesOf(await login({}));
  expect(first).toMatch(
    /^__Host-watershade-devices=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
  );
  expect(more).toEqual([]);
  expect(cookiesOf(await login({}))).not.toEqual([first]);
  const app = await appOn(fixture.database, fixture.clock, { publicUrl: 'http://10.0.0.7:8080' });
  expect(cookiesOf(await login({ app }))).toEqual([
    expect.stringMatching(
      /^watershade-devices=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    ),
  ]);
  await app.close();
});

test('a device keeps its secret, and one browser keeps those of eight accounts', async () => {
  const first = await cookieAfter({});
  expect(await cookieAfter({ cookie: first })).toBe(first);
  const both = await cookieAfter({ person: 'mate_day', cookie: first });
  const [, secrets = ''] = both.split('=');
  expect(secrets.split('.')).toHaveLength(2);
  expect(secrets.endsWith(`.${first.split('=')[1] ?? ''}`)).toBe(true);
  await lock();
  expect((await login({ cookie: both })).status).toBe(200);
  let cookie = '';
  for (let turn = 0; turn < 12; turn += 1) {
    const known = Array.from({ length: turn }, (_, index) =>
      String.fromCharCode(65 + index).repeat(43),
    );
    cookie = await cookieAfter({
      person: 'mate_day',
      cookie: `${first.split('=')[0] ?? ''}=${known.join('.')}`,
    });
  }
  expect(cookie.split('=')[1]?.split('.')).toHaveLength(8);
});

test('only a successful sign-in gives a secret, and a reset of the device deletes it', async () => {
  expect(cookiesOf(await login({ secret: 'wrong1' }))).toEqual([]);
  const answer = await login({});
  const cookie = cookiesOf(answer)[0]?.split(';')[0] ?? '';
  const reset = await fixture.app.raw(
    'POST',
    '/v3/auth/reset-device',
    undefined,
    answer.body.data.token,
  );
  expect(reset.status).toBe(200);
  expect(cookiesOf(reset)).toEqual([
    '__Host-watershade-devices=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
  ]);
  const again = await login({ cookie });
  const out = await fixture.app.raw('GET', '/v3/auth/logout', undefined, again.body.data.token);
  expect([out.status, cookiesOf(out)]).toEqual([200, []]);
});

test('a device is forgotten 180 days after its last sign-in', async () => {
  const cookie = await cookieAfter({});
  fixture.clock.now += 179 * day;
  expect(await cookieAfter({ cookie })).toBe(cookie);
  fixture.clock.now += 179 * day;
  await lock();
  expect((await login({ cookie })).status).toBe(200);
  fixture.clock.now += 180 * day + 1;
  await lock();
  expect((await login({ cookie })).status).toBe(429);
});

test('an account knows twenty devices, and forgets the one unused for longest', async () => {
  const first = await cookieAfter({});
  fixture.clock.now += 1000;
  const second = await cookieAfter({});
  for (let turn = 0; turn < 18; turn += 1) {
    fixture.clock.now += 1000;
    await cookieAfter({});
  }
  await lock();
  expect((await login({ cookie: first })).status).toBe(200);
  fixture.clock.now += 61_000;
  await cookieAfter({});
  await lock();
  expect((await login({ cookie: first })).status).toBe(200);
  expect((await login({ cookie: second })).status).toBe(429);
});

test('the server stores the hash of a secret, and the secret does not sign in', async () => {
  const cookie = await cookieAfter({});
  const secret = cookie.split('=')[1] ?? '';
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<{ text: string }>('select d::text as text from sign_in_devices as d'),
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.text).not.toContain(secret);
  expect(rows[0]?.text).not.toContain(Buffer.from(secret).toString('hex'));
  const ask = async (headers: Record<string, string>) =>
    (await fixture.app.raw('GET', '/v3/auth/sign-ins', undefined, undefined, headers)).status;
  expect(await ask({ cookie })).toBe(401);
  expect(await ask({ authorization: `Bearer ${secret}` })).toBe(401);
  expect((await login({ secret: 'wrong1', cookie })).status).toBe(401);
});

test('the log and the list of sign-ins contain no device and no secret', async () => {
  const first = await cookieAfter({});
  const { body } = await login({ cookie: first });
  const list = await fixture.app.call('GET', '/v3/auth/sign-ins', undefined, body.data.token);
  expect(list.body.data).toMatchObject([
    { user_agent: 'Site phone' },
    { user_agent: 'Site phone' },
  ]);
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<{ action: string; text: string }>(
      'select action, a::text as text from audit_log as a',
    ),
  );
  const secret = first.split('=')[1] ?? '';
  expect(rows.filter(({ action }) => action === 'sign_in')).toHaveLength(2);
  expect(
    [list.text, ...rows.map(({ text }) => text)].filter((text) => text.includes(secret)),
  ).toEqual([]);
});
