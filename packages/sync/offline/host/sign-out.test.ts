import { expect, it } from 'vitest';
import { seededRandom } from '#packages/kit';
import { eventually } from '../testing/eventually.ts';
import { createFakePage, somebody } from '../testing/fake-page.ts';
import type { FakePage } from '../testing/fake-page.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { reading, readingsFrom } from '../testing/test-tables.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';

async function untilUpToDate(page: FakePage): Promise<void> {
  await eventually(() => expect(page.status.last_run).not.toBeNull(), 2);
}

it('leaves nothing in any of three tabs, a hundred times during a sync', async () => {
  const random = seededRandom(15);
  for (let trial = 0; trial < 100; trial += 1) {
    const server = createFakeServer();
    server.put('measurements', ...readingsFrom(0, 5));
    const world = createFakeEnvironment(server.answer);
    const pages = [0, 1, 2].map(() => createFakePage(world.worker().environment));
    for (const page of pages) page.post({ type: 'hello', auth: somebody });
    const isLoading = random() < 0.3;
    if (!isLoading) for (const page of pages) await untilUpToDate(page);
    const releases: (() => void)[] = [];
    server.before = () => new Promise((resolve) => releases.push(() => resolve()));
    server.put('measurements', reading(6));
    for (const page of pages) page.post({ type: 'wake' });
    if (!isLoading) await eventually(() => expect(releases.length).toBeGreaterThan(0));

    const leaving = pages[Math.floor(random() * pages.length)] ?? pages[0];
    await leaving?.ask((id) => ({ type: 'sign-out', id }));
    for (const release of releases) release();
    server.before = () => {};
    const calls = server.calls.length;
    for (const page of pages) {
      await eventually(() =>
        expect(page.received).toContainEqual({ type: 'signed-out', user_id: 'manager' }),
      );
      await expect(page.read('trial.values')).rejects.toThrow('Nobody is signed in');
      await expect(page.ask((id) => ({ type: 'report', id }))).rejects.toThrow();
    }
    // After two seconds and ten minutes on the fake clock nothing returns.
    world.pass(2_000);
    expect(await world.factory.databases()).toEqual([]);
    world.pass(600_000);
    expect(server.calls).toHaveLength(calls);
    expect(await world.factory.databases()).toEqual([]);
  }
}, 60_000);

it('never shows a row of one person to the next, however late an answer comes, in 250 runs', async () => {
  const random = seededRandom(16);
  const servers = { a: createFakeServer(), b: createFakeServer() };
  servers.a.put('measurements', ...readingsFrom(0, 3));
  servers.a.put('users', { user_id: 'only-a', tag_ids: [] });
  servers.b.put('measurements', ...readingsFrom(100, 2));
  let delayed: (() => void)[] = [];
  let mayPass = 0;
  servers.a.before = () => {
    mayPass -= 1;
    if (mayPass < 0) return new Promise((resolve) => delayed.push(() => resolve()));
  };
  let seen = 0;
  for (let trial = 0; trial < 250; trial += 1) {
    delayed = [];
    mayPass = Math.floor(random() * 8);
    const world = createFakeEnvironment((path, init) => {
      const { authorization } = init.headers as Record<string, string>;
      return servers[authorization === 'Bearer a' ? 'a' : 'b'].answer(path, init);
    });
    const worker = world.worker();
    const page = createFakePage(worker.environment);
    page.post({ type: 'hello', auth: { user_id: 'a', org_id: 'org', token: 'a' } });
    await eventually(() => expect(delayed.length + Number(mayPass >= 0)).toBeGreaterThan(0));
    const left = page.ask((id) => ({ type: 'sign-out', id }));
    if (random() < 0.5) await left;
    page.post({ type: 'hello', auth: { user_id: 'b', org_id: 'org', token: 'b' } });
    const isEarly = random() < 0.5;
    if (isEarly) for (const release of delayed) release();
    const values = await page.read('trial.values');
    if (!isEarly) for (const release of delayed) release();
    await eventually(() => expect(page.status.last_run).not.toBeNull(), 2);
    const rows = [values, await page.read('trial.values')].flat() as number[];
    seen += rows.filter((value) => value < 100).length;
    expect(await page.read('trial.users')).toEqual([]);
    const names = (await world.factory.databases()).map(({ name }) => name);
    expect(names).toEqual(['watershade-org-b']);
    worker.die();
  }
  expect(seen).toBe(0);
}, 120_000);
