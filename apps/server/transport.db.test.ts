import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from './composition.ts';
import { signInTo, createOrgFixture } from './testing/org-fixture.ts';
import type { OrgFixture } from './testing/org-fixture.ts';

let fixture: OrgFixture;
let port: number;
beforeAll(async () => {
  fixture = await createOrgFixture();
  port = Number(new URL(await fixture.app.listen()).port);
});
afterAll(() => fixture.leave());

/** The response of the server to bytes that no client of ours would send. */
function answerTo(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const line = connect(port, '127.0.0.1', () => line.write(bytes));
    line.setEncoding('utf8').on('data', (part: string) => (text += part));
    line.once('close', () => resolve(text));
    line.once('error', reject);
  });
}

const head =
  'POST /v3/auth/method HTTP/1.1\r\nHost: heat.example\r\nContent-Type: application/json\r\n';
const inner = 'GET /v3/auth/sign-ins HTTP/1.1\r\nHost: heat.example\r\n\r\n';

test.each([
  ['two lengths', `${head}Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}${inner}`],
  [
    'a length and chunks',
    `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`,
  ],
  ['a length that is no number', `${head}Content-Length: 2x\r\n\r\n{}`],
  ['chunks under another name', `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${inner}`],
  [
    'a chunk of a size that is none',
    `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  ],
  ['a line break within a header', `${head}X-A: b\rGET /v3/auth/sign-ins HTTP/1.1\r\n\r\n`],
  ['a folded header', `${head}X-A: b\r\n c\r\nContent-Length: 2\n\n{}`],
  ['no request at all', 'hello\r\n\r\n'],
])('%s is answered with 400, once, and the connection is closed', async (_, bytes) => {
  const text = await answerTo(bytes);
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test('endless headers are rejected', async () => {
  const text = await answerTo(
    `${head}X-Long: ${'a'.repeat(100_000)}\r\nContent-Length: 2\r\n\r\n{}`,
  );
  expect(text).toMatch(/^HTTP\/1\.1 431 /);
});

test('a body with a declared length of one byte too many is rejected before it arrives', async () => {
  for (const { method, path, aliases = [], body, bodyLimit = 1024 * 1024 } of endpoints) {
    if (body === undefined) continue;
    for (const url of [path, ...aliases]) {
      const filled = url.replaceAll(/\{\w+\}/g, '01900000-0000-7000-8000-000000000000');
      const announced = (length: number) =>
        answerTo(
          `${method} ${filled} HTTP/1.1\r\nHost: heat.example\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${String(length)}\r\n\r\n{}`,
        );
      // Only its first two bytes are ever sent.
      expect([filled, await announced(bodyLimit + 1)]).toEqual([
        filled,
        expect.stringMatching(/^HTTP\/1\.1 413 /),
      ]);
    }
  }
});

test('a chunked body is cut off at its limit', async () => {
  const chunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`;
  const text = await answerTo(
    `${head}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(17)}0\r\n\r\n`,
  );
  expect(text).toMatch(/^HTTP\/1\.1 413 /);
});

const askMethod = (from: string, headers: Record<string, string>) =>
  fixture.app.raw('POST', '/v3/auth/method', '{"email": "nobody@x.example"}', undefined, {
    from,
    ...headers,
  });

test('a client that is not a trusted proxy cannot pretend to be another client', async () => {
  const stranger = '203.0.113.9';
  const claims = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-client-ip', 'cf-connecting-ip'];
  for (let turn = 0; turn < 60; turn += 1) {
    const name = claims[turn % claims.length] ?? '';
    const { status } = await askMethod(stranger, { [name]: `10.9.${String(turn)}.1` });
    expect(status).toBe(200);
  }
  expect((await askMethod(stranger, { 'x-forwarded-for': '10.9.200.1' })).status).toBe(429);
  expect((await askMethod(stranger, { 'x-forwarded-for': '127.0.0.1' })).status).toBe(429);
  expect((await askMethod('203.0.113.10', {})).status).toBe(200);
});

/** Calls 60 times, which is allowed, and once more: returns the last status. */
async function askTooOften(from: string, headersOf: (turn: number) => Record<string, string>) {
  for (let turn = 0; turn < 60; turn += 1) {
    expect((await askMethod(from, headersOf(turn))).status).toBe(200);
  }
  return (await askMethod(from, headersOf(60))).status;
}

test.each<[string, string, (turn: number) => string]>([
  ['other first entries', '198.51.100.7', (turn) => `10.7.${String(turn)}.1, 198.51.100.7`],
  [
    'other ports',
    '198.51.100.8',
    (turn) => `10.7.${String(turn)}.1, 198.51.100.8:${String(40_000 + turn)}`,
  ],
  [
    'several hops that a client adds',
    '198.51.100.9',
    (turn) => `127.0.0.1, ::1, 10.7.${String(turn)}.1, 198.51.100.9`,
  ],
  [
    'words that a client adds',
    '198.51.100.10',
    (turn) => `unknown, _hidden${String(turn)}, 198.51.100.10`,
  ],
  [
    'another hop of ours',
    '198.51.100.11',
    (turn) => `10.7.${String(turn)}.1, 198.51.100.11, 127.0.0.1`,
  ],
  [
    'IPv4 wrapped by IPv6',
    '198.51.100.12',
    (turn) => (turn % 2 === 0 ? '::ffff:198.51.100.12' : '::FFFF:c633:640c'),
  ],
  [
    'other addresses of one IPv6 network',
    '2001:db8:7:7::1',
    (turn) => `2001:db8:7:7:${turn.toString(16)}::1`,
  ],
  [
    'other ports of IPv6',
    '2001:db8:7:8::1',
    (turn) => `[2001:db8:7:8::${turn.toString(16)}]:${String(40_000 + turn)}`,
  ],
  ['what is no address', 'x', (turn) => `garbage-${String(turn)}`],
])('X-Forwarded-For with %s is counted as one client', async (_name, same, chainOf) => {
  expect(await askTooOften('127.0.0.1', (turn) => ({ 'x-forwarded-for': chainOf(turn) }))).toBe(
    429,
  );
  expect((await askMethod('127.0.0.1', { 'x-forwarded-for': same })).status).toBe(429);
  expect((await askMethod('127.0.0.1', { 'x-forwarded-for': '198.51.100.99' })).status).toBe(200);
});

test('of several headers sent by a client and a trusted proxy only the last one counts', async () => {
  const ask = (turn: number) =>
    answerTo(
      [
        `${head}X-Forwarded-For: 10.6.${String(turn)}.1`,
        'X-Forwarded-For: 198.51.100.20',
        'Connection: close',
        'Content-Length: 26',
        '',
        '{"email":"a@site.example"}',
      ].join('\r\n'),
    );
  for (let turn = 0; turn < 60; turn += 1) expect(await ask(turn)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask(60)).toMatch(/^HTTP\/1\.1 429 /);
});

test('a client without a proxy is counted by the /64 network of its IPv6 address', async () => {
  for (let turn = 0; turn < 60; turn += 1) {
    expect((await askMethod(`2001:db8:1:2::${turn.toString(16)}`, {})).status).toBe(200);
  }
  expect((await askMethod('2001:db8:1:2:ffff:ffff:ffff:ffff', {})).status).toBe(429);
  expect((await askMethod('2001:db8:1:3::1', {})).status).toBe(200);
});

/** Settles once a connection accepts more bytes, or is closed. */
function goesOn(line: Socket): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      line.off('drain', settle).off('close', settle);
      resolve();
    };
    line.on('drain', settle).on('close', settle);
  });
}

test('a chunked form is cut off once it exceeds the size of its file by far', async () => {
  const token = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  const line = connect(port, '127.0.0.1');
  let text = '';
  let isClosed = false;
  line.setEncoding('utf8').on('data', (part: string) => (text += part));
  // A client that continues to send may find the connection reset.
  line.on('error', () => undefined).once('close', () => (isClosed = true));
  line.write(
    `POST /v3/user/import/verify HTTP/1.1\r\nHost: heat.example\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=edge\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  const send = (part: string) => line.write(`${part.length.toString(16)}\r\n${part}\r\n`);
  send(
    '--edge\r\nContent-Disposition: form-data; name="file"; filename="people.csv"\r\nContent-Type: text/csv\r\n\r\n',
  );
  const piece = 'x'.repeat(65_536);
  let pieces = 0;
  while (!isClosed && pieces < 1000) {
    pieces += 1;
    if (!send(piece)) await goesOn(line);
  }
  line.destroy();
  expect(isClosed).toBe(true);
  expect(text).toMatch(/^(?:HTTP\/1\.1 413 |$)/);
});
