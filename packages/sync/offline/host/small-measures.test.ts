import { expect, it } from 'vitest';
import { defineRead } from '../read.ts';
import { defineRowTable } from '../tables/tables.ts';
import { eventually } from '../testing/eventually.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import { createFakePage, somebody } from '../testing/fake-page.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { readingId, readingsFrom, testDefinition } from '../testing/test-tables.ts';

const links = defineRead({
  name: 'trial.links',
  tables: ['session_measurements'],
  run: (copy, _params: Record<string, never>) =>
    [...copy.rows<{ link_id: string; active: boolean }>('session_measurements').values()]
      .filter(({ active }) => active)
      .map(({ link_id }) => link_id)
      .toSorted(),
});
const definition = {
  ...testDefinition,
  tables: [
    ...testDefinition.tables,
    defineRowTable('session_measurements', 'link_id', {
      follows: { table: 'measurements', field: 'measurement_id' },
    }),
  ],
  reads: [...testDefinition.reads, links],
};

const linkTo = (number: number, more: object = {}) => ({
  ...{ link_id: String(number), measurement_id: readingId(number), active: true },
  user_id: `user-${String(number % 7)}`,
  ...more,
});

/** A copy of somebody who sees these people; each of the first seven readings has a link. */
async function syncedStage(...people: number[]) {
  const server = createFakeServer();
  const idsOf = (numbers: number[]) => numbers.map((number) => `user-${String(number)}`);
  server.visible = idsOf(people);
  server.put('measurements', ...readingsFrom(0, 7));
  server.put('session_measurements', ...[0, 1, 2, 3].map((number) => linkTo(number)));
  const { environment } = createFakeEnvironment(server.answer).worker();
  const page = createFakePage(environment, definition);
  page.post({ type: 'hello', auth: somebody });
  await eventually(() => expect(page.status.last_run).not.toBeNull());
  return {
    server,
    see: (...numbers: number[]) => {
      server.visible = idsOf(numbers);
      server.access_epoch += 1;
    },
    sync: () => page.ask((id) => ({ type: 'sync', id })),
    links: () => page.read('trial.links') as Promise<string[]>,
  };
}

it('loads links of newly visible people that are older than its time', async () => {
  const stage = await syncedStage(0, 1);
  expect(await stage.links()).toEqual(['0', '1']);
  stage.see(0, 1, 2);
  await stage.sync();
  expect(await stage.links()).toEqual(['0', '1', '2']);
});

it('deletes the links of people who are no longer visible, and keeps the time afterwards', async () => {
  const stage = await syncedStage(0, 1, 2);
  stage.see(0, 2);
  stage.server.put('session_measurements', linkTo(0, { active: false }));
  await stage.sync();
  expect(await stage.links()).toEqual(['2']);
  stage.server.calls.length = 0;
  await stage.sync();
  const asked = stage.server.calls.filter(({ path }) => path.endsWith('/measures'));
  expect(asked).toHaveLength(1);
  expect(asked[0]?.body['session_measurements']).not.toContain('1970');
});

it('loads all links of somebody who then sees everybody', async () => {
  const stage = await syncedStage(0);
  stage.server.visible = null;
  stage.server.access_epoch += 1;
  await stage.sync();
  expect(await stage.links()).toEqual(['0', '1', '2', '3']);
});

it('keeps its links if the connection is lost before new ones arrive', async () => {
  const stage = await syncedStage(0, 1);
  stage.see(0, 1, 2);
  let isAccessKnown = false;
  stage.server.before = (path, body) => {
    if (!path.endsWith('/measures')) return;
    if (isAccessKnown) throw new TypeError('no connection');
    isAccessKnown = body['access_epoch'] !== stage.server.access_epoch;
  };
  await stage.sync();
  expect(isAccessKnown).toBe(true);
  expect(await stage.links()).toEqual(['0', '1']);
  stage.server.before = () => undefined;
  await stage.sync();
  expect(await stage.links()).toEqual(['0', '1', '2']);
});
