import { expect, it, vi } from 'vitest';
import type { SyncConfig } from '#packages/sync/contract';
import { resultOf, completionOf } from '../store/idb.ts';
import { storesOf } from '../store/schema.ts';
import { eventually } from '../testing/eventually.ts';
import { createFakePage, databaseOfSomebody, somebody } from '../testing/fake-page.ts';
import type { FakePage } from '../testing/fake-page.ts';
import { testConfig } from '../testing/test-config.ts';
import { createFakeServer, acceptWrites, writeOf } from '../testing/fake-server.ts';
import { reading, readingsFrom, testDefinition } from '../testing/test-tables.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import { defineRowTable } from '../tables/tables.ts';

/** The scheme of the build with this version of the local schema. */
function schemeOf(version: number): SyncConfig {
  return { ...testConfig, schema: testConfig.schema.slice(0, version) };
}

function stage() {
  const server = createFakeServer();
  server.put('users', { user_id: 'u1', tag_ids: [] });
  server.put('measurements', ...readingsFrom(0, 3));
  const world = createFakeEnvironment(server.answer);
  /** Opens a tab of the build with a version of the schema, with its tables. */
  function open(version: number) {
    const config = schemeOf(version);
    const tables = [
      ...testDefinition.tables,
      ...(version > 1 ? [defineRowTable('sessions', 'session_id')] : []),
      ...(version > 1 ? [defineRowTable('session_measurements', 'link_id')] : []),
      ...(version > 2 ? [defineRowTable('strategies', 'strategy_id')] : []),
    ];
    const worker = world.worker();
    const page = createFakePage(worker.environment, { ...testDefinition, tables, config });
    page.post({ type: 'hello', auth: somebody });
    return { ...worker, page };
  }
  return { server, world, open };
}

async function untilUpToDate(page: FakePage): Promise<void> {
  await eventually(() => {
    expect(page.status).toMatchObject({ initialised: true, state: 'stopped', error: null });
    expect(page.status.last_run).not.toBeNull();
  });
}

const inits = ({ server }: ReturnType<typeof stage>) =>
  server.calls.filter(({ path }) => path.endsWith('/init')).length;

async function stores({ world }: ReturnType<typeof stage>): Promise<string[]> {
  const database = await resultOf(world.factory.open(databaseOfSomebody));
  const names = [...database.objectStoreNames];
  database.close();
  return names.toSorted();
}

// Beside the tables: the columns of large tables, and the notes.
const beside = ['chunk_hot', 'chunk_cold', 'notes'];

it('[SYNC-06] creates the tables of each version, at once or step by step', async () => {
  const upgraded = stage();
  for (const place of testConfig.schema.keys()) {
    const tables = [...schemeOf(place + 1).schema.flat(), ...beside];
    for (const set of [stage(), upgraded]) {
      const tab = set.open(place + 1);
      await untilUpToDate(tab.page);
      expect(await stores(set), `version ${String(place + 1)}`).toEqual(tables.toSorted());
      tab.die();
    }
  }
});

it('upgrades from 1 to 3 and goes back to 2 with several tabs, without losing unsent writes', async () => {
  const set = stage();
  const [one, other] = [set.open(1), set.open(1)];
  await untilUpToDate(one.page);
  await untilUpToDate(other.page);
  expect(await stores(set)).toEqual([...storesOf(schemeOf(1).schema)].toSorted());
  const writes = acceptWrites(set.server);
  // Sync succeeds, the write does not.
  writes.outcomeOf = (value) => (Number.isNaN(value) ? 'taken' : 'away');
  await one.page.ask((id) => ({ type: 'queue-add', id, write: writeOf(9) }));

  const tabs: ReturnType<typeof set.open>[] = [];
  for (const version of [2, 3, 2]) {
    // Back to the second: the newest is no longer open anywhere.
    if (tabs.length === 2) for (const tab of tabs) tab.die();
    const tab = set.open(version);
    tabs.push(tab);
    const { page } = tab;
    await untilUpToDate(page);
    expect(await page.read('trial.values')).toEqual([0, 1, 2, 9]);
    for (const old of [one, other]) {
      expect(await old.page.read('trial.values')).toEqual([0, 1, 2, 9]);
      if (tabs.length < 3) await eventually(() => expect(old.page.status.notice).toBe('reload'));
    }
    expect(page.status.notice).toBeNull();
  }
  writes.outcomeOf = () => 'taken';
  one.page.post({ type: 'wake' });
  await eventually(() => expect(writes.stored).toEqual([9]));
  // The measurements were loaded once, with the first version.
  expect(inits(set)).toBe(2);
});

