import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { problemOf } from './noted.ts';
import { postPublic, RefusedAddress } from './public-request.ts';
import { isPublicAddress, isPublicName } from './public-address.ts';

let answer: (request: IncomingMessage, response: ServerResponse) => void;
const received: { url: string; host: string; body: string }[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    received.push({ url: request.url ?? '', host: request.headers.host ?? '', body });
    answer(request, response);
  });
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received.length = 0;
  answer = (_request, response) => response.end('ok');
});

const usual = { body: '{}', headers: {}, timeout: 5000, longest: 1000 };
const here = (path = '/') => new URL(`http://127.0.0.1:${String(port)}${path}`);

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:93.184.216.34', false],
  ['64:ff9b::7f00:1', false],
  ['fe80::1', false],
  ['fd12:3456::1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['hook.example', false],
  ['', false],
])('%s is on the internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test.each([
  ['hook.example', true],
  ['localhost.example', true],
  ['localhost', false],
  ['LOCALHOST.', false],
  ['app.localhost', false],
  ['printer.local', false],
  ['metadata.google.internal', false],
  ['nas.home.arpa', false],
  ['nas.internal..', false],
  ['intranet', false],
  ['', false],
])('the name %s can lead to the internet: %s', (name, isPublic) => {
  expect(isPublicName(name)).toBe(isPublic);
});

test.each([
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fd00::1]/',
  'https://169.254.169.254/latest/meta-data',
])('%s is refused', async (address) => {
  await expect(postPublic(new URL(address), usual)).rejects.toThrow(RefusedAddress);
});

test('http is refused', async () => {
  await expect(postPublic(new URL('http://93.184.216.34/'), usual)).rejects.toMatchObject({
    reason: 'not_https',
  });
});

test('a name with a private address, also as one of several, is refused', async () => {
  for (const found of [['127.0.0.1'], ['93.184.216.34', '10.0.0.1'], ['::1']]) {
    const resolve = () =>
      Promise.resolve(found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
    await expect(
      postPublic(new URL('https://hook.example/'), { ...usual, resolve }),
    ).rejects.toMatchObject({ reason: 'not_public' });
  }
});

test('the request goes to the address that was checked, which is looked up once', async () => {
  let count = 0;
  const resolve = () => {
    count += 1;
    // A second question would lead elsewhere.
    return Promise.resolve([{ address: count === 1 ? '127.0.0.1' : '192.0.2.1', family: 4 }]);
  };
  const address = new URL(`http://hook.example:${String(port)}/alerts?key=1`);
  const status = await postPublic(address, {
    ...usual,
    ...{ body: '{"a":"ü"}', resolve, allowsPrivate: true },
  });
  expect([status, count]).toEqual([200, 1]);
  const host = `hook.example:${String(port)}`;
  expect(received).toEqual([{ url: '/alerts?key=1', host, body: '{"a":"ü"}' }]);
});

test('a redirect is not followed', async () => {
  answer = (_request, response) => response.writeHead(302, { location: here('/next').href }).end();
  expect(await postPublic(here(), { ...usual, allowsPrivate: true })).toBe(302);
  expect(received.map(({ url }) => url)).toEqual(['/']);
});

test('an endless response, and one that never comes, end', async () => {
  answer = (_request, response) => response.end('x'.repeat(2000));
  const asking = { ...usual, allowsPrivate: true };
  const large = await postPublic(here(), asking).catch((error: unknown) => problemOf(error));
  expect(large).toBe('It did not send a usable response.');
  answer = () => undefined;
  const slow = await postPublic(here(), { ...asking, timeout: 50 }).catch(problemOf);
  expect(slow).toBe('It did not respond in time.');
  const name = new URL('http://hook.example/');
  const lost = { ...asking, timeout: 50, resolve: () => new Promise<never>(() => undefined) };
  expect(await postPublic(name, lost).catch(problemOf)).toBe('It did not respond in time.');
});

test('a server that is away is a failure without the address', async () => {
  const away = new URL('http://127.0.0.1:1/secret');
  const failure = await postPublic(away, { ...usual, allowsPrivate: true }).catch(String);
  expect(failure).toBe('Error: A service is away (ECONNREFUSED).');
});
