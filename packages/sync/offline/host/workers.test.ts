import { expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { createFakePage, databaseOfSomebody, somebody } from '../testing/fake-page.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import {
  reading,
  readingId,
  readings,
  readingsFrom,
  testDefinition,
} from '../testing/test-tables.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';

function stage() {
  const server = createFakeServer();
  server.put('measurements', ...readingsFrom(0, 3));
  const world = createFakeEnvironment(server.answer);
  function open() {
    const worker = world.worker();
    const page = createFakePage(worker.environment);
    page.post({ type: 'hello', auth: somebody });
    return { ...worker, page };
  }
  return { server, world, open };
}

const coreCalls = ({ server }: ReturnType<typeof stage>) =>
  server.calls.filter(({ path }) => path.endsWith('/core')).length;

it('[SYNC-01] lets one of two workers write; the other reads and is notified of changes', async () => {
  const set = stage();
  const first = set.open();
  const second = set.open();
  await eventually(() => expect(second.page.status.last_run).not.toBeNull());
  expect(coreCalls(set)).toBe(2);
  expect(await second.page.read('trial.values')).toEqual([0, 1, 2]);

  set.server.put('measurements', reading(1, { value: 11 }), reading(3));
  second.page.received.length = 0;
  await second.page.ask((id) => ({ type: 'sync', id }));
  expect(coreCalls(set)).toBe(3);
  await eventually(() => {
    expect(second.page.received).toContainEqual({ type: 'keys', tables: ['measurements'] });
  });
  expect(await second.page.read('trial.values')).toEqual([0, 2, 11, 3]);
  expect(await first.page.read('trial.values')).toEqual([0, 2, 11, 3]);
  expect(await second.page.read('trial.row', { id: readingId(1) })).toMatchObject({ value: 11 });
});

it('hands over when the owner crashes, without loading anything twice', async () => {
  const set = stage();
  const first = set.open();
  const second = set.open();
  await eventually(() => expect(second.page.status.last_run).not.toBeNull());
  first.die();
  set.server.put('measurements', reading(3));
  await second.page.ask((id) => ({ type: 'sync', id }));
  expect(await second.page.read('trial.values')).toEqual([0, 1, 2, 3]);
  expect(set.server.calls.filter(({ path }) => path.endsWith('/init'))).toHaveLength(2);
});

it('hands over during the first load', async () => {
  const set = stage();
  set.server.put('measurements', ...readingsFrom(10, 4000));
  const first = set.open();
  let inits = 0;
  set.server.before = (path) => {
    if (path.endsWith('/init')) inits += 1;
    if (inits === 2) first.die();
  };
  const second = set.open();
  await eventually(() => expect(second.page.status.initialised).toBe(true));
  expect(await second.page.read('trial.values')).toHaveLength(4003);
});

it('reads rows in a follower that the owner has moved to another chunk', async () => {
  const set = stage();
  const first = set.open();
  const second = set.open();
  await eventually(() => expect(second.page.status.last_run).not.toBeNull());
  for (let number = 10; number < 45; number += 1) {
    set.server.put('measurements', reading(number));
    await first.page.ask((id) => ({ type: 'sync', id }));
  }
  for (const number of [0, 10, 44]) {
    const row = await second.page.read('trial.row', { id: readingId(number) });
    expect(row).toMatchObject(reading(number));
  }
});

it('ends in every worker when one of them signs out', async () => {
  const set = stage();
  const first = set.open();
  const second = set.open();
  await eventually(() => expect(second.page.status.last_run).not.toBeNull());
  await second.page.ask((id) => ({ type: 'sign-out', id }));
  expect(await set.world.factory.databases()).toEqual([]);
  await eventually(() => {
    expect(first.page.received).toContainEqual({ type: 'signed-out', user_id: 'manager' });
  });
  await expect(first.page.read('trial.values')).rejects.toThrow('Nobody is signed in');
  await expect(second.page.read('trial.values')).rejects.toThrow('Nobody is signed in');
  set.server.put('measurements', reading(9));
  const calls = set.server.calls.length;
  set.world.pass(600_000);
  expect(set.server.calls).toHaveLength(calls);
  expect(await set.world.factory.databases()).toEqual([]);
});

it('opens a new copy for the same person right after a sign-out', async () => {
  const set = stage();
  const { page } = set.open();
  await eventually(() => expect(page.status.last_run).not.toBeNull());
  const gone = page.ask((id) => ({ type: 'sign-out', id }));
  page.post({ type: 'hello', auth: { ...somebody, token: 'next' } });
  await gone;
  await eventually(async () => expect(await page.read('trial.values')).toEqual([0, 1, 2]));
  const names = (await set.world.factory.databases()).map(({ name }) => name);
  expect(names).toEqual([databaseOfSomebody]);
});

it('hands the copy to a later build that cannot read it, and reports why the earlier one waits', async () => {
  const set = stage();
  const old = set.open();
  await eventually(() => expect(old.page.status.last_run).not.toBeNull());
  const columns = [...readings.columns, { kind: 'number', name: 'extra' } as const];
  const tables = testDefinition.tables.map((table) =>
    table.table === 'measurements' ? { ...readings, columns } : table,
  );
  const page = createFakePage(set.world.worker().environment, { ...testDefinition, tables });
  page.post({ type: 'hello', auth: somebody });
  // The earlier owner may have reported its own copy as complete.
  await eventually(async () => {
    expect(await page.read('trial.values')).toEqual([0, 1, 2]);
    expect(page.status).toMatchObject({ initialised: true, error: null });
  });
  await eventually(() => {
    expect(old.page.status.error).toBe('newer_build');
  });
  // An active run must not be counted as a scheduled run.
  await eventually(() =>
    expect(page.status).toMatchObject({ state: 'stopped', last_run: set.world.now }),
  );
  const calls = set.server.calls.length;
  set.world.pass(60_000);
  await eventually(() => expect(page.status.last_run).toBe(set.world.now));
  expect(set.server.calls).toHaveLength(calls + 2);
  expect(await page.read('trial.values')).toEqual([0, 1, 2]);
});

it('answers from one state of the tables while they change', async () => {
  const set = stage();
  const { page } = set.open();
  await eventually(() => expect(page.status.last_run).not.toBeNull());
  const answers: unknown[] = [];
  for (let number = 10; number < 30; number += 1) {
    set.server.put('measurements', reading(1, { value: number }));
    const asked = page.ask((id) => ({ type: 'sync', id }));
    const row = page.read('trial.row', { id: readingId(1) });
    await asked;
    answers.push(((await row) as { value: number }).value);
  }
  expect(answers).toHaveLength(20);
  expect(answers).toEqual(answers.toSorted((a, b) => Number(a) - Number(b)));
});
