import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from './features.ts';
import { testHouse } from './test-house.ts';
import type { TestHouse } from './test-house.ts';

let house: TestHouse;
let port: number;
beforeAll(async () => {
  house = await testHouse();
  port = Number(new URL(await house.app.listen()).port);
});
afterAll(() => house.leave());

/** What the server says to bytes that no client of ours would send. */
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
])('%s is answered 400, once, and the line is closed', async (_, bytes) => {
  const text = await answerTo(bytes);
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test('headers that go on for ever are refused', async () => {
  const text = await answerTo(
    `${head}X-Long: ${'a'.repeat(100_000)}\r\nContent-Length: 2\r\n\r\n{}`,
  );
  expect(text).toMatch(/^HTTP\/1\.1 431 /);
});

test('a body that says it is one byte too long is refused before it comes', async () => {
  for (const { method, path, aliases = [], body, bodyLimit = 1024 * 1024 } of endpoints) {
    if (body === undefined) continue;
    for (const url of [path, ...aliases]) {
      const filled = url.replaceAll(/\{\w+\}/g, '01900000-0000-7000-8000-000000000000');
      const announced = (length: number) =>
        answerTo(
          `${method} ${filled} HTTP/1.1\r\nHost: heat.example\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${String(length)}\r\n\r\n{}`,
        );
      // Nothing but its first two bytes is ever sent.
      expect([filled, await announced(bodyLimit + 1)]).toEqual([
        filled,
        expect.stringMatching(/^HTTP\/1\.1 413 /),
      ]);
    }
  }
});

test('a body in pieces is cut off at its limit', async () => {
  const chunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`;
  const text = await answerTo(
    `${head}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(17)}0\r\n\r\n`,
  );
  expect(text).toMatch(/^HTTP\/1\.1 413 /);
});

const askMethod = (from: string, headers: Record<string, string>) =>
  house.app.raw('POST', '/v3/auth/method', '{"email": "nobody@x.example"}', undefined, {
    from,
    ...headers,
  });

test('who is not a proxy of ours cannot say that they are somebody else', async () => {
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

test('of what a proxy of ours passes on only the last step counts', async () => {
  const through = (chain: string) => askMethod('127.0.0.1', { 'x-forwarded-for': chain });
  for (let turn = 0; turn < 60; turn += 1) {
    expect((await through(`10.7.${String(turn)}.1, 198.51.100.7`)).status).toBe(200);
  }
  expect((await through('10.7.200.1, 198.51.100.7')).status).toBe(429);
  expect((await through('198.51.100.8')).status).toBe(200);
});
