import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appOn, signInTo, createOrgFixture, startPlaceSearch } from '#apps/server/testing';
import type { TestApp, OrgFixture, TestPlaceSearch } from '#apps/server/testing';

let fixture: OrgFixture;
let service: TestPlaceSearch;
let token: string;
beforeAll(async () => {
  service = await startPlaceSearch();
  fixture = await createOrgFixture({ placeSearch: { url: service.url, timeout: 60_000 } });
  token = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
});
beforeEach(() => service.reset());
afterAll(async () => {
  await fixture.leave();
  await service.stop();
});

const hayStreet = {
  ...{ place_id: 7, lat: '-31.9523', lon: '115.8613', display_name: '1 Hay Street, Perth' },
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0.',
};

async function search(query: string, app: TestApp = fixture.app) {
  const { status, body } = await app.call('GET', `/v3/external/geocode${query}`, undefined, token);
  return { status, data: body.data as unknown, message: body.message, errors: body.errors };
}

test('[MAP-09] a service is called by its API, and its response is converted to ours', async () => {
  service.answer.text = JSON.stringify([hayStreet, { ...hayStreet, lat: -31, lon: 115.5 }]);
  const { data } = await search('?street=%20Hay%20Street%201&city=Perth&postalcode=6000');
  const { place_id, ...kept } = hayStreet;
  expect(place_id).toBe(7);
  expect(data).toEqual([kept, { ...kept, lat: '-31', lon: '115.5' }]);
  expect(Object.fromEntries(service.asked[0] ?? [])).toEqual({
    ...{ key: 'ours', street: 'Hay Street 1', city: 'Perth', postalcode: '6000' },
    ...{ format: 'json', limit: '5' },
  });
});

test('a response is cached, whatever the case of the query; a failure is requested again', async () => {
  service.answer.status = 503;
  expect((await search('?q=perth')).status).toBe(503);
  service.answer.status = 200;
  service.answer.text = JSON.stringify([hayStreet]);
  const found = (await search('?q=perth')).data;
  service.answer.text = '[]';
  expect((await search('?q=Perth')).data).toEqual(found);
  expect(service.asked).toHaveLength(2);
});

test.each([
  ['a failure', { status: 503 }, 'the search service responded with error 503'],
  ['a redirect', { status: 302 }, 'the search service cannot be reached'],
  [
    'HTML',
    { type: 'text/html', text: '<html></html>' },
    'the search service did not send a usable response',
  ],
  ['no list', { text: '{"error":"no"}' }, 'the search service did not send a usable response'],
  [
    'a place that is nowhere',
    { text: JSON.stringify([{ ...hayStreet, lat: '95' }]) },
    'the search service did not send a usable response',
  ],
  [
    'more than is read',
    { text: JSON.stringify([{ ...hayStreet, more: 'x'.repeat(300_000) }]) },
    'the search service did not send a usable response',
  ],
])(
  '%s of the service has its message, and its address is not revealed',
  async (name, part, reason) => {
    Object.assign(service.answer, part);
    const { status, message } = await search(`?q=${encodeURIComponent(name)}`);
    expect([status, message]).toEqual([503, reason]);
  },
);

test('a service that is slow or unavailable is not waited for', async () => {
  service.answer.isHeldBack = true;
  const hasty = { url: service.url, timeout: 50 };
  const slow = await appOn(fixture.database, fixture.clock, { placeSearch: hasty });
  expect((await search('?q=slow', slow)).message).toBe(
    'the search service did not respond in time',
  );
  await slow.close();
  const other = await startPlaceSearch();
  await other.stop();
  const away = { url: other.url, timeout: 60_000 };
  const lonely = await appOn(fixture.database, fixture.clock, { placeSearch: away });
  expect((await search('?q=away', lonely)).message).toBe('the search service cannot be reached');
  await lonely.close();
});

test('a query without words is rejected, and so is the 121st within a minute', async () => {
  const empty = await search('?q=%20');
  expect([empty.status, empty.errors]).toEqual([422, { q: 'Missing location data' }]);
  const app = await appOn(fixture.database, fixture.clock, { placeSearch: { url: service.url } });
  for (let index = 0; index < 120; index += 1) {
    expect((await search(`?q=${String(index)}`, app)).status).toBe(200);
  }
  expect((await search('?q=another', app)).status).toBe(429);
  // A cached result needs no request.
  expect((await search('?q=7', app)).status).toBe(200);
  await app.close();
}, 120_000);

test('without a service the gazetteer answers; towns of a view always come from it', async () => {
  const own = await appOn(fixture.database, fixture.clock);
  const { data } = await search('?city=Perth&country=Australia', own);
  expect(data).toMatchObject({ 0: { display_name: 'Perth, Australia', lat: '-31.95224' } });
  const towns = await own.call(
    'GET',
    '/v3/external/towns?south=-33&west=115&north=-31&east=117',
    undefined,
    token,
  );
  expect(towns.body.data).toMatchObject({ 0: { name: 'Perth' } });
  const wrong = await own.call('GET', '/v3/external/towns?south=-91', undefined, token);
  expect(wrong.status).toBe(422);
  await own.close();
  expect(service.asked).toEqual([]);
}, 120_000);

test('a response is requested again after 30 days', async () => {
  service.answer.text = JSON.stringify([hayStreet]);
  expect((await search('?q=kept')).data).toHaveLength(1);
  service.answer.text = '[]';
  fixture.clock.now += 30 * 24 * 60 * 60 * 1000 + 1;
  token = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  expect((await search('?q=kept')).data).toEqual([]);
});
