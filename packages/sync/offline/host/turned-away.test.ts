import { expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import { createFakePage, somebody } from '../testing/fake-page.ts';
import { acceptWrites, createFakeServer, jsonAnswer, writeOf } from '../testing/fake-server.ts';
import { reading } from '../testing/test-tables.ts';

it('sends what the user did at once when the server is back, while it still turns runs away', async () => {
  const server = createFakeServer();
  server.put('measurements', reading(0));
  const writes = acceptWrites(server);
  const world = createFakeEnvironment(server.answer);
  const page = createFakePage(world.worker().environment);
  page.post({ type: 'hello', auth: somebody });
  await eventually(() => expect(page.status.last_run).not.toBeNull());

  writes.outcomeOf = () => 'away';
  await page.ask((id) => ({ type: 'queue-add', id, write: writeOf(1) }));
  await eventually(() => expect(page.status.online).toBe(false));

  writes.outcomeOf = () => 'taken';
  const answer = server.before;
  let isBusy = true;
  server.before = (path, body) =>
    isBusy && path.startsWith('/v3/sync')
      ? jsonAnswer({ status: false }, 503, { 'retry-after': '20' })
      : answer(path, body);
  const [began, runs] = [world.now, server.calls.length];
  await page.ask((id) => ({ type: 'sync', id }));
  await eventually(() => expect(writes.stored).toEqual([1]));
  expect(world.now).toBe(began);

  // The run itself comes when the server wants it, and not before.
  await eventually(() => expect(world.timers()).toContain(20_000));
  const polls = () => server.calls.slice(runs).filter(({ path }) => path.endsWith('core')).length;
  const before = polls();
  world.pass(19_000);
  expect(polls()).toBe(before);
  isBusy = false;
  world.pass(1_000);
  await eventually(() => expect(page.status).toMatchObject({ online: true, error: null }));
});
