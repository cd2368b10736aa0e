import { expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { createFakePage, somebody } from '../testing/fake-page.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { readingId, readingsFrom, testDefinition } from '../testing/test-tables.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';

/** Readings belong to user-0 … user-6 in turn. */
const userIds = (...numbers: number[]) => numbers.map((number) => `user-${String(number)}`);

async function syncedStage(prepare: (server: FakeServer) => void, pageSize = 2000) {
  const server = createFakeServer();
  prepare(server);
  const world = createFakeEnvironment(server.answer);
  const join = () => {
    const { environment, die } = world.worker();
    const page = createFakePage(environment, { ...testDefinition, pageSize });
    page.post({ type: 'hello', auth: somebody });
    return {
      page,
      die,
      sync: () => page.ask((id) => ({ type: 'sync', id })),
      numbers: async () =>
        ((await page.read('trial.values')) as number[]).toSorted((a, b) => a - b),
    };
  };
  const first = join();
  await eventually(() => expect(first.page.status.last_run).not.toBeNull());
  const see = (...people: string[]) => {
    server.visible = people;
    server.access_epoch += 1;
  };
  return { server, world, join, see, ...first };
}

const ownedBy = (numbers: number[], ...people: number[]) =>
  numbers.filter((number) => people.includes(number % 7));
const upTo = (count: number) => Array.from({ length: count }, (_, number) => number);

it('deletes the tests of people who are no longer visible, also on disk', async () => {
  const stage = await syncedStage((server) => {
    server.visible = userIds(0, 1, 2);
    server.put('measurements', ...readingsFrom(0, 70));
  });
  stage.see(...userIds(0, 2));
  await stage.sync();
  const left = ownedBy(upTo(70), 0, 2);
  expect(await stage.numbers()).toEqual(left);
  expect(await stage.page.read('trial.row', { id: readingId(1) })).toBeNull();
  expect(await stage.page.read('trial.row', { id: readingId(2) })).toMatchObject({ value: 2 });
  stage.die();
  const again = stage.join();
  expect(await again.numbers()).toEqual(left);
});

it('loads all tests again that came in another detail, also of the same people', async () => {
  const stage = await syncedStage((server) => {
    server.visible = userIds(0, 1);
    server.put('measurements', ...readingsFrom(0, 70));
  });
  const wanted = ownedBy(upTo(70), 0, 1);
  const loads = () => stage.server.calls.filter(({ path }) => path.endsWith('/init'));
  for (const [detail, isLoaded] of [
    ['status', true],
    ['status', false],
    ['values', true],
  ] as const) {
    stage.server.calls.length = 0;
    stage.server.detail = detail;
    stage.see(...userIds(0, 1));
    await stage.sync();
    expect(await stage.numbers()).toEqual(wanted);
    expect([detail, loads().length > 0]).toEqual([detail, isLoaded]);
    expect(loads().flatMap(({ body }) => body['people'] ?? [])).toEqual([]);
  }
});

it('shows a follower who is no longer visible and who is new', async () => {
  const stage = await syncedStage((server) => {
    server.visible = userIds(0);
    server.put('measurements', ...readingsFrom(0, 70));
  });
  const beside = stage.join();
  await expect.poll(beside.numbers).toEqual(ownedBy(upTo(70), 0));
  stage.see(...userIds(3));
  await stage.sync();
  await expect.poll(beside.numbers).toEqual(ownedBy(upTo(70), 3));
});

it('loads the older tests of newly visible people in portions and batches', async () => {
  const stage = await syncedStage((server) => {
    server.pageSize = 10;
    server.visible = userIds(0);
    server.put('measurements', ...readingsFrom(0, 210));
  });
  expect(await stage.numbers()).toEqual(ownedBy(upTo(210), 0));
  stage.server.calls.length = 0;
  stage.see(...userIds(0, 3, 4));
  await stage.sync();
  expect(await stage.numbers()).toEqual(ownedBy(upTo(210), 0, 3, 4));
  const asked = stage.server.calls.flatMap(({ body }) => (body['people'] as string[]) ?? []);
  expect(new Set(asked)).toEqual(new Set(userIds(3, 4)));
  stage.server.calls.length = 0;
  await stage.sync();
  expect(stage.server.calls.filter(({ path }) => path.endsWith('/init'))).toEqual([]);
});

it('restores people who are visible again, with tests that never changed', async () => {
  const stage = await syncedStage((server) => {
    server.visible = userIds(0, 1);
    server.put('measurements', ...readingsFrom(0, 14));
  });
  stage.see(...userIds(0));
  await stage.sync();
  stage.see(...userIds(0, 1));
  await stage.sync();
  expect(await stage.numbers()).toEqual(ownedBy(upTo(14), 0, 1));
});

it('resumes after the worker crashed while loading older tests', async () => {
  const stage = await syncedStage((server) => {
    server.pageSize = 10;
    server.visible = userIds(0);
    server.put('measurements', ...readingsFrom(0, 210));
  });
  stage.see(...userIds(0, 1, 2));
  let batches = 0;
  stage.server.before = (path) => {
    batches += path.endsWith('/init') ? 1 : 0;
    if (batches === 3) stage.die();
  };
  stage.page.post({ type: 'sync', id: 1 });
  await eventually(() => expect(batches).toBe(3));
  stage.server.before = () => {};
  stage.server.calls.length = 0;
  const again = stage.join();
  await again.sync();
  expect(await again.numbers()).toEqual(ownedBy(upTo(210), 0, 1, 2));
  const inits = stage.server.calls.filter(({ path }) => path.endsWith('/init'));
  expect(inits[0]?.body['measurements']).not.toBeNull();
});

it('stops loading people who are no longer visible before their load is complete', async () => {
  const stage = await syncedStage((server) => {
    server.pageSize = 10;
    server.visible = userIds(0);
    server.put('measurements', ...readingsFrom(0, 210));
  });
  stage.see(...userIds(0, 1, 2));
  let batches = 0;
  stage.server.before = (path) => {
    batches += path.endsWith('/init') ? 1 : 0;
    if (batches === 3) stage.see(...userIds(0, 2, 5));
  };
  await stage.sync();
  expect(await stage.numbers()).toEqual(ownedBy(upTo(210), 0, 2, 5));
});

it('loads all tests again once the person may see everybody', async () => {
  const stage = await syncedStage((server) => {
    server.visible = userIds(0);
    server.put('measurements', ...readingsFrom(0, 70));
  });
  stage.server.visible = null;
  stage.server.access_epoch += 1;
  await stage.sync();
  expect(await stage.numbers()).toEqual(upTo(70));
  stage.see(...userIds(6));
  await stage.sync();
  expect(await stage.numbers()).toEqual(ownedBy(upTo(70), 6));
});

it('loads all tests again once access is limited: access to everybody includes more fields', async () => {
  const stage = await syncedStage((server) => server.put('measurements', ...readingsFrom(0, 70)));
  stage.server.calls.length = 0;
  stage.see(...userIds(0, 1, 2, 3, 4, 5, 6));
  await stage.sync();
  expect(await stage.numbers()).toEqual(upTo(70));
  const loads = stage.server.calls.filter(({ path }) => path.endsWith('/init'));
  expect(loads.map(({ body }) => [body['measurements'], body['people']])[0]).toEqual([
    null,
    undefined,
  ]);
});

it('applies a change of access during the first load', async () => {
  const server = createFakeServer();
  server.pageSize = 10;
  server.visible = userIds(0, 1);
  server.put('measurements', ...readingsFrom(0, 210));
  let batches = 0;
  server.before = (path) => {
    batches += path.endsWith('/init') ? 1 : 0;
    if (batches === 3 && server.access_epoch === 1) {
      server.visible = userIds(1, 2);
      server.access_epoch = 2;
    }
  };
  const world = createFakeEnvironment(server.answer);
  const page = createFakePage(world.worker().environment);
  page.post({ type: 'hello', auth: somebody });
  await eventually(() => expect(page.status.last_run).not.toBeNull());
  const numbers = ((await page.read('trial.values')) as number[]).toSorted((a, b) => a - b);
  expect(numbers).toEqual(ownedBy(upTo(210), 1, 2));
});

it('stores small tables that start from the beginning at once', async () => {
  const stage = await syncedStage((server) => {
    server.pageSize = 3;
    server.put('users', ...upTo(8).map((number) => ({ user_id: `old-${String(number)}` })));
  }, 3);
  const now = createFakeServer();
  now.access_epoch = 2;
  now.pageSize = 3;
  now.put('users', ...upTo(8).map((number) => ({ user_id: `new-${String(number)}` })));
  const seen = new Set<number>();
  stage.server.before = async (path, body) => {
    seen.add(((await stage.page.read('trial.users')) as string[]).length);
    return now.answer(path, { body: JSON.stringify(body) });
  };
  await stage.sync();
  expect(await stage.page.read('trial.users')).toEqual(
    upTo(8).map((number) => `new-${String(number)}`),
  );
  expect([...seen]).toEqual([8]);
});
