import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mountPage } from './page.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watershade-page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets/a.js'), `// ${'plain '.repeat(500)}`);
  writeFileSync(join(folder, 'assets/a.js.gz'), gzipSync('// compressed by the build'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a file is sent as the build compressed it, and plain to a client that asks for that', async () => {
  const app = fastify();
  await app.register(compress, { encodings: ['gzip', 'identity'], threshold: 1024 });
  await mountPage(app, folder);
  const get = (encoding: string) =>
    app.inject({ url: '/assets/a.js', headers: { 'accept-encoding': encoding } });
  const packed = await get('gzip, deflate, br');
  expect(packed.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': expect.stringMatching(/^(text|application)\/javascript/) as string,
    'cache-control': expect.stringContaining('immutable') as string,
  });
  expect(gunzipSync(packed.rawPayload).toString()).toBe('// compressed by the build');
  const plain = await get('identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toContain('plain plain');
  await app.close();
});

test('an address below /access gets the page of links, any other the app, and a missing file neither', async () => {
  mkdirSync(join(folder, 'access/assets'), { recursive: true });
  writeFileSync(join(folder, 'access/index.html'), 'the page of links');
  writeFileSync(join(folder, 'access/assets/b.js'), '// a file of it');
  const app = fastify();
  await mountPage(app, folder);
  const bodyOf = async (url: string) => (await app.inject({ url })).body;
  for (const url of [
    '/access',
    '/access/',
    '/access/token',
    '/access/token/assessments?course=1',
  ]) {
    expect(await bodyOf(url)).toBe('the page of links');
  }
  expect(await bodyOf('/accessories')).toBe('<!doctype html>');
  const file = await app.inject({ url: '/access/assets/b.js' });
  expect(file.headers['cache-control']).toContain('immutable');
  expect((await app.inject({ url: '/access/assets/gone.js' })).statusCode).toBe(404);
  await app.close();
});

test('a folder is not listed, and nothing outside it is read', async () => {
  const app = fastify();
  const inner = join(folder, 'inner');
  mkdirSync(join(inner, 'assets'), { recursive: true });
  await mountPage(app, inner);
  for (const [url, status] of [
    ['/assets/', 403],
    ['/assets//a.js', 403],
    ['/assets/..%2f..%2findex.html', 404],
    ['/assets/%2e%2e/%2e%2e/assets/a.js', 404],
  ] as const) {
    expect((await app.inject({ url })).statusCode, url).toBe(status);
  }
  await app.close();
});
