import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createMeasurements, newMeasurement } from '#measurements/contract';
import { fieldErrors, readInput } from '#packages/http/contract';
import type { Endpoint } from '#packages/http/contract';
import { endpoints } from './composition.ts';
import {
  beyondLimits,
  callsWithBody,
  changedByAnyCall,
  fieldsOf,
  incomplete,
  sampleOf,
  sampleUrlOf,
  textWith,
  withField,
  withinLimits,
} from './test-calls-with-body.ts';
import { dumpOf } from './test-dump.ts';
import type { Field, FieldCase, Incomplete } from './test-calls-with-body.ts';
import { newId, signInTo, createOrgFixture } from './testing/org-fixture.ts';
import type { OrgFixture } from './testing/org-fixture.ts';
import { signInSupport } from './testing/support-admin.ts';

/** The messages of the library; all of them must be replaced by ours. */
const foreignWords =
  /Invalid (input|option|string|UUID|GUID|ISO|key|number|JSON)|Too (big|small)|Unrecognized key|expected (string|number|array)/i;
/** Replaces every message of the library, so that none of them can be in a response unnoticed. */
const libraryWords = 'a sentence of the library';
z.config({ localeError: () => libraryWords });

let fixture: OrgFixture;
let token: string;
let support: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  token = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
  support = await signInSupport(fixture);
});
afterAll(() => fixture.leave());

function send(endpoint: Endpoint, payload: string | Buffer, headers: Record<string, string> = {}) {
  const by = endpoint.right === 'support_admin' ? support : token;
  return fixture.app.raw(endpoint.method, sampleUrlOf(endpoint), payload, by, headers);
}

/** A row of tests with its own id. */
const rowOf = () => ({ ...sampleOf(newMeasurement), measurement_id: newId() });

function expectOurWords(text: string, what: string): void {
  expect(text, what).not.toMatch(foreignWords);
  expect(text, what).not.toContain(libraryWords);
}

/** True if one of the names is the field, a part of it, or contains it. */
function names(errors: Record<string, string>, { path }: Field): boolean {
  const field = path.join('.');
  return Object.keys(errors).some(
    (name) => name === field || name.startsWith(`${field}.`) || field.startsWith(`${name}.`),
  );
}

/** A value that a schema rejects at the field itself; a call may treat another type as missing. */
function isBeyond(schema: z.ZodType, sample: unknown, field: Field, each: FieldCase): boolean {
  if (each.text !== undefined && each.value === null) return true;
  const { error } = schema.safeParse(withField(sample, field.path, each.value));
  return error !== undefined && names(fieldErrors(error), field);
}

/** Milliseconds on a busy machine. */
const timeout = 360_000;

test(
  'in every call a value beyond its limit is rejected with the name of the field and our message',
  async () => {
    const before = await dumpOf(fixture.connectionString, { without: changedByAnyCall });
    let refused = 0;
    for (const endpoint of callsWithBody) {
      const sample = sampleOf(endpoint.body);
      for (const field of fieldsOf(endpoint.body)) {
        for (const beyond of beyondLimits(field)) {
          if (!isBeyond(endpoint.body, sample, field, beyond)) continue;
          const what = `${endpoint.name} ${field.path.join('.')}: ${beyond.what}`;
          const { status, text, body } = await send(endpoint, textWith(sample, field, beyond));
          expect([413, 422], `${what} ${String(status)} ${text}`).toContain(status);
          expectOurWords(text, what);
          if (status === 422) expect(names(body.errors, field), `${what} ${text}`).toBe(true);
          refused += 1;
        }
      }
    }
    expect(refused).toBeGreaterThan(1500);
    expect(await dumpOf(fixture.connectionString, { without: changedByAnyCall })).toEqual(before);
    expect((await fixture.app.call('GET', '/healthz')).status).toBe(200);
  },
  timeout,
);

