import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from './composition.ts';
import { appOn, signInTo, createOrgFixture } from './testing/org-fixture.ts';
import type { TestApp, OrgFixture } from './testing/org-fixture.ts';

let fixture: OrgFixture;
let app: TestApp;
let token: string;
let folder: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  folder = mkdtempSync(join(tmpdir(), 'watershade-page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Watershade</title>');
  writeFileSync(join(folder, 'assets/a.js'), 'export {};');
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  app = await appOn(fixture.database, fixture.clock, { secure: true, pageFolder: folder });
  token = await signInTo(app, fixture.acme.emailOf('worker_day'));
});
afterAll(async () => {
  await app.close();
  await fixture.leave();
  rmSync(folder, { recursive: true, force: true });
});

type Asked = Parameters<TestApp['raw']>;
type Answer = Awaited<ReturnType<TestApp['raw']>>;

/** Every call, once without a sign-in and once with one, with an empty form. */
const calls = endpoints.flatMap(({ method, path, aliases = [], body, isStream }): Asked[] => {
  if (isStream === true) return [];
  const payload = body === undefined ? undefined : '{}';
  return [path, ...aliases].flatMap((url): Asked[] => {
    const filled = url.replaceAll(/\{\w+\}/g, '01900000-0000-7000-8000-000000000000');
    return [[method, filled, payload]];
  });
});
const others: Asked[] = [
  ...['/', '/people', '/assets/a.js', '/icon.svg', '/healthz', '/readyz', '/openapi.json'].map(
    (url): Asked => ['GET', url],
  ),
  ...['/docs/', '/docs/json', '/docs/static/index.html', '/v3/nothing', '/gone.js'].map(
    (url): Asked => ['GET', url],
  ),
  ['GET', '/metrics'],
  ['GET', '/v2/user/image/%E0%A4%A'],
  ['GET', `/v2/user/image/${'a'.repeat(300)}`],
  ['POST', '/v3/auth/login', '{"email": '],
  ['POST', '/v3/measurement', JSON.stringify({ measurements: ['x'.repeat(1024 * 1024)] })],
  ['DELETE', '/people'],
];
const from: Record<string, string> = { origin: 'https://evil.example' };
const ask = ([method, url, payload]: Asked, signed?: string) =>
  app.raw(method, url, payload, signed, from);

async function allAnswers(): Promise<[string, Answer][]> {
  const found: [string, Answer][] = [];
  for (const asked of [...calls, ...others]) {
    found.push([`${asked[0]} ${asked[1]}`, await ask(asked)]);
  }
  for (const asked of calls) {
    const answer = await ask(asked, token);
    found.push([`signed in: ${asked[0]} ${asked[1]}`, answer]);
    // A call may end its own sign-in, or the whole account.
    const isIn = (await ask(['POST', '/v3/sync/core', '{}'], token)).status === 200;
    if (!isIn) token = await signInTo(app, fixture.acme.emailOf(people.shift() ?? 'owner'));
  }
  return found;
}

/** The person who continues after a call that ended the previous sign-in. */
const people = [
  'mate_day',
  'worker_night',
  'limited',
  'editor_day',
  'manager_day',
  'manager_night',
];

let answers: [string, Answer][];
beforeAll(async () => {
  answers = await allAnswers();
});

const without = (isRight: (answer: Answer, what: string) => boolean) =>
  answers.filter(([what, answer]) => !isRight(answer, what)).map(([what]) => what);
const header = ({ headers }: Answer, name: string) => String(headers[name] ?? '');

test('every kind of response is included', () => {
  const statuses = new Set(answers.map(([, { status }]) => status));
  expect([...statuses].toSorted()).toEqual(
    expect.arrayContaining([200, 400, 401, 403, 404, 413, 422]),
  );
  expect(answers.length).toBeGreaterThan(endpoints.length * 2);
});

test('every response has HSTS for a year', () => {
  expect(
    without(
      (answer) =>
        Number(/max-age=(\d+)/.exec(header(answer, 'strict-transport-security'))?.[1]) >=
        31_536_000,
    ),
  ).toEqual([]);
});

test('no browser guesses the type of a response', () => {
  expect(without((answer) => header(answer, 'x-content-type-options') === 'nosniff')).toEqual([]);
});

test('no response lets a browser send a referrer', () => {
  expect(without((answer) => header(answer, 'referrer-policy') === 'no-referrer')).toEqual([]);
});

test('no other site can embed a response', () => {
  expect(without((answer) => header(answer, 'x-frame-options') === 'DENY')).toEqual([]);
  expect(
    without((answer) => header(answer, 'cross-origin-resource-policy') === 'same-origin'),
  ).toEqual([]);
});

test('only pages of this origin may use the camera, and no page the microphone', () => {
  const policy = 'camera=(self), microphone=(), payment=(), usb=()';
  expect(without((answer) => header(answer, 'permissions-policy') === policy)).toEqual([]);
});

test('every response has the content security policy, which allows no other origin', () => {
  const policies = new Set(
    answers.map(([, answer]) => header(answer, 'content-security-policy').replaceAll(/\s+/g, ' ')),
  );
  for (const policy of policies) {
    const parts = new Map(
      policy.split(';').map((part) => {
        const [name = '', ...values] = part.trim().split(' ');
        return [name, values.join(' ')] as const;
      }),
    );
    for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) {
      expect([name, parts.get(name)]).toEqual([name, "'none'"]);
    }
    expect(parts.get('script-src')).toBe("'self'");
    expect(parts.get('form-action')).toBe("'self'");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy.replace("style-src 'self' 'unsafe-inline'", '')).not.toContain('unsafe-inline');
    expect(policy).not.toMatch(/https?:|\*/);
  }
  expect(policies.size).toBe(1);
});

test('no page of another origin can read a response, and a preflight request is not answered', async () => {
  expect(without(({ headers }) => !('access-control-allow-origin' in headers))).toEqual([]);
  for (const { path } of endpoints) {
    const url = path.replaceAll(/\{\w+\}/g, 'x');
    const answer = await preflight(url);
    expect([url, answer.status]).toEqual([url, 404]);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-'))).toEqual([]);
  }
});

function preflight(url: string) {
  return app.raw('OPTIONS', url, undefined, undefined, {
    ...from,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type',
  });
}

test('every response has its type, and every text its character set', () => {
  expect(
    without(
      (answer) => answer.text === '' || /^[a-z]+\/[\w.+-]+/.test(header(answer, 'content-type')),
    ),
  ).toEqual([]);
  expect(
    without(
      (answer) =>
        !/^(?:text|application\/json)/.test(header(answer, 'content-type')) ||
        /charset=utf-8/i.test(header(answer, 'content-type')),
    ),
  ).toEqual([]);
});

test('a call responds with JSON, also when its URL is opened as a page, and the response is not cached', () => {
  const ofCalls = (what: string) => /\/v[23]\//.test(what);
  expect(
    without(
      (answer, what) =>
        !ofCalls(what) || header(answer, 'content-type').startsWith('application/json'),
    ),
  ).toEqual([]);
  expect(
    without((answer, what) => !ofCalls(what) || header(answer, 'cache-control') === 'no-store'),
  ).toEqual([]);
});

test('no response reveals the software of the server', () => {
  expect(without(({ headers }) => !('server' in headers) && !('x-powered-by' in headers))).toEqual(
    [],
  );
});
