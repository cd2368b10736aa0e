import { expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { createFakePage, somebody } from '../testing/fake-page.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { readingId, readingsFrom } from '../testing/test-tables.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';

async function syncedStage() {
  const server = createFakeServer();
  server.put('tags', { tag_id: readingId(900), name: 'Day crew' });
  server.put('measurements', ...readingsFrom(0, 50));
  const world = createFakeEnvironment(server.answer);
  const page = createFakePage(world.worker().environment);
  page.post({ type: 'hello', auth: somebody });
  await eventually(() => expect(page.status.last_run).not.toBeNull());
  const sync = (check: boolean) => page.ask((id) => ({ type: 'sync', id, check }));
  const count = async () => ((await page.read('trial.values')) as number[]).length;
  return { server, world, page, sync, count };
}

it('is complete as of the comparison, not of any other run', async () => {
  const { server, world, page, sync } = await syncedStage();
  expect(page.status.complete_as_of).toBeNull();
  await sync(false);
  expect(page.status.complete_as_of).toBeNull();
  server.put('measurements', ...readingsFrom(40, 20));
  world.pass(1);
  await sync(true);
  expect(page.status).toMatchObject({ complete_as_of: world.now, error: null });
});

it('loads a copy again that differs from the server', async () => {
  const { server, page, sync, count } = await syncedStage();
  server.deleteWithoutStamp('measurements', readingId(7));
  await sync(true);
  expect(await count()).toBe(49);
  expect(page.status).toMatchObject({ initialised: true, error: null });
  expect(page.status.complete_as_of).not.toBeNull();
});

it('reports if even a new copy differs', async () => {
  const { server, page, sync } = await syncedStage();
  server.before = async (path, body) => {
    if (body['digest'] !== true) return undefined;
    const { digest: _, ...rest } = body;
    const answer = await server.answer(path, { body: JSON.stringify(rest) });
    const envelope = (await answer.json()) as { data: Record<string, unknown> };
    const digest = { measurements: { count: 1, a: 2, b: 3 } };
    return Response.json({ ...envelope, data: { ...envelope.data, digest } });
  };
  await sync(true);
  expect(page.status).toMatchObject({
    complete_as_of: null,
    error: 'differs',
  });
});
