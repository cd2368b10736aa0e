import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appOn, signInTo, createOrgFixture, startPlaceSearch } from '#apps/server/testing';
import type { TestApp, OrgFixture, TestPlaceSearch } from '#apps/server/testing';

let fixture: OrgFixture;
let service: TestPlaceSearch;
let app: TestApp;
let token: string;
beforeAll(async () => {
  service = await startPlaceSearch();
  fixture = await createOrgFixture();
  token = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  const url = `${service.url}&address={ip}`;
  app = await appOn(fixture.database, fixture.clock, { addressSearch: { url, timeout: 60_000 } });
});
beforeEach(() => service.reset());
afterAll(async () => {
  await app.close();
  await fixture.leave();
  await service.stop();
});

async function askFrom(from: string, by: TestApp = app) {
  const { status, body } = await by.raw('GET', '/v3/external/geoip', undefined, token, { from });
  return { status, data: body.data as unknown };
}

test.each([
  ['one dialect', { lat: -31.95, lon: 115.86, city: 'Perth', country: 'Australia', isp: 'x' }],
  ['the other', { latitude: -31.95, longitude: 115.86, city: 'Perth', country: 'Australia' }],
])(
  'the approximate position of the caller is found by their address, in %s',
  async (_name, answer) => {
    service.answer.text = JSON.stringify(answer);
    expect(await askFrom('203.0.113.9')).toEqual({
      status: 200,
      data: { lat: -31.95, lon: 115.86, city: 'Perth', country: 'Australia' },
    });
    expect(service.asked[0]?.get('address')).toBe('203.0.113.9');
  },
);

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '192.168.7.7',
  '172.20.0.4',
  '::1',
  'fd00::7',
  '::ffff:10.0.0.1',
])('an address of the fixture, %s, is never looked up', async (from) => {
  expect((await askFrom(from)).status).toBe(404);
  expect(service.asked).toEqual([]);
});

test.each([
  ['a failure', { status: 500 }],
  ['HTML', { type: 'text/html', text: '<html></html>' }],
  ['a place that is nowhere', { text: '{"lat":95,"lon":0}' }],
])('%s of the service leaves the caller without a position', async (_name, part) => {
  Object.assign(service.answer, part);
  expect((await askFrom('203.0.113.9')).status).toBe(503);
});

test('without a service no address is looked up', async () => {
  expect((await askFrom('203.0.113.9', fixture.app)).status).toBe(404);
});
