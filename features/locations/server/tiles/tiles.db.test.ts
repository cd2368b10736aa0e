import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  appOn,
  onePixel,
  signInTo,
  smallJpeg,
  createOrgFixture,
  startPlaceSearch,
} from '#apps/server/testing';
import type { TestApp, OrgFixture, TestPlaceSearch } from '#apps/server/testing';

const png = Buffer.from(onePixel, 'base64');

let fixture: OrgFixture;
let service: TestPlaceSearch;
let app: TestApp;
let token: string;
beforeAll(async () => {
  service = await startPlaceSearch();
  fixture = await createOrgFixture();
  app = await appWith(60_000);
  token = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
});
beforeEach(() => {
  service.reset();
  Object.assign(service.answer, { type: 'image/png', text: png });
});
afterAll(async () => {
  await app.close();
  await fixture.leave();
  await service.stop();
});

/** A product whose base map comes from the fake service. */
function appWith(timeout: number): Promise<TestApp> {
  const url = `${service.url}&z={z}&x={x}&y={y}`;
  const tiles = { base: { url, attribution: 'Stand-in', youth: 600, timeout } };
  return appOn(fixture.database, fixture.clock, { tiles });
}

const ask = (place: string, by: TestApp = app, as: string | undefined = token) =>
  by.raw('GET', `/v3/external/tiles/${place}`, undefined, as);

test('[MAP-10] a tile is returned unchanged, may be cached by the client, and is requested once for all clients', async () => {
  const [first] = await Promise.all([ask('base/3/6/4'), ask('base/3/6/4')]);
  expect(first.bytes).toEqual(png);
  expect(first.headers).toMatchObject({
    ...{ 'content-type': 'image/png', 'cache-control': 'private, max-age=600' },
    'x-content-type-options': 'nosniff',
  });
  expect(first.headers['vary']).toContain('authorization');
  expect(service.asked.map((query) => Object.fromEntries(query))).toEqual([
    { key: 'ours', z: '3', x: '6', y: '4' },
  ]);
  fixture.clock.now += 200_000;
  expect((await ask('base/3/6/4')).headers['cache-control']).toBe('private, max-age=400');
  fixture.clock.now += 400_000;
  await ask('base/3/6/4');
  expect(service.asked).toHaveLength(2);
});

test('the type of a tile is detected from its bytes', async () => {
  service.answer.text = Buffer.from(smallJpeg, 'base64');
  expect((await ask('base/3/6/5')).headers['content-type']).toBe('image/jpeg');
});

test.each([
  ['HTML', { type: 'text/html', text: '<html></html>' }],
  ['HTML that is called a picture', { text: '<html></html>' }],
  ['a picture that is called HTML', { type: 'text/html' }],
  ['a picture that can run', { type: 'image/svg+xml', text: '<svg xmlns="x"/>' }],
  ['a failure', { status: 500 }],
  ['a redirect', { status: 302 }],
  ['more than is read', { text: Buffer.concat([png, Buffer.alloc(1024 * 1024)]) }],
  ['a picture of a thousand million points', { text: widened(png) }],
])('%s of the service is neither returned nor cached', async (_name, part) => {
  const kept = { ...service.answer };
  Object.assign(service.answer, part);
  const answer = await ask('base/4/1/1');
  expect([answer.status, answer.headers['cache-control']]).toEqual([503, 'no-store']);
  expect(answer.text).not.toContain('html>');
  Object.assign(service.answer, kept);
  service.answer.status = 500;
  expect((await ask('base/4/1/1')).status).toBe(503);
});

test('a service that is slow or unavailable is not waited for', async () => {
  service.answer.isHeldBack = true;
  const hasty = await appWith(50);
  expect((await ask('base/5/1/1', hasty)).status).toBe(503);
  await hasty.close();
  const gone = await startPlaceSearch();
  await gone.stop();
  const url = `${gone.url}&z={z}&x={x}&y={y}`;
  const lonely = await appOn(fixture.database, fixture.clock, {
    tiles: { base: { url, attribution: 'Gone', youth: 1 } },
  });
  expect((await ask('base/5/1/1', lonely)).status).toBe(503);
  await lonely.close();
});

test.each([
  ...['base/3/8/0', 'base/3/0/8', 'base/3/-1/0', 'base/3/1.5/0', 'base/23/0/0'],
  ...['base/3/1e0/0', 'base/x/0/0', 'rain/3/0/0', 'temperature/3/0/0', 'base/3/0'],
])('%s is not found, or not configured, and never requested', async (place) => {
  expect((await ask(place)).status).toBe(404);
  expect(service.asked).toEqual([]);
});

test('only signed-in people get tiles and their list', async () => {
  expect((await app.raw('GET', '/v3/external/tiles/base/3/6/4')).status).toBe(401);
  expect((await app.raw('GET', '/v3/external/tiles')).status).toBe(401);
  const layers = await app.raw('GET', '/v3/external/tiles', undefined, token);
  expect(layers.body.data).toEqual([{ layer: 'base', attribution: 'Stand-in' }]);
  const none = await fixture.app.raw('GET', '/v3/external/tiles', undefined, token);
  expect(none.body.data).toEqual([]);
});

/** The same picture with a much larger declared width. */
function widened(picture: Buffer): Buffer {
  const wide = Buffer.from(picture);
  wide.writeUInt32BE(1_000_000, 16);
  return wide;
}
