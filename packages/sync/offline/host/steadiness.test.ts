import { describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { createFakePage, somebody } from '../testing/fake-page.ts';
import type { FakePage } from '../testing/fake-page.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { reading, readingsFrom } from '../testing/test-tables.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';

/** A server that sends its time with each answer, and a device. */
function stage() {
  const server = createFakeServer();
  server.put('measurements', ...readingsFrom(0, 3));
  const world = createFakeEnvironment(async (path, init) => {
    const response = await server.answer(path, init);
    response.headers.set('date', new Date(world.now).toUTCString());
    return response;
  });
  const worker = world.worker();
  return { server, world, worker, page: createFakePage(worker.environment) };
}

async function synced(page: FakePage): Promise<void> {
  await eventually(() => {
    expect(page.status).toMatchObject({ initialised: true, state: 'stopped', error: null });
    expect(page.status.last_run).not.toBeNull();
  });
}

const day = 86_400_000;

describe('the schedule', () => {
  it.each([
    [0, 60_000],
    [0.25, 45_000],
    [0.999, 60],
  ])(
    'with random number %d the second run starts %d ms after the first, which starts at once',
    async (chance, wait) => {
      const set = stage();
      set.world.chance = chance;
      set.page.post({ type: 'hello', auth: somebody });
      await synced(set.page);
      expect(set.page.status.last_run).toBe(set.world.now);
      expect(set.world.timers()).toContain(wait);
    },
  );
});

describe('the watchdog', () => {
  it('cancels a run after 120 s without progress, ignores its late answer and retries', async () => {
    const set = stage();
    set.page.post({ type: 'hello', auth: somebody });
    await synced(set.page);
    let release = () => {};
    // An answer that does not even arrive after the timeout of its call.
    set.server.before = () => new Promise((resolve) => (release = () => resolve()));
    set.world.pass(60_000);
    await eventually(() => expect(set.page.status.state).toBe('syncing_core'));
    set.world.pass(119_999);
    expect(set.page.status.error).toBeNull();
    set.world.pass(1);
    await eventually(() => {
      expect(set.page.status).toMatchObject({
        state: 'stopped',
        error: 'stalled',
      });
    });
    const late = release;
    set.server.before = () => {};
    set.server.put('measurements', reading(1, { value: 11 }));
    set.world.pass(5_000);
    await synced(set.page);
    late();
    expect(await set.page.read('trial.values')).toEqual([0, 2, 11]);
  });

  it('continues a run that is slow but makes progress', async () => {
    const set = stage();
    set.server.pageSize = 50;
    set.server.put('measurements', ...readingsFrom(10, 500));
    set.server.before = (path) => {
      if (path.endsWith('/init')) set.world.pass(25_000);
    };
    set.page.post({ type: 'hello', auth: somebody });
    await synced(set.page);
    expect(await set.page.read('trial.values')).toHaveLength(503);
    expect(set.page.kinds()).not.toContain('error');
  });
});

describe('a device clock that is wrong', () => {
  it.each([
    ['a day behind', -day, -1440],
    ['a day ahead', day, 1440],
    ['three minutes ahead', 180_000, 3],
    ['two minutes ahead', 120_000, null],
  ])('changes nothing when it is %s, and is reported', async (_, off, minutes) => {
    const right = stage();
    const wrong = stage();
    wrong.world.clockOff = off;
    for (const { page, server } of [right, wrong]) {
      page.post({ type: 'hello', auth: somebody });
      await synced(page);
      server.put('measurements', reading(1, { value: 11 }), reading(3));
      await page.ask((id) => ({ type: 'sync', id }));
    }
    expect(wrong.server.calls).toEqual(right.server.calls);
    expect(await wrong.page.read('trial.values')).toEqual(await right.page.read('trial.values'));
    expect(right.page.status.clock_off).toBeNull();
    expect(wrong.page.status.clock_off).toBe(minutes);
  });

  it.each([-day, day])(
    'jumping by %d ms in the middle of a run loses and repeats nothing',
    async (jump) => {
      const set = stage();
      set.server.put('measurements', ...readingsFrom(10, 4_000));
      let inits = 0;
      set.server.before = (path) => {
        if (path.endsWith('/init')) inits += 1;
        if (inits === 2) set.world.clockOff = jump;
      };
      set.page.post({ type: 'hello', auth: somebody });
      await synced(set.page);
      expect(await set.page.read('trial.values')).toHaveLength(4_003);
      expect(inits).toBe(4);
      const next = set.world.timers().at(-1);
      expect(next).toBeGreaterThan(0);
      expect(next).toBeLessThanOrEqual(60_000);
      set.world.pass(60_000);
      await eventually(() => expect(set.page.status.last_run).toBe(set.world.now + jump));
    },
  );
});
