import { expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { createFakePage, somebody } from '../testing/fake-page.ts';
import type { FakePage } from '../testing/fake-page.ts';
import { createFakeServer, jsonAnswer, acceptWrites, writeOf } from '../testing/fake-server.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { reading, readingId } from '../testing/test-tables.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';

async function stage() {
  const server = createFakeServer();
  server.put('measurements', reading(0));
  const writes = acceptWrites(server);
  const world = createFakeEnvironment(server.answer);
  const page = createFakePage(world.worker().environment);
  page.post({ type: 'hello', auth: somebody });
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
  writes.outcomeOf = away;
  expect(page.status.online).toBe(true);
  await add(page, 1);
  await eventually(() => expect(page.status.online).toBe(false));
});

it.each([
  ['no line', away, false],
  ['a server that fails', () => jsonAnswer({ status: false, message: 'No' }, 503), true],
])('reports %s at once, although a run waits for its answer', async (_, fate, online) => {
  const { page, writes, server } = await stage();
  await holdRun(page, server);
  writes.outcomeOf = fate;
  await add(page, 1);
  await eventually(() => {
    expect(page.status).toMatchObject({ online, error: 'server_unavailable' });
  });
  expect(page.status.state).toBe('syncing_core');
});

it('reports a server that accepts no writes until one succeeds, regardless of runs', async () => {
  const { page, writes, world } = await stage();
  writes.outcomeOf = () => jsonAnswer({ status: false, message: 'No' }, 503);
  await add(page, 1);
  const failing = { online: true, state: 'stopped', error: 'server_unavailable' };
  await eventually(() => expect(page.status).toMatchObject(failing));
  await page.ask((id) => ({ type: 'sync', id }));
  expect(page.status).toMatchObject({ ...failing, last_run: world.now });
  writes.outcomeOf = () => 'taken';
  world.pass(5_000);
  await eventually(() => expect(writes.stored).toEqual([1]));
  await eventually(() => expect(page.status).toMatchObject({ online: true, error: null }));
});

it.each([
  ['refused', async () => undefined],
  ['dropped', async (page: FakePage) => void (await drop(page, 1))],
])('is up to date again when the write without a server is %s', async (_, action) => {
  const { page, writes, world } = await stage();
  writes.outcomeOf = () => new Response(null, { status: 502 });
  await add(page, 1);
  await eventually(() => expect(page.status.error).toBe('server_unavailable'));
  await page.ask((id) => ({ type: 'sync', id }));
  writes.outcomeOf = () => jsonAnswer({ status: false, message: 'No' }, 422);
  await action(page);
  world.pass(5_000);
  await eventually(() => expect(page.status).toMatchObject({ online: true, error: null }));
});

it('is up to date again when a run succeeds after a failed write', async () => {
  const { page, writes, server } = await stage();
  const release = await holdRun(page, server);
  writes.outcomeOf = away;
  await add(page, 1);
  await eventually(() => expect(page.status.online).toBe(false));
  writes.outcomeOf = () => 'taken';
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
  page.post({ type: 'wake' });
  await eventually(() => expect(page.status.state).toBe('syncing_core'));
  return () => {
    server.before = before;
    release();
  };
}
