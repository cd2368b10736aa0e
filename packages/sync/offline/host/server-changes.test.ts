import { expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { createFakePage, somebody } from '../testing/fake-page.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { reading, readingsFrom } from '../testing/test-tables.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';

async function syncedStage(prepare: (server: ReturnType<typeof createFakeServer>) => void) {
  const server = createFakeServer();
  prepare(server);
  const world = createFakeEnvironment(server.answer);
  const page = createFakePage(world.worker().environment);
  page.post({ type: 'hello', auth: somebody });
  await eventually(() => expect(page.status.last_run).not.toBeNull());
  const sync = () => page.ask((id) => ({ type: 'sync', id }));
  const values = async () =>
    ((await page.read('trial.values')) as number[]).toSorted((a, b) => a - b);
  return { server, world, page, sync, values };
}

it('starts from the beginning when the server was restored from a backup', async () => {
  const set = await syncedStage((server) => {
    server.put('users', { user_id: 'forgotten' });
    server.put('measurements', ...readingsFrom(0, 5));
  });
  const restored = createFakeServer();
  restored.server_epoch = 'second';
  restored.put('measurements', reading(2, { value: 20 }));
  set.server.before = (path, body) => restored.answer(path, { body: JSON.stringify(body) });
  await set.sync();
  expect(await set.page.read('trial.users')).toEqual([]);
  expect(await set.values()).toEqual([20]);
  expect(set.page.status).toMatchObject({ initialised: true, error: null });
});

it.each([
  ['an update', '/v3/sync/measures'],
  ['a first load', '/v3/sync/measures/init'],
])('stops %s whose pages end where they began', async (_, path) => {
  const server = createFakeServer();
  const world = createFakeEnvironment(server.answer);
  const stuck = readingsFrom(0, 2000).map((row) => ({
    ...row,
    modified_time: '2026-01-01T00:00:01.000Z',
  }));
  server.before = (asked) => {
    if (asked !== path) return undefined;
    const data = {
      ...{ sync_time: '2026-01-02T00:00:00.000Z', access_epoch: 1, server_epoch: 'first' },
      ...{ full: false, measurements: stuck, link_measurements: [] },
    };
    return Response.json({ status: true, success: true, data, message: null });
  };
  const page = createFakePage(world.worker().environment);
  page.post({ type: 'hello', auth: somebody });
  await eventually(() => {
    expect(page.status.error).toBe('no_progress');
  });
  expect(server.calls.filter((call) => call.path === path).length).toBeLessThanOrEqual(3);
  expect(page.status.state).toBe('stopped');
});

it('stops when the server starts from the beginning repeatedly', async () => {
  const set = await syncedStage(() => {});
  set.server.before = async (path, body) => {
    const answer = await createFakeServer().answer(path, { body: JSON.stringify(body) });
    const envelope = (await answer.json()) as { data: object };
    return Response.json({ ...envelope, data: { ...envelope.data, full: true } });
  };
  await set.sync();
  expect(set.page.status.error).toBe('no_progress');
});

it('loads a core list of more than 2000 rows in pages, and ignores unknown lists', async () => {
  const set = await syncedStage((server) => {
    server.put(
      'users',
      ...Array.from({ length: 4500 }, (_, number) => ({ user_id: `u${String(number)}` })),
    );
    server.put('permissions', { permission_id: 'p1' });
  });
  expect(await set.page.read('trial.users')).toHaveLength(4500);
  const bodies = set.server.calls.filter(({ path }) => path.endsWith('/core'));
  expect(bodies[0]?.body).toEqual({ users: null, tags: null, application_types: ['alert'] });
  expect(bodies.at(-1)?.body).not.toHaveProperty('permissions');
});

it.each([
  ['a first load', 0],
  ['an update', 40],
])('continues with %s if the server has cut pages by bytes', async (_, before) => {
  // Pages of three rows are not full for the device: only the server knows that they were cut.
  const set = await syncedStage((server) => {
    server.pageSize = 3;
    server.namesCut = true;
    server.put('measurements', ...readingsFrom(0, before));
    server.put('users', ...Array.from({ length: before }, (_row, nth) => ({ user_id: `u${nth}` })));
  });
  set.server.put('measurements', ...readingsFrom(before, 50));
  set.server.put('users', ...Array.from({ length: 20 }, (_row, nth) => ({ user_id: `v${nth}` })));
  set.server.put('tags', { tag_id: 't1' });
  await set.sync();
  expect(await set.values()).toHaveLength(before + 50);
  expect(await set.page.read('trial.users')).toHaveLength(before + 20);
  expect(set.page.status.error).toBeNull();
});

it('stops if a cut page ends where it began', async () => {
  const set = await syncedStage(() => {});
  set.server.before = async (path, body) => {
    const answer = await createFakeServer().answer(path, { body: JSON.stringify(body) });
    const envelope = (await answer.json()) as { data: object };
    return Response.json({ ...envelope, data: { ...envelope.data, more: ['measurements'] } });
  };
  await set.sync();
  expect(set.page.status.error).toBe('no_progress');
});

it('fetches new and changed pictures, 4 at a time, and retries a failed one in the next run', async () => {
  let [underWay, most] = [0, 0];
  const server = createFakeServer();
  const people = Array.from({ length: 9 }, (_, number) => `u${String(number)}`);
  server.put('users', ...people.map((user_id) => ({ user_id, has_picture: true })));
  for (const id of people) server.images.set(id, `picture of ${id}`);
  server.before = async (path) => {
    if (!path.includes('image')) return undefined;
    underWay += 1;
    most = Math.max(most, underWay);
    await Promise.resolve();
    underWay -= 1;
    return path.endsWith('u3') ? new Response(null, { status: 500 }) : undefined;
  };
  const world = createFakeEnvironment(server.answer);
  const page = createFakePage(world.worker().environment);
  page.post({ type: 'hello', auth: somebody });
  await eventually(() => expect(page.status.last_run).not.toBeNull());
  expect(most).toBe(4);
  const asked = () => server.calls.filter(({ path }) => path.includes('image'));
  // The first load and the following update: the failed one is requested twice.
  expect(
    asked()
      .map(({ path }) => path.slice(-2))
      .toSorted(),
  ).toEqual(['u0', 'u1', 'u2', 'u3', 'u3', 'u4', 'u5', 'u6', 'u7', 'u8']);
  server.before = () => {};
  server.put('users', { user_id: 'u5', has_picture: true });
  const before = asked().length;
  await page.ask((id) => ({ type: 'sync', id }));
  expect(
    asked()
      .slice(before)
      .map(({ path }) => path.slice(-2))
      .toSorted(),
  ).toEqual(['u3', 'u5']);
});

it('continues without a malformed row', async () => {
  const set = await syncedStage((server) => {
    server.put('measurements', reading(1), { measurement_id: 'no uuid', value: 9 }, reading(2));
    server.put('users', { user_id: null }, { user_id: 'u1' });
  });
  expect(await set.values()).toEqual([1, 2]);
  expect(await set.page.read('trial.users')).toEqual(['u1']);
});

it('starts from the beginning when the server does not know received stamps', async () => {
  const set = await syncedStage((server) => server.put('measurements', ...readingsFrom(0, 50)));
  const setBack = createFakeServer();
  setBack.put('measurements', ...readingsFrom(0, 3));
  set.server.before = async (path, body) => {
    const times = ['users', 'tags', 'measurements'].map((slug) => String(body[slug] ?? ''));
    const isAhead = times.some((time) => time > '2026-01-01T00:00:00.003Z');
    const asked = isAhead ? { ...body, users: null, tags: null, measurements: null } : body;
    const answer = await setBack.answer(path, { body: JSON.stringify(asked) });
    const envelope = (await answer.json()) as { data: object };
    return Response.json({ ...envelope, data: { ...envelope.data, full: isAhead } });
  };
  await set.sync();
  expect(set.page.status.error).toBeNull();
  expect(await set.values()).toEqual([0, 1, 2]);
});
