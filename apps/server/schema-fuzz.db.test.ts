import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from '#packages/http/contract';
import { endpoints } from './composition.ts';
import { arbitraryOf, nastyTexts, spoiledOf } from './test-arbitrary.ts';
import { dumpOf } from './test-dump.ts';
import { signInTo, createOrgFixture } from './testing/org-fixture.ts';
import type { OrgFixture } from './testing/org-fixture.ts';
import { signInSupport } from './testing/support-admin.ts';

/** Per call, from a fixed seed, so that a failure can be repeated. */
const runs = 40;
/** Milliseconds; password hashing is slow by design. */
const timeout = 300_000;

interface Thrown {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/** Input of a call: valid, with one invalid part, or entirely different. */
function thrownAt({ params, query, body }: Endpoint): fc.Arbitrary<Thrown> {
  const part = (schema: z.ZodType | undefined) =>
    schema === undefined
      ? fc.constant({})
      : fc.oneof(arbitraryOf(schema), spoiledOf(schema)).map((value) => value as never);
  return fc.record({ params: part(params), query: part(query), body: part(body) });
}

function urlOf({ path }: Endpoint, { params, query }: Thrown): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const text = textOf((params as Record<string, unknown> | null)?.[name] ?? 'x');
    return text === '' ? 'x' : encodeURIComponent(text);
  });
  const asked = Object.entries(query ?? {}).map(
    ([name, value]) => `${encodeURIComponent(textOf(name))}=${encodeURIComponent(textOf(value))}`,
  );
  return asked.length === 0 ? filled : `${filled}?${asked.join('&')}`;
}

/** Values that a URL can contain: no lone surrogates, and limited length. */
function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return Buffer.from(text.slice(0, 150)).toString();
}

const asked = endpoints.filter(
  ({ isStream, ...parts }) => isStream !== true && (parts.params ?? parts.query ?? parts.body),
);

let fixture: OrgFixture;
let token: string;
let support: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  token = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
  support = await signInSupport(fixture);
});
afterAll(() => fixture.leave());
// A valid change of the organisation may have switched the preview features off.
beforeEach(async () => {
  await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query(
      `update organisations set metadata = metadata
         || '{"_show_preview_features": true, "_beta": ["alert", "roster", "heat stress"]}'
       where org_id = $1`,
      [tx.org_id],
    ),
  );
});

test.each(asked.map((endpoint) => [endpoint.name, endpoint] as const))(
  '[API-10] %s answers any invalid input with an error that names the field, never with a server error',
  async (_, endpoint) => {
    const { connectionString, other } = fixture;
    const before = await dumpOf(connectionString, { org_id: other.org_id });
    await fc.assert(
      fc.asyncProperty(thrownAt(endpoint), async (thrown) => {
        const answer = await ask(endpoint, thrown);
        // The call itself may end the sign-in.
        if (answer.status === 401)
          token = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
        expect(answer.status, answer.text).toBeLessThan(500);
        if (answer.status === 200) return;
        expect(answer.body).toMatchObject({ status: false, success: false, data: null });
        expect(answer.text).not.toMatch(/\bat \w+.*\.[jt]s|select .+ from |insert into /i);
        const [wrong] = wrongFields(endpoint, thrown);
        if (wrong === undefined) return;
        if (answer.status === 422) expect(Object.keys(answer.body.errors)).toContain(wrong);
        else expect([400, 401, 404]).toContain(answer.status);
      }),
      { numRuns: runs, seed: 20_261_121 },
    );
    // No write reached another organisation or Object.prototype.
    expect(await dumpOf(connectionString, { org_id: other.org_id })).toEqual(before);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  },
  timeout,
);

function ask(endpoint: Endpoint, thrown: Thrown) {
  const payload = endpoint.body === undefined ? undefined : (JSON.stringify(thrown.body) ?? 'null');
  const by = endpoint.right === 'support_admin' ? support : token;
  return fixture.app.raw(endpoint.method, urlOf(endpoint, thrown), payload, by);
}

/** Fields of the body that the contract does not have; '' for none. */
function wrongFields({ body }: Endpoint, thrown: Thrown): string[] {
  const result = body?.safeParse(thrown.body);
  if (result === undefined || result.success) return [];
  // For alternatives the error names the fields of the closest one.
  const issues = result.error.issues.filter(({ code }) => code !== 'invalid_union');
  return issues.map(({ path }) => path.map(String).join('.') || 'body');
}

test(
  'known injection payloads are plain data in every public call',
  async () => {
    const without = ['attempts'];
    const before = await dumpOf(fixture.connectionString, { without });
    for (const [index, text] of nastyTexts.entries()) {
      for (const { right, method, path, aliases = [], body } of endpoints) {
        if (right !== 'public') continue;
        const form = { email: text, password: text, otp: text, new_password: text };
        const payload = body === undefined ? undefined : JSON.stringify(form);
        for (const url of [path, ...aliases]) {
          const filled = url.replaceAll(/\{\w+\}/g, encodeURIComponent(textOf(text) || 'x'));
          const from = { from: `10.6.0.${String(index + 1)}` };
          const answer = await fixture.app.raw(method, filled, payload, undefined, from);
          expect(answer.status, `${path} ${answer.text}`).toBeLessThan(500);
          expect(answer.headers).not.toHaveProperty('x-injected');
        }
      }
    }
    expect(await dumpOf(fixture.connectionString, { without })).toEqual(before);
  },
  timeout,
);

test('in every call with a body, keys with a special meaning in JavaScript are rejected or dropped', async () => {
  for (const { name, method, path, body } of endpoints) {
    if (body === undefined) continue;
    const url = path.replaceAll(/\{\w+\}/g, fixture.acme.id('worker_day'));
    for (const trap of [
      '{"__proto__": {"isAdmin": true}}',
      '{"constructor": {"prototype": {"isAdmin": true}}}',
      '{"metadata": {"__proto__": {"isAdmin": true}}}',
    ]) {
      const { status } = await fixture.app.raw(method, url, trap, token);
      expect(status, name).toBeLessThan(500);
      expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
    }
    const proto = await fixture.app.raw(method, url, '{"__proto__": {"x": 1}}', token);
    expect(proto.status, name).toBe(400);
  }
});