test(
  'a value at its limit is accepted, or rejected for another reason with our message',
  async () => {
    for (const endpoint of callsWithBody) {
      const sample = sampleOf(endpoint.body);
      for (const field of fieldsOf(endpoint.body)) {
        for (const within of withinLimits(field)) {
          const what = `${endpoint.name} ${field.path.join('.')}: ${within.what}`;
          const { status, text } = await send(endpoint, textWith(sample, field, within));
          // The call may also switch preview features off.
          if (endpoint.name === 'organisation.change') await switchFeaturesOn();
          // The call itself may end the sign-in.
          if (status === 401) token = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
          expect(status, `${what} ${text}`).toBeLessThan(500);
          expectOurWords(text, what);
        }
      }
    }
  },
  timeout,
);

test(
  'in every call missing and unknown values are rejected as the contract defines',
  async () => {
    const before = await dumpOf(fixture.connectionString, { without: changedByAnyCall });
    let refused = 0;
    for (const endpoint of callsWithBody) {
      const sample = sampleOf(endpoint.body);
      const wrong = fieldsOf(endpoint.body).flatMap((field) => incomplete(sample, field));
      for (const value of [{}, ...oneOfEachKind(wrong)]) {
        const { error } = readInput(endpoint.body, value);
        if (error === undefined) continue;
        const what = `${endpoint.name} ${JSON.stringify(value).slice(0, 200)}`;
        const { status, text, body } = await send(endpoint, JSON.stringify(value));
        expect(status, `${what} ${text}`).toBe(422);
        expectOurWords(text, what);
        expect(body.errors, what).toEqual(fieldErrors(error));
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(100);
    expect(await dumpOf(fixture.connectionString, { without: changedByAnyCall })).toEqual(before);
  },
  timeout,
);

/**
 * Another test checks the messages of every field of every contract without a server; this one
 * checks the server.
 */
function oneOfEachKind(cases: readonly Incomplete[]): unknown[] {
  return [...new Map(cases.map(({ what, value }) => [what, value])).values()];
}

test(
  'a test with a value beyond its limit is rejected with the field and our message',
  async () => {
    const good = rowOf();
    for (const field of fieldsOf(newMeasurement)) {
      for (const beyond of beyondLimits(field)) {
        const row = rowOf();
        if (!isBeyond(newMeasurement, row, field, beyond)) continue;
        const what = `${field.path.join('.')}: ${beyond.what}`;
        const rows = `${JSON.stringify(good)},${textWith(row, field, beyond)}`;
        const { status, text, body } = await send(createMeasurements, `{"measurements":[${rows}]}`);
        expectOurWords(text, what);
        if (status === 422) {
          expect(Object.keys(body.errors)[0], what).toMatch(/^measurements\.1\./);
          continue;
        }
        expect(status, `${what} ${text}`).toBe(200);
        const [first] = body.data.rejected.filter(
          (each) => each.measurement_id !== good.measurement_id,
        );
        expect(names(first?.errors ?? {}, field), what).toBe(true);
      }
    }
  },
  timeout,
);

/** One call of each kind: one place reads all large bodies. */
const fewCalls = callsWithBody.filter(({ name }) =>
  ['auth.login', 'auth.register', 'organisation.change', 'user.set_image', 'sync.core'].includes(
    name,
  ),
);

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each([
  ['brackets alone', '['.repeat(1024 * 1024 - 1)],
  ['half a million open brackets', `{"x":${'['.repeat(500_000)}`],
  ['half a million levels', `{"x":${deep(500_000)}}`],
  [
    'a hundred thousand levels of objects',
    `{"x":${'{"x":'.repeat(100_000)}1${'}'.repeat(100_000)}}`,
  ],
  ['bytes that are no UTF-8', Buffer.from('{"x":"\xff\xfe"}', 'latin1')],
  ['half of a character', Buffer.from('{"x":"\xe2\x82"}', 'latin1')],
  ['an overlong zero', Buffer.from('{"x":"\xc0\x80"}', 'latin1')],
  ['UTF-16 with its mark', Buffer.from('\ufeff{"x":1}', 'utf16le')],
  ['UTF-16 without a mark', Buffer.from('{"x":1}', 'utf16le')],
  ['nothing', ''],
])(
  '%s is rejected as a body',
  async (_, payload) => {
    const calls = payload.length > 1000 ? fewCalls : callsWithBody;
    for (const endpoint of [...calls, createMeasurements]) {
      const { status, text } = await send(endpoint, payload);
      expect([400, 413, 422], `${endpoint.name} ${text}`).toContain(status);
      expectOurWords(text, endpoint.name);
    }
    expect((await fixture.app.call('GET', '/healthz')).status).toBe(200);
  },
  timeout,
);

test.each([
  ['another charset', { 'content-type': 'application/json; charset=utf-16le' }, '{}'],
  ['a charset of old', { 'content-type': 'application/json; charset="iso-8859-1"' }, '{}'],
  ['an encoding that it is not in', { 'content-encoding': 'gzip' }, '{}'],
  ['an encoding that there is not', { 'content-encoding': 'x-none' }, '{}'],
  [
    'a packed body that is too large',
    { 'content-encoding': 'gzip' },
    gzipSync(`{"x":"${'x'.repeat(9e6)}"}`),
  ],
  ['another type', { 'content-type': 'text/xml' }, '<x/>'],
])(
  '%s is rejected in every call',
  async (_, headers, payload) => {
    for (const endpoint of [...callsWithBody, createMeasurements]) {
      const { status, text } = await send(endpoint, payload, headers);
      expect([400, 413, 415, 422], `${endpoint.name} ${text}`).toContain(status);
      expectOurWords(text, endpoint.name);
    }
  },
  timeout,
);

test('a byte order mark and a named character set change nothing', async () => {
  const payload = Buffer.from(`\ufeff${JSON.stringify({ name: 'Acme' })}`);
  for (const charset of ['', '; charset=utf-8', '; charset="UTF-8"']) {
    const headers = { 'content-type': `application/json${charset}` };
    const { status } = await fixture.app.raw('PATCH', '/v3/organisation', payload, token, headers);
    expect(status).toBe(200);
  }
});

const nonsense = [
  '',
  ' ',
  'x'.repeat(150),
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%FF',
  '%E2%82',
  '1e999',
  '[]',
  '{}',
];

test(
  'in every call an invalid query is rejected with the field and our message',
  async () => {
    for (const endpoint of endpoints) {
      const { query, method, isStream = false } = endpoint;
      if (query === undefined || isStream) continue;
      for (const field of fieldsOf(query)) {
        const name = field.path.join('.');
        const long = encodeURIComponent('€'.repeat((field.shape.maxLength ?? 36) + 1));
        for (const text of [...nonsense, long, '-999', '999']) {
          const asked = new URLSearchParams(sampleOf(query) as Record<string, string>);
          asked.delete(name);
          const url = `${sampleUrlOf(endpoint)}?${asked.toString()}&${name}=${text}`;
          const what = `${method} ${url}`;
          const answer = await fixture.app.raw(method, url, undefined, token);
          expect(answer.status, `${what} ${answer.text}`).not.toBe(500);
          expectOurWords(answer.text, what);
          if (answer.status === 422)
            expect(Object.keys(answer.body.errors).length, what).toBeGreaterThan(0);
        }
      }
    }
  },
  timeout,
);

test(
  'in every call an unknown id in a path is answered with not found',
  async () => {
    const before = await dumpOf(fixture.connectionString, { without: changedByAnyCall });
    for (const { path, method, body, isStream = false } of endpoints) {
      if (!path.includes('{') || isStream) continue;
      for (const text of [...nonsense, 'x'.repeat(5000)].filter((each) => each.trim() !== '')) {
        const url = path.replaceAll(/\{\w+\}/g, text);
        const payload = body === undefined ? undefined : JSON.stringify(sampleOf(body));
        const { status, text: said } = await fixture.app.raw(method, url, payload, token);
        expect(status, `${method} ${url} ${said}`).toBeLessThan(500);
        expectOurWords(said, url);
      }
    }
    expect(await dumpOf(fixture.connectionString, { without: changedByAnyCall })).toEqual(before);
  },
  timeout,
);

async function switchFeaturesOn(): Promise<void> {
  const metadata = { _show_preview_features: true, _beta: ['alert', 'roster', 'heat stress'] };
  const { org_id } = fixture.acme;
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
    tx.query('update organisations set metadata = metadata || $2 where org_id = $1', [
      ...[org_id, metadata],
    ]),
  );
}
