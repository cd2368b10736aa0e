import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { createLinkClient } from './link-client.ts';
import { openLinkStorage } from './link-storage.ts';
import { sendOthers } from './send-others.ts';
import { testHome, testLink, testPage } from './test-link.ts';

// Of the browser, which the tests of this file have not.
globalThis.IDBKeyRange = IDBKeyRange;

const online = { '': testHome, '/page': testPage, '/request': { request_id: 'r', recipients: 2 } };

test('the answers are kept, and shown without a connection', async () => {
  const factory = new IDBFactory();
  await testLink(online, factory).link.start();
  const { link } = testLink({ '': 0, '/page': 0 }, factory);
  await link.start();
  expect(link.state()).toMatchObject({
    ...{ phase: 'open', trouble: 'offline' },
    ...{ home: { value: testHome }, page: { value: testPage } },
  });
});

test.each([
  [0, 'offline'],
  [429, 'too_many'],
  [500, 'server'],
])('status %i on the first visit', async (status, trouble) => {
  const { link } = testLink({ '': status });
  await link.start();
  expect(link.state()).toMatchObject({ phase: 'failed', trouble, home: null });
});

test('a link that is no longer valid leaves nothing on the device', async () => {
  const factory = new IDBFactory();
  await testLink(online, factory).link.start();
  const { link, storage } = testLink({ '': 404 }, factory);
  await link.start();
  expect(link.state()).toMatchObject({ phase: 'invalid', home: null, page: null });
  expect([...(await storage.read('token')).keys()]).toEqual([]);
});

test('a page that is switched off shows the courses only', async () => {
  const { link } = testLink({ ...online, '/page': 404 });
  await link.start();
  expect(link.state()).toMatchObject({ phase: 'open', home: { value: { has_page: false } } });
});

test('a storage that another process still holds is opened again, and the answer does not wait', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const factory = new IDBFactory();
  const before = testLink({ ...online, '/request': 0 }, factory);
  await before.link.start();
  await before.link.ask('break', [], '');
  const opened = vi.spyOn(factory, 'open');
  for (let time = 0; time < 2; time += 1) {
    opened.mockImplementationOnce(() => {
      const request = { onerror: () => undefined, error: new Error('Held.') };
      queueMicrotask(() => request.onerror());
      return request as unknown as ReturnType<typeof factory.open>;
    });
  }
  const { link } = testLink({ ...online, '/request': 0 }, factory);
  const started = link.start();
  await vi.waitFor(() => expect(link.state().phase).toBe('open'));
  expect(link.state().waiting).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  await started;
  expect(link.state().waiting).toHaveLength(1);
  vi.useRealTimers();
});

test('a request without a connection waits on disk, and is sent once', async () => {
  const factory = new IDBFactory();
  const offline = testLink({ ...online, '/request': 0 }, factory);
  await offline.link.start();
  await offline.link.ask('break', [], '');
  expect(offline.link.state().waiting).toMatchObject([{ isOnDisk: true, isRefused: false }]);

  // The browser was killed: another page finds it.
  const later = testLink(online, factory);
  await later.link.start();
  const sent = later.calls.filter(({ path }) => path === '/request');
  expect(sent.map(({ body }) => body)).toEqual([offline.link.state().waiting[0]?.fields]);
  expect(later.link.state().waiting).toEqual([]);
  const again = testLink(online, factory);
  await again.link.start();
  expect(again.calls.filter(({ path }) => path === '/request')).toEqual([]);
});

test('two requests at once are each sent once', async () => {
  const { link, calls } = testLink(online);
  await link.start();
  await Promise.all([link.ask('break', [], ''), link.ask('symptoms', ['dizzy'], 'note')]);
  const ids = calls.flatMap(({ path, body }) =>
    path === '/request' ? [(body as { request_id: string }).request_id] : [],
  );
  expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
  expect(link.state().waiting).toEqual([]);
});

test.each([429, 500, 503])('status %i keeps a request for later', async (status) => {
  const { link } = testLink({ ...online, '/request': status });
  await link.start();
  await link.ask('break', [], '');
  expect(link.state().waiting).toMatchObject([{ isRefused: false }]);
});

test('a request that the server does not accept says so, and can be removed', async () => {
  const { link, storage } = testLink({ ...online, '/request': 422 });
  await link.start();
  await link.ask('symptoms', ['dizzy'], '');
  const [request] = link.state().waiting;
  expect(request).toMatchObject({ isRefused: true });
  await link.dismiss(request?.fields.request_id ?? '');
  expect(link.state().waiting).toEqual([]);
  expect([...(await storage.read('token')).keys()].toSorted()).toEqual(['home', 'page']);
});

test('a device without storage says that it cannot keep a request, and sends it', async () => {
  const answers: Record<string, unknown> = { ...online, '/request': 0 };
  const withoutStorage = {
    open: () => {
      throw new Error('There is no storage.');
    },
  };
  const { link: broken } = testLink(answers, withoutStorage as unknown as IDBFactory);
  await broken.start();
  await broken.ask('break', [], '');
  expect(broken.state().waiting).toMatchObject([{ isOnDisk: false }]);
  answers['/request'] = online['/request'];
  await broken.sendWaiting();
  expect(broken.state().waiting).toEqual([]);
});

test('removing the page deletes everything of the link, and nothing of another one', async () => {
  const { link, storage } = testLink(online);
  await link.start();
  await storage.keep('other', 'home', 1);
  await link.remove();
  expect(link.state().phase).toBe('removed');
  expect((await storage.read('token')).size).toBe(0);
  expect((await storage.read('other')).size).toBe(1);
});

test('requests of another link on the device are sent too', async () => {
  const storage = openLinkStorage(new IDBFactory());
  const request = { fields: { request_id: 'r1' }, isOnDisk: true, isRefused: false };
  await storage.keep('other', 'request:r1', request);
  await storage.keep('shown', 'request:r2', request);
  const asked: string[] = [];
  await sendOthers('shown', storage, (token) =>
    createLinkClient(token, (path) => {
      asked.push(path instanceof Request ? path.url : String(path));
      return Promise.resolve(Response.json({ status: true, data: {} }));
    }),
  );
  expect(asked).toEqual(['/v3/access/other/request']);
  expect((await storage.read('other')).size).toBe(0);
  expect((await storage.read('shown')).size).toBe(1);
});
