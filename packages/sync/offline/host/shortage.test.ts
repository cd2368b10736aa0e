import { expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { createFakePage, somebody } from '../testing/fake-page.ts';
import type { FakePage } from '../testing/fake-page.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { reading, readingId, readingsFrom } from '../testing/test-tables.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import { createLimitedStorage } from '../testing/limited-storage.ts';

const day = 86_400_000;

function stage() {
  const server = createFakeServer();
  server.pageSize = 20;
  server.put('users', { user_id: 'u1', has_picture: true, tag_ids: ['a'] });
  server.images.set('u1', 'data');
  server.put('measurements', ...readingsFrom(0, 50));
  const world = createFakeEnvironment(server.answer);
  const worker = world.worker();
  const { factory, room } = createLimitedStorage(worker.environment.indexedDB);
  const environment = { ...worker.environment, indexedDB: factory };
  return { server, world, room, worker: { ...worker, environment } };
}

async function untilUpToDate(page: FakePage): Promise<void> {
  await eventually(() => {
    expect(page.status).toMatchObject({ initialised: true, state: 'stopped', error: null });
    expect(page.status.last_run).not.toBeNull();
  });
}

const all = Array.from({ length: 50 }, (_, value) => value);
const values = async (page: FakePage) =>
  ((await page.read('trial.values')) as number[]).toSorted((a, b) => a - b);

it('fails at the n-th put, for each n, and never leaves an inconsistent copy', async () => {
  const whole = stage();
  const first = createFakePage(whole.worker.environment);
  first.post({ type: 'hello', auth: somebody });
  await untilUpToDate(first);
  const { puts } = whole.room;
  expect(puts).toBeGreaterThan(20);
  for (let failsAt = 1; failsAt <= puts; failsAt += 1) {
    const set = stage();
    set.room.failsAt = failsAt;
    const page = createFakePage(set.worker.environment);
    page.post({ type: 'hello', auth: somebody });
    // A failed put of a log entry delays nothing; any other put is retried at once.
    await untilUpToDate(page);
    expect(await values(page)).toEqual(all);
    expect(page.status.kept_from).toBeNull();
    set.worker.die();
    const again = createFakePage(set.world.worker().environment);
    const calls = set.server.calls.length;
    again.post({ type: 'hello', auth: somebody });
    await untilUpToDate(again);
    expect(await values(again)).toEqual(all);
    const paths = set.server.calls.slice(calls).map(({ path }) => path);
    expect(paths.filter((path) => path.startsWith('/v3'))).toEqual([
      '/v3/sync/core',
      '/v3/sync/measures',
    ]);
  }
}, 30_000);

it('leaves out pictures first, and reports it at once', async () => {
  const set = stage();
  const page = createFakePage(set.worker.environment);
  page.post({ type: 'hello', auth: somebody });
  await untilUpToDate(page);
  expect(set.server.calls.filter(({ path }) => path.includes('image'))).toHaveLength(1);
  set.room.failsAt = set.room.puts + 1;
  set.server.put('measurements', reading(50));
  const asked = page.ask((id) => ({ type: 'sync', id }));
  // The fake clock does not advance.
  await eventually(() => expect(page.status.shortage).toBe('pictures'));
  await asked;
  expect(page.status).toMatchObject({ error: null, kept_from: null });
  expect(await values(page)).toHaveLength(51);
  set.server.put('users', { user_id: 'u2', has_picture: true });
  await page.ask((id) => ({ type: 'sync', id }));
  expect(set.server.calls.filter(({ path }) => path.includes('image'))).toHaveLength(1);
});

it('then leaves out the oldest measurements, stays consistent, and loads them again with room', async () => {
  const set = stage();
  const page = createFakePage(set.worker.environment);
  page.post({ type: 'hello', auth: somebody });
  await untilUpToDate(page);
  set.server.skip(400 * day);
  set.room.limit = set.room.used + 10_000;
  for (let number = 50; page.status.kept_from === null && number < 400; number += 5) {
    set.server.put('measurements', ...readingsFrom(number, 5));
    await page.ask((id) => ({ type: 'sync', id }));
    expect(page.status.error).toBeNull();
  }
  expect(page.status.shortage).toBe('oldest_rows');
  const kept = await values(page);
  expect(kept[0]).toBe(50);
  expect(await page.read('trial.row', { id: readingId(0) })).toBeNull();
  expect(await page.read('trial.row', { id: readingId(50) })).toMatchObject(reading(50));
  await page.ask((id) => ({ type: 'sync', id, check: true }));
  expect(page.status).toMatchObject({ error: null, complete_as_of: null });

  set.worker.die();
  const reader = set.world.worker();
  const again = createFakePage(reader.environment);
  again.post({ type: 'hello', auth: somebody });
  await untilUpToDate(again);
  expect(await values(again)).toEqual(kept);
  expect(again.status).toMatchObject({ shortage: 'oldest_rows' });

  reader.die();
  set.world.clockOff += 2 * day;
  set.world.room = { quota: 1e9, usage: 1e6 };
  const later = createFakePage(set.world.worker().environment);
  later.post({ type: 'hello', auth: somebody });
  await untilUpToDate(later);
  expect(later.status).toMatchObject({ shortage: null, kept_from: null });
  expect((await values(later))[0]).toBe(0);
});

it('starts a first load without pictures if storage is short', async () => {
  const set = stage();
  set.world.room = { quota: 60e6, usage: 20e6 };
  const page = createFakePage(set.worker.environment);
  page.post({ type: 'hello', auth: somebody });
  await untilUpToDate(page);
  expect(page.status).toMatchObject({ shortage: 'pictures', kept_from: null });
  expect(set.server.calls.filter(({ path }) => path.includes('image'))).toEqual([]);
});
