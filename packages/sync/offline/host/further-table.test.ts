import { expect, it } from 'vitest';
import { resultOf } from '../store/idb.ts';
import { defineRowTable } from '../tables/tables.ts';
import { eventually } from '../testing/eventually.ts';
import { createFakePage, databaseOfSomebody, somebody } from '../testing/fake-page.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { testDefinition } from '../testing/test-tables.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import { defineRead } from '../read.ts';

const permits = defineRowTable('permits', 'permit_id', { list: 'permits', since: 5 });
const permitIds = defineRead({
  name: 'trial.permits',
  tables: ['permits'],
  run: (copy, _: Record<string, never>): string[] => [...copy.rows('permits').keys()],
});

it('keeps a table that the scheme does not name, also in a copy of an earlier build', async () => {
  const server = createFakeServer();
  server.put('permits', { permit_id: 'p1' });
  const world = createFakeEnvironment(server.answer);
  const earlier = world.worker();
  const before = createFakePage(earlier.environment);
  before.post({ type: 'hello', auth: somebody });
  await eventually(() => expect(before.status.last_run).not.toBeNull());
  earlier.die();

  const page = createFakePage(world.worker().environment, {
    ...testDefinition,
    tables: [...testDefinition.tables, permits],
    reads: [...testDefinition.reads, permitIds],
  });
  page.post({ type: 'hello', auth: somebody });
  await eventually(async () => expect(await page.read('trial.permits')).toEqual(['p1']));

  server.put('permits', { permit_id: 'p2' });
  await page.ask((id) => ({ type: 'sync', id }));
  expect(await page.read('trial.permits')).toEqual(['p1', 'p2']);
  const database = await resultOf(world.factory.open(databaseOfSomebody));
  expect(database.version).toBe(5);
  expect([...database.objectStoreNames]).toContain('permits');
  database.close();
});
