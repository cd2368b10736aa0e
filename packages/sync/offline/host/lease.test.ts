import { expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { createFakePage, databaseOfSomebody, somebody } from '../testing/fake-page.ts';
import type { FakePage } from '../testing/fake-page.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { reading, readingId, readingsFrom } from '../testing/test-tables.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import { resultOf } from '../store/idb.ts';

const hour = 3_600_000;
const away = () => Promise.reject(new TypeError('no network'));
const locked = 'The copy is locked after 72 hours without the server';

async function untilUpToDate(page: FakePage): Promise<void> {
  await eventually(() => {
    expect(page.status).toMatchObject({ initialised: true, state: 'stopped', error: null });
    expect(page.status.last_run).not.toBeNull();
  });
}

/** A device that had contact, was closed, and is opened again after the given hours. */
async function openedAfter(hours: number, answer: () => unknown) {
  const server = createFakeServer();
  server.put('measurements', ...readingsFrom(0, 3));
  const world = createFakeEnvironment(server.answer);
  const before = world.worker();
  const first = createFakePage(before.environment);
  first.post({ type: 'hello', auth: somebody });
  await untilUpToDate(first);
  before.die();
  world.clockOff += hours * hour;
  server.before = answer as typeof server.before;
  const worker = world.worker();
  const page = createFakePage(worker.environment);
  page.post({ type: 'hello', auth: somebody });
  return { server, world, worker, page };
}

it.each([1, 71])('reads the copy after %d h without the server', async (hours) => {
  const { page } = await openedAfter(hours, away);
  expect(await page.read('trial.values')).toEqual([0, 1, 2]);
  await eventually(() => expect(page.status.error).toBe('server_unavailable'));
  expect(page.status).toMatchObject({ initialised: true, locked: false });
});

it('locks the copy after 73 h from the first read, and unlocks it at a contact', async () => {
  const { server, page } = await openedAfter(73, away);
  await expect(page.read('trial.values')).rejects.toThrow(locked);
  await eventually(() => expect(page.status.error).toBe('server_unavailable'));
  expect(page.status.locked).toBe(true);
  await expect(page.read('trial.values')).rejects.toThrow(locked);

  server.before = () => {};
  server.put('measurements', reading(3));
  await page.ask((id) => ({ type: 'sync', id }));
  expect(page.status.locked).toBe(false);
  expect(page.received).toContainEqual(
    expect.objectContaining({ type: 'keys', tables: expect.arrayContaining(['permissions']) }),
  );
  expect(await page.read('trial.values')).toEqual([0, 1, 2, 3]);
});

it('locks a copy that stays open, in every tab', async () => {
  const { world, page } = await openedAfter(1, away);
  const beside = createFakePage(world.worker().environment);
  beside.post({ type: 'hello', auth: somebody });
  expect(await beside.read('trial.values')).toEqual([0, 1, 2]);
  world.clockOff += 72 * hour;
  await expect(page.read('trial.values')).rejects.toThrow(locked);
  await expect(beside.read('trial.values')).rejects.toThrow(locked);
  world.pass(60_000);
  await eventually(() => expect(beside.status.locked).toBe(true));
});

it('does not lock a follower while the owner has contact', async () => {
  const { server, world } = await openedAfter(1, () => {});
  const beside = createFakePage(world.worker().environment);
  beside.post({ type: 'hello', auth: somebody });
  for (let days = 0; days < 4; days += 1) {
    world.clockOff += 24 * hour;
    const calls = server.calls.length;
    await beside.ask((id) => ({ type: 'sync', id }));
    expect(server.calls.length).toBeGreaterThan(calls);
  }
  expect(await beside.read('trial.values')).toEqual([0, 1, 2]);
});

it('locks after 72 h of use although the clock is set back by a week each day', async () => {
  const { world, page } = await openedAfter(1, away);
  await eventually(() => expect(page.status.error).toBe('server_unavailable'));
  for (let hours = 1; hours < 72; hours += 1) {
    world.clockOff += hour;
    await page.ask((id) => ({ type: 'sync', id }));
    expect(page.status.locked).toBe(false);
    world.clockOff -= 7 * hour;
    await page.ask((id) => ({ type: 'sync', id }));
  }
  world.clockOff += hour;
  await page.ask((id) => ({ type: 'sync', id }));
  expect(page.status.locked).toBe(true);
});

it('deletes all rows after 31 days without the server, and the database with it', async () => {
  const { server, world, worker, page } = await openedAfter(31 * 24, away);
  await eventually(() => expect(page.status.error).toBe('server_unavailable'));
  await eventually(() => expect(page.status.initialised).toBe(false));
  await eventually(async () => {
    const database = await resultOf(world.factory.open(databaseOfSomebody));
    const stores = ['measurements', 'users', 'chunk_hot', 'chunk_cold', 'profileImages'];
    const transaction = database.transaction(stores);
    const counts = await Promise.all(
      stores.map((store) => resultOf(transaction.objectStore(store).count())),
    );
    database.close();
    expect(counts).toEqual([0, 0, 0, 0, 0]);
  });
  worker.die();
  server.before = () => new Response(null, { status: 401 });
  const later = createFakePage(world.worker().environment);
  later.post({ type: 'hello', auth: somebody });
  await eventually(() => expect(later.kinds()).toContain('unauthorised'));
  await eventually(async () => expect(await world.factory.databases()).toEqual([]));
});

it.each([1, 30, 400])(
  'shows no row that was removed while it was offline for %d days',
  async (days) => {
    const { server, world, page } = await openedAfter(days * 24, away);
    await eventually(() => expect(page.status.error).toBe('server_unavailable'));
    server.skip(days * 24 * hour);
    // Removed, removed and restored, and erased except for its id.
    server.put('measurements', reading(0, { valid: false, value: -1 }));
    server.put('measurements', reading(1, { valid: false }));
    server.put('measurements', reading(1, { value: 11 }));
    server.put('measurements', { measurement_id: readingId(2), value: null });
    server.before = () => {};
    world.pass(60_000);
    await page.ask((id) => ({ type: 'sync', id, check: true }));
    expect(page.status).toMatchObject({ error: null, locked: false });
    expect(page.status.complete_as_of).not.toBeNull();
    expect(await page.read('trial.values')).toEqual([-1, 11, Number.NaN]);
    const erased = await page.read('trial.row', { id: readingId(2) });
    expect(erased).not.toHaveProperty('notes');
  },
);
