import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defineRead } from '../read.ts';
import { defineRowTable } from '../tables/tables.ts';
import type { CopyDefinition } from '../tables/definition.ts';
import { eventually } from '../testing/eventually.ts';
import { createFakePage, somebody } from '../testing/fake-page.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { readingsFrom, testDefinition } from '../testing/test-tables.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';

const minute = 60_000;

/** A row is kept for each tag, at most ten minutes old with a connection. */
const definition: CopyDefinition = {
  ...testDefinition,
  tables: [...testDefinition.tables, defineRowTable('forecasts', 'id')],
  reads: [
    ...testDefinition.reads,
    defineRead({
      name: 'trial.fetched',
      tables: ['forecasts'],
      run: (copy, _: Record<string, never>) =>
        [...copy.rows<{ value: number }>('forecasts')]
          .map(([id, { value }]) => `${id} ${String(value)}`)
          .toSorted(),
    }),
  ],
  fetched: [
    {
      table: 'forecasts',
      wanted: (copy) =>
        [...copy.rows<{ active?: boolean }>('tags')]
          .filter(([, { active }]) => active !== false)
          .map(([id]) => ({
            id,
            path: `/fetched/${id}`,
            isDue: (kept, now) => now - Number(kept?.['at'] ?? 0) >= 10 * minute,
            rowOf: ({ value }, _kept, at) => (typeof value === 'number' ? { id, value, at } : null),
          })),
    },
  ],
};

type Fate = 'sent' | 'empty' | 'refused' | 'away' | 'enough';

function stage(tags: readonly string[]) {
  const server = createFakeServer();
  server.put('tags', ...tags.map((tag_id) => ({ tag_id })));
  server.put('measurements', ...readingsFrom(0, 3));
  const channel = { value: 1, fateOf: (_id: string): Fate => 'sent' };
  const values: Record<string, number> = {};
  server.before = (path) => {
    const id = path.startsWith('/fetched/') ? path.slice('/fetched/'.length) : null;
    if (id === null) return undefined;
    const fate = channel.fateOf(id);
    if (fate === 'away') throw new TypeError('no line');
    if (fate === 'refused') return new Response(null, { status: 500 });
    if (fate === 'enough') return new Response(null, { status: 429 });
    if (fate === 'sent') values[id] = channel.value;
    return Response.json({ status: true, data: fate === 'empty' ? {} : { value: channel.value } });
  };
  const world = createFakeEnvironment(server.answer);
  const worker = world.worker();
  const page = createFakePage(worker.environment, definition);
  page.post({ type: 'hello', auth: somebody });
  return {
    ...{ server, world, page, channel, values, die: worker.die },
    begun: () => eventually(() => expect(page.status.last_run).not.toBeNull()),
    sync: () => page.ask((id) => ({ type: 'sync', id })),
    kept: () => page.read('trial.fetched'),
    asked: () => server.calls.filter(({ path }) => path.startsWith('/fetched/')).length,
  };
}

it('keeps fetched rows until they expire, and deletes rows that are no longer needed', async () => {
  const set = stage(['a', 'b']);
  await set.begun();
  expect(await set.kept()).toEqual(['a 1', 'b 1']);
  set.channel.value = 2;
  await set.sync();
  expect(set.asked()).toBe(2);
  set.world.clockOff += 10 * minute;
  set.server.put('tags', { tag_id: 'b', active: false }, { tag_id: 'c' });
  await set.sync();
  expect(await set.kept()).toEqual(['a 2', 'c 2']);
  expect(set.asked()).toBe(4);
});

it('keeps fetched rows without the server, also in a worker that starts without it', async () => {
  const set = stage(['a']);
  await set.begun();
  set.die();
  set.world.clockOff += 60 * minute;
  set.server.before = () => {
    throw new TypeError('no line');
  };
  const page = createFakePage(set.world.worker().environment, definition);
  page.post({ type: 'hello', auth: somebody });
  await eventually(() => expect(page.status.online).toBe(false));
  expect(await page.read('trial.fetched')).toEqual(['a 1']);
});

it('stops fetching in a run after four failures, or if the server asks to wait', async () => {
  const tags = Array.from({ length: 30 }, (_, nth) => `t${String(nth)}`);
  for (const fate of ['empty', 'away', 'enough'] as const) {
    const set = stage(tags);
    set.channel.fateOf = () => fate;
    await set.begun();
    expect(set.asked()).toBeLessThanOrEqual(8);
    expect(set.page.status).toMatchObject({ error: null, online: true, initialised: true });
    set.channel.fateOf = () => 'sent';
    await set.sync();
    expect(await set.kept()).toHaveLength(30);
  }
});

it('keeps the last valid row and completes the run, whatever each call returns', async () => {
  const fate = fc.constantFrom<Fate>('sent', 'empty', 'refused', 'away', 'enough');
  const runs = fc.array(fc.record({ a: fate, b: fate, c: fate }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(runs, async (fates) => {
      const set = stage(['a', 'b', 'c']);
      set.channel.fateOf = (id) => fates[0]?.[id as 'a'] ?? 'sent';
      await set.begun();
      for (const [nth, fated] of fates.entries()) {
        set.channel.value = nth + 2;
        set.channel.fateOf = (id) => fated[id as 'a'];
        set.world.clockOff += 10 * minute;
        set.server.put('measurements', ...readingsFrom(nth + 3, 1));
        await set.sync();
        expect(set.page.status).toMatchObject({ error: null, state: 'stopped' });
        expect(await set.page.read('trial.values')).toHaveLength(nth + 4);
        const sent = Object.entries(set.values).map(([id, value]) => `${id} ${String(value)}`);
        expect(await set.kept()).toEqual(sent.toSorted());
      }
      set.die();
    }),
    { numRuns: 30 },
  );
});
