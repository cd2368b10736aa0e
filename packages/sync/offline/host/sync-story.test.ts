import { describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { createFakePage, databaseOfSomebody, somebody } from '../testing/fake-page.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { reading, readingId, readingsFrom } from '../testing/test-tables.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';

function stage() {
  const server = createFakeServer();
  const world = createFakeEnvironment(server.answer);
  const worker = world.worker();
  return { server, world, worker, page: createFakePage(worker.environment) };
}

type Stage = ReturnType<typeof stage>;

/** Everything is loaded, and the next run is scheduled. */
async function synced({ page, world }: Pick<Stage, 'page' | 'world'>): Promise<void> {
  await eventually(() => {
    expect(page.status).toMatchObject({ initialised: true, state: 'stopped', error: null });
    expect(page.status.last_run).not.toBeNull();
    expect(world.timers()).not.toEqual([]);
  });
}

const sum = (from: number, count: number) =>
  Array.from({ length: count }, (_, offset) => from + offset);
const values = async (page: Stage['page']) =>
  ((await page.read('trial.values')) as number[]).sort((a, b) => a - b);

describe('the first load', () => {
  it('[SYNC-10, SYNC-11, SYNC-12, SYNC-13, SYNC-15, SYNC-16, SYNC-18, SYNC-21, SYNC-22, SYNC-23, SYNC-24, SYNC-25, SYNC-26, SYNC-27, SYNC-28, SYNC-30] goes through its states, numbers and texts, then runs an update at once', async () => {
    const set = stage();
    set.server.put('users', { user_id: 'u1' }, { user_id: 'u2' });
    set.server.put('measurements', ...readingsFrom(0, 4100));
    set.page.post({ type: 'hello', auth: somebody });
    await synced(set);
    const seen = set.page.received.flatMap((message) =>
      message.type === 'progress' ? [`${String(message.percent)} ${message.text}`] : [],
    );
    expect(seen).toEqual([
      '0 Start Syncing the data... (0 %)',
      '33 Syncing core data... Please do not refresh the page (33 %)',
      '33 Syncing image data... (33 %)',
      '66 Syncing image data... (66 %)',
      '66 Syncing measurement data...',
      '66.5 Syncing 1 batch of measurement data',
      '67 Syncing 2 batch of measurement data',
      '67.5 Syncing 3 batch of measurement data',
      '100 Done Syncing Initial Data (100 %)',
    ]);
    const states = set.page.received.flatMap((message) =>
      message.type === 'status' ? [message.status.state] : [],
    );
    expect(states.filter((state, at) => state !== states[at - 1])).toEqual([
      'stopped',
      'full_syncing_core',
      'syncing_images',
      'full_syncing_measurements',
      'syncing_core',
      'syncing_images',
      'syncing_measurements',
      'stopped',
    ]);
    expect(set.server.calls.map(({ path }) => path.replace('/v3/sync/', ''))).toEqual([
      'core',
      ...['measures/init', 'measures/init', 'measures/init', 'measures/init'],
      ...['core', 'measures'],
    ]);
    expect(await values(set.page)).toEqual(sum(0, 4100));
    expect(await set.page.read('trial.users')).toEqual(['u1', 'u2']);
    set.world.pass(2999);
    expect(set.page.status.text).toBe('Done Syncing Initial Data (100 %)');
    set.world.pass(1);
    expect(set.page.status.text).toBe('');
  });

  it('[SYNC-14] rises by 0.5 for each batch and stays at 99 until all are loaded', async () => {
    const set = stage();
    set.server.pageSize = 1;
    set.server.put('measurements', ...readingsFrom(0, 70));
    set.page.post({ type: 'hello', auth: somebody });
    await synced(set);
    const seen = set.page.received.flatMap((message) =>
      message.type === 'progress' && message.text.endsWith(' batch of measurement data')
        ? [message.percent]
        : [],
    );
    expect(seen).toEqual(sum(1, 70).map((batch) => Math.min(99, 66 + batch / 2)));
    expect([seen[0], seen[64], seen[65], seen[69]]).toEqual([66.5, 98.5, 99, 99]);
  });

  it('continues after the last stored batch with the first horizon when interrupted', async () => {
    const set = stage();
    set.server.put('measurements', ...readingsFrom(0, 4100));
    let inits = 0;
    set.server.before = (path) => {
      if (path.endsWith('/init')) inits += 1;
      if (inits === 3 && path.endsWith('/init')) return new Response(null, { status: 502 });
    };
    set.page.post({ type: 'hello', auth: somebody });
    await eventually(() => expect(set.page.status.error).toBe('server_unavailable'));
    expect(set.page.status).toMatchObject({ initialised: false, state: 'stopped' });
    expect(await values(set.page)).toHaveLength(4000);
    const before = set.server.calls.length;
    const horizon = set.server.calls.at(-1)?.body['init_measurement_sync_time'];

    set.worker.die();
    set.server.put('measurements', reading(1, { value: -1 }));
    const later = { ...set, page: createFakePage(set.world.worker().environment) };
    later.page.post({ type: 'hello', auth: somebody });
    await synced(later);
    const resumed = set.server.calls.slice(before).filter(({ path }) => path.endsWith('/init'));
    expect(resumed).toHaveLength(2);
    expect(resumed[0]?.body['init_measurement_sync_time']).toBe(horizon);
    expect(await values(later.page)).toEqual([-1, 0, ...sum(2, 4098)]);
  });

  it('[SYNC-09] answers from the stored copy at once the next time, exactly as the server sent it', async () => {
    const set = stage();
    set.server.put('measurements', ...readingsFrom(0, 10));
    set.page.post({ type: 'hello', auth: somebody });
    await synced(set);
    set.worker.die();
    set.server.before = () => new Promise(() => {});
    const page = createFakePage(set.world.worker().environment);
    page.post({ type: 'hello', auth: somebody });
    expect(await page.read('trial.row', { id: readingId(7) })).toMatchObject(reading(7));
    await eventually(() => expect(page.status).toMatchObject({ initialised: true }));
    expect(page.status.last_run).toBe(set.world.now);
  });
});

describe('the schedule', () => {
  it('[SYNC-17] runs every 60 s, skips a run while one is active, and adds one run for a request', async () => {
    const set = stage();
    set.page.post({ type: 'hello', auth: somebody });
    await synced(set);
    expect(set.world.timers()).toEqual([3000, 60_000]);

    const calls = () => set.server.calls.filter(({ path }) => path.endsWith('/core')).length;
    const before = calls();
    let release = () => {};
    set.server.before = (path) =>
      path.endsWith('/core') ? new Promise((resolve) => (release = () => resolve())) : undefined;
    set.world.pass(60_000);
    await eventually(() => expect(calls()).toBe(before + 1));
    const asked = [1, 2].map(() => set.page.ask((id) => ({ type: 'sync', id })));
    set.page.post({ type: 'wake' });
    set.server.before = () => {};
    set.world.pass(20_000);
    release();
    await Promise.all(asked);
    expect(calls()).toBe(before + 2);
    await eventually(() => expect(set.world.timers()).toEqual([40_000]));
  });

  it('reports exactly the tables that changed', async () => {
    const set = stage();
    set.server.put('users', { user_id: 'u1', tag_ids: ['a', 'b'] });
    set.server.put('measurements', ...readingsFrom(0, 3));
    set.page.post({ type: 'hello', auth: somebody });
    await synced(set);
    set.page.received.length = 0;
    await set.page.ask((id) => ({ type: 'sync', id }));
    expect(set.page.kinds()).not.toContain('keys');
    set.server.put('measurements', reading(3));
    await set.page.ask((id) => ({ type: 'sync', id }));
    expect(set.page.received).toContainEqual({ type: 'keys', tables: ['measurements'] });
    set.server.put('users', { user_id: 'u1', tag_ids: ['b'] });
    await set.page.ask((id) => ({ type: 'sync', id }));
    expect(set.page.received).toContainEqual({ type: 'keys', tables: ['users', 'userTags'] });
  });

  it('[SYNC-20] retries after 5 s, doubled up to 60 s, reports each outage once, and recovers', async () => {
    const set = stage();
    set.page.post({ type: 'hello', auth: somebody });
    await synced(set);
    set.world.pass(3000);
    set.server.before = () => Promise.reject(new TypeError('no network'));
    const delays: (number | undefined)[] = [];
    let delay = 57_000;
    for (let tries = 0; tries < 6; tries += 1) {
      const tried = set.server.calls.length + 1;
      set.world.pass(delay);
      await eventually(() => {
        expect(set.server.calls).toHaveLength(tried);
        expect(set.page.status.state).toBe('stopped');
        expect(set.world.timers()).toHaveLength(1);
      });
      delay = set.world.timers()[0] ?? 0;
      delays.push(delay);
    }
    expect(delays).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
    expect(set.page.status).toMatchObject({ online: false, error: 'server_unavailable' });
    expect(set.page.kinds().filter((kind) => kind === 'error')).toHaveLength(1);
    set.server.before = () => {};
    set.page.post({ type: 'wake' });
    await eventually(() => expect(set.page.status).toMatchObject({ online: true, error: null }));
  });

  it('waits as long as the server asks', async () => {
    const set = stage();
    set.page.post({ type: 'hello', auth: somebody });
    await synced(set);
    set.world.pass(3000);
    set.server.before = () => new Response(null, { status: 503, headers: { 'retry-after': '40' } });
    set.world.pass(57_000);
    await eventually(() => expect(set.world.timers()).toEqual([40_000]));
  });
});

describe('the sign-out', () => {
  it('[SYNC-19] leaves neither rows nor answers, and ignores later answers of the server', async () => {
    const set = stage();
    set.server.put('measurements', ...readingsFrom(0, 5));
    set.page.post({ type: 'hello', auth: somebody });
    await synced(set);
    let release = () => {};
    set.server.before = () => new Promise((resolve) => (release = () => resolve()));
    set.server.put('measurements', reading(6));
    void set.page.ask((id) => ({ type: 'sync', id }));
    await eventually(() => expect(set.server.calls.at(-1)?.path).toBe('/v3/sync/core'));
    await set.page.ask((id) => ({ type: 'sign-out', id }));
    release();
    expect(await set.world.factory.databases()).toEqual([]);
    expect(set.page.received).toContainEqual({ type: 'signed-out', user_id: 'manager' });
    await expect(set.page.read('trial.values')).rejects.toThrow('Nobody is signed in');
    expect(set.world.timers().every((delay) => delay <= 3000)).toBe(true);
    expect(await set.world.factory.databases()).toEqual([]);
  });

  it('follows a refused token, but not one that was renewed meanwhile', async () => {
    const set = stage();
    set.page.post({ type: 'hello', auth: somebody });
    await synced(set);
    set.server.before = () => {
      set.page.post({ type: 'hello', auth: { ...somebody, token: 'renewed' } });
      set.server.before = () => {};
      return new Response(null, { status: 401 });
    };
    await set.page.ask((id) => ({ type: 'sync', id }));
    expect(set.page.kinds()).not.toContain('unauthorised');
    set.server.before = () => new Response(null, { status: 401 });
    set.page.post({ type: 'wake' });
    await eventually(() => expect(set.page.kinds()).toContain('unauthorised'));
    await eventually(async () => expect(await set.world.factory.databases()).toEqual([]));
  });

  it('deletes the previous copy when another person signs in', async () => {
    const set = stage();
    set.page.post({ type: 'hello', auth: somebody });
    await synced(set);
    set.page.post({ type: 'hello', auth: { ...somebody, user_id: 'other' } });
    await eventually(async () => {
      const names = (await set.world.factory.databases()).map(({ name }) => name);
      expect(names).toEqual(['watershade-org-other']);
    });
    expect(set.page.received).toContainEqual({ type: 'signed-out', user_id: 'manager' });
    expect(databaseOfSomebody).not.toBe('watershade-org-other');
  });
});
