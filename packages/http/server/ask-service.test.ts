import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askBytes, fetchJson, ServiceFailure } from './ask-service.ts';

const limits = { timeout: 5000, longest: 100 };
const server = createServer((request, response) => {
  const [, path = ''] = (request.url ?? '').split('/');
  if (path.startsWith('elsewhere')) response.writeHead(302, { location: '/json' }).end();
  else if (path === 'long') response.end('x'.repeat(101));
  else if (path === 'busy') response.writeHead(503).end('later');
  else response.end(JSON.stringify({ method: request.method, key: request.headers['x-key'] }));
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => server.close());

const failure = (path: string, base = origin) =>
  fetchJson(new URL(`/${path}`, base), limits).then(
    () => null,
    (error: unknown) => error as ServiceFailure,
  );

test('headers and a form are sent', async () => {
  const form = new URLSearchParams({ grant_type: 'client_credentials' });
  const asked = { ...limits, headers: { 'x-key': 'a' }, form };
  expect(await fetchJson(new URL('/json', origin), asked)).toEqual({ method: 'POST', key: 'a' });
});

test.each([
  ['busy', 'refused', 503],
  ['long', 'unreadable', null],
  ['elsewhere?key=secret', 'away', null],
])('%s: the service is %s', async (path, reason, status) => {
  expect(await failure(path)).toMatchObject({ reason, status });
});

test('a response with the status of an error is read if that is asked for', async () => {
  const asked = askBytes(new URL('/busy', origin), '*/*', { ...limits, takesErrors: true });
  const { status, bytes } = await asked;
  expect([status, bytes.toString()]).toEqual([503, 'later']);
});

test('the log gets the code of a failure, but not the address with its key', async () => {
  // A port where nobody listens any more.
  const closed = createServer();
  await new Promise<void>((ready) => closed.listen(0, '127.0.0.1', ready));
  const { port } = closed.address() as AddressInfo;
  await new Promise((done) => closed.close(done));
  const found = await failure('json?key=secret', `http://127.0.0.1:${String(port)}`);
  expect(found).toBeInstanceOf(ServiceFailure);
  expect(found?.message).toMatch(/^A service is away \(\w+\)\.$/);
  expect(String(found?.stack)).not.toContain('secret');
});
