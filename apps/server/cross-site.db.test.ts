import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from './composition.ts';
import { dumpOf } from './test-dump.ts';
import { signInTo, createOrgFixture } from './testing/org-fixture.ts';
import type { OrgFixture } from './testing/org-fixture.ts';
import { signInSupport } from './testing/support-admin.ts';

let fixture: OrgFixture;
beforeAll(async () => {
  fixture = await createOrgFixture();
});
afterAll(() => fixture.leave());

/** What a form or a picture of another site can send without a preflight request. */
const simpleTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
];

/** Attempts are counted for any caller, and keys are created when they are first read. */
const without = ['attempts', 'push_keys'];
const dump = () => dumpOf(fixture.connectionString, { without });

/** A complete form with every possible field, so that only its format is rejected. */
const form = () => ({
  email: fixture.acme.emailOf('worker_day'),
  organisation_name: 'Evil',
  name_first: 'E',
  name_last: 'V',
  password: 'a heat of 2026',
  accept_terms: true,
  user_ids: [fixture.acme.id('worker_day')],
  user_id: fixture.acme.id('worker_day'),
  permissions: [],
  level: 'admin',
  ids: [fixture.acme.id('worker_day')],
  valid: false,
  image: 'AAAA',
  name: 'Evil',
});

function sent(type: string): string {
  const json = JSON.stringify(form());
  if (type.startsWith('multipart')) {
    return `--x\r\ncontent-disposition: form-data; name="json"\r\n\r\n${json}\r\n--x--\r\n`;
  }
  if (!type.includes('urlencoded')) return json;
  return new URLSearchParams(form() as unknown as Record<string, string>).toString();
}

test('a form on another site changes nothing, whatever cookie is sent', async () => {
  const before = await dump();
  const token = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
  const signedIn = await dump();
  expect(signedIn).not.toEqual(before);
  for (const { method, path, aliases = [], isStream } of endpoints) {
    if (isStream === true) continue;
    for (const url of [path, ...aliases]) {
      const filled = url.replaceAll(/\{\w+\}/g, fixture.acme.id('worker_day'));
      for (const type of simpleTypes) {
        // A form can use no other method, and a script with another method needs a preflight
        // request.
        const answer = await fixture.app.raw(
          method === 'GET' ? 'GET' : 'POST',
          filled,
          method === 'GET' ? undefined : sent(type),
          undefined,
          {
            ...(method === 'GET' ? {} : { 'content-type': type }),
            origin: 'https://evil.example',
            'sec-fetch-site': 'cross-site',
            cookie: `token=${token}; authorization=Bearer ${token}`,
            'x-http-method-override': method,
          },
        );
        expect([filled, type, answer.status]).toEqual([filled, type, expect.toSatisfy(isRefused)]);
      }
    }
  }
  expect(await dump()).toEqual(signedIn);
});

/** An invalid link gets a response, because the call requires nothing but the token. */
const isRefused = (status: unknown) =>
  typeof status === 'number' && (status === 200 || (status >= 400 && status < 500));

test('no call accepts a format other than JSON, even with a sign-in', async () => {
  const owner = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
  const support = await signInSupport(fixture);
  const before = await dump();
  for (const { method, path, body, right } of endpoints) {
    if (body === undefined) continue;
    const token = right === 'support_admin' ? support : owner;
    const filled = path.replaceAll(/\{\w+\}/g, fixture.acme.id('worker_day'));
    for (const type of simpleTypes) {
      const answer = await fixture.app.raw(method, filled, sent(type), token, {
        'content-type': type,
      });
      expect([filled, type, answer.status]).toEqual([filled, type, 400]);
    }
  }
  expect(await dump()).toEqual(before);
});

test('GET requests change nothing, except that GET /logout ends its own sign-in', async () => {
  const token = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
  const dumped = async () => {
    const rows = await dumpOf(fixture.connectionString, { without: [...without, 'two_factor'] });
    // A full export is audited, and shown to the person whose data it is, as required.
    const read = (table: string) =>
      (rows[table] ?? []).filter((line) => !line.includes(',export,'));
    return { ...rows, audit_log: read('audit_log'), profile_views: read('profile_views') };
  };
  const before = await dumped();
  for (const { name, method, path, aliases = [], isStream } of endpoints) {
    if (method !== 'GET' || name === 'auth.logout' || isStream === true) continue;
    for (const url of [path, ...aliases]) {
      const filled = url.replaceAll(/\{\w+\}/g, fixture.acme.id('worker_day'));
      for (const verb of ['GET', 'HEAD'] as const) {
        const { status } = await fixture.app.raw(verb, filled, undefined, token);
        expect(status, `${verb} ${filled}`).toBeLessThan(500);
      }
    }
  }
  expect(await dumped()).toEqual(before);
  await fixture.app.raw('GET', '/v2/auth/logout');
  expect((await fixture.app.call('POST', '/v3/sync/core', {}, token)).status).toBe(200);
});