it('loads only the tables that an upgrade added from the start', async () => {
  const set = stage();
  const before = set.open(1);
  await untilUpToDate(before.page);
  before.die();
  const calls = set.server.calls.length;
  const after = set.open(3);
  await untilUpToDate(after.page);
  const [first, ...rest] = set.server.calls.slice(calls);
  expect(first?.body).toMatchObject({ sessions: null, strategies: null });
  expect(first?.body['users']).toEqual(expect.any(String));
  expect(rest.map(({ path }) => path)).not.toContain('/v3/sync/measures/init');
  const measures = rest.find(({ path }) => path.endsWith('/measures'));
  expect(measures?.body['session_measurements']).toBe('1970-01-01T00:00:00.000Z');
});

it('empties tables that an earlier build does not know, so that they load again later', async () => {
  const set = stage();
  const newer = set.open(3);
  await untilUpToDate(newer.page);
  newer.die();
  await put(set, 'strategies', { strategy_id: 's1' }, 's1');
  const older = set.open(2);
  await untilUpToDate(older.page);
  expect(await older.page.read('trial.values')).toEqual([0, 1, 2]);
  older.die();
  const database = await resultOf(set.world.factory.open(databaseOfSomebody));
  const transaction = database.transaction(['strategies', 'syncTimes']);
  expect(await resultOf(transaction.objectStore('strategies').count())).toBe(0);
  expect(await resultOf(transaction.objectStore('syncTimes').get('strategies'))).toBe(undefined);
  database.close();
  const calls = set.server.calls.length;
  await untilUpToDate(set.open(3).page);
  expect(set.server.calls[calls]?.body).toMatchObject({ strategies: null });
});

it('asks the person to close other tabs if one blocks the upgrade for 3 s', async () => {
  const set = stage();
  const before = set.open(1);
  await untilUpToDate(before.page);
  before.die();
  // A frozen tab: it receives no events and closes nothing.
  set.world.pass(3000);
  const frozen = await resultOf(set.world.factory.open(databaseOfSomebody));
  const after = set.open(3);
  await eventually(() => expect(set.world.timers()).toContain(3000));
  set.world.pass(2999);
  expect(after.page.status.notice).toBeNull();
  set.world.pass(1);
  expect(after.page.status.notice).toBe('close_tabs');
  frozen.close();
  await untilUpToDate(after.page);
  expect(after.page.status.notice).toBeNull();
});

it('deletes and loads a database again that cannot be upgraded', async () => {
  const set = stage();
  const before = set.open(1);
  await untilUpToDate(before.page);
  before.die();
  const { factory } = set.world;
  const open = factory.open.bind(factory);
  let failures = 0;
  vi.spyOn(factory, 'open').mockImplementation((name, version) => {
    const request = open(name, version);
    request.addEventListener('upgradeneeded', ({ oldVersion }) => {
      if (oldVersion === 0 || oldVersion === version) return;
      failures += 1;
      request.transaction?.abort();
    });
    return request;
  });
  const after = set.open(3);
  await untilUpToDate(after.page);
  expect(failures).toBe(1);
  expect(await after.page.read('trial.values')).toEqual([0, 1, 2]);
  expect(inits(set)).toBe(4);
  set.server.put('measurements', reading(3));
  await after.page.ask((id) => ({ type: 'sync', id }));
  expect(await after.page.read('trial.values')).toEqual([0, 1, 2, 3]);
});

async function put({ world }: ReturnType<typeof stage>, store: string, row: object, key: string) {
  const database = await resultOf(world.factory.open(databaseOfSomebody));
  const transaction = database.transaction(store, 'readwrite');
  transaction.objectStore(store).put(row, key);
  await completionOf(transaction);
  database.close();
}
