import { expect, it } from 'vitest';
import { eventually } from '../trials/eventually.ts';
import { createFakePage, somebody } from '../trials/fake-page.ts';
import type { FakePage } from '../trials/fake-page.ts';
import { createFakeServer, said, takeWrites, writeOf } from '../trials/fake-writes.ts';
import type { FakeServer } from '../trials/fake-writes.ts';
import { reading, readingId } from '../trials/fake-tables.ts';
import { createFakeWorld } from '../trials/fake-world.ts';

async function stage() {
  const server = createFakeServer();
  server.put('measurements', reading(0));
  const writes = takeWrites(server);
  const world = createFakeWorld(server.answer);
  const page = createFakePage(world.worker().environment);
  page.say({ type: 'hello', auth: somebody });
  await eventually(() => expect(page.status.last_run).not.toBeNull());
  return { server, writes, world, page };
}

const add = (page: FakePage, number: number) =>
  page.ask((id) => ({ type: 'queue-add', id, write: writeOf(number) }));
const drop = (page: FakePage, number: number) =>
  page.ask((id) => ({ type: 'queue-drop', id, write_id: readingId(number) }));
const away = () => 'away' as const;

it('tests the connection as soon as a write gets no answer', async () => {
  const { page, writes } = await stage();
  writes.fate = away;
  expect(page.status.online).toBe(true);
  await add(page, 1);
  await eventually(() => expect(page.status.online).toBe(false));
});

it.each([
  ['no line', away, false],
  ['a server that fails', () => said({ status: false, message: 'No' }, 503), true],
])('reports %s at once, although a run waits for its answer', async (_, fate, online) => {
  const { page, writes, server } = await stage();
  await holdRun(page, server);
  writes.fate = fate;
  await add(page, 1);
  await eventually(() => {
    expect(page.status).toMatchObject({ online, error: 'server_unavailable' });
  });
  expect(page.status.state).toBe('syncing_core');
});

it('reports a server that accepts no writes until one succeeds, regardless of runs', async () => {
  const { page, writes, world } = await stage();
  writes.fate = () => said({ status: false, message: 'No' }, 503);
  await add(page, 1);
  const failing = { online: true, state: 'stopped', error: 'server_unavailable' };
  await eventually(() => expect(page.status).toMatchObject(failing));
  await page.ask((id) => ({ type: 'sync', id }));
  expect(page.status).toMatchObject({ ...failing, last_run: world.now });
  writes.fate = () => 'taken';
  world.pass(5_000);
  await eventually(() => expect(writes.stored).toEqual([1]));
  await eventually(() => expect(page.status).toMatchObject({ online: true, error: null }));
});

it.each([
  ['refused', async () => undefined],
  ['dropped', async (page: FakePage) => void (await drop(page, 1))],
])('is up to date again when the write without a server is %s', async (_, action) => {
  const { page, writes, world } = await stage();
  writes.fate = () => new Response(null, { status: 502 });
  await add(page, 1);
  await eventually(() => expect(page.status.error).toBe('server_unavailable'));
  await page.ask((id) => ({ type: 'sync', id }));
  writes.fate = () => said({ status: false, message: 'No' }, 422);
  await action(page);
  world.pass(5_000);
  await eventually(() => expect(page.status).toMatchObject({ online: true, error: null }));
});

it('is up to date again when a run succeeds after a failed write', async () => {
  const { page, writes, server } = await stage();
  const release = await holdRun(page, server);
  writes.fate = away;
  await add(page, 1);
  await eventually(() => expect(page.status.online).toBe(false));
  writes.fate = () => 'taken';
  release();
  await eventually(() => expect(page.status).toMatchObject({ online: true, error: null }));
});

/** Starts a run that waits for its answer. Returns a function that continues it. */
async function holdRun(page: FakePage, server: FakeServer): Promise<() => void> {
  const before = server.before;
  let release = () => {};
  server.before = async (path, body) => {
    if (path === '/v3/sync/core') await new Promise<void>((resolve) => (release = resolve));
    return before(path, body);
  };
  page.say({ type: 'wake' });
  await eventually(() => expect(page.status.state).toBe('syncing_core'));
  return () => {
    server.before = before;
    release();
  };
}
