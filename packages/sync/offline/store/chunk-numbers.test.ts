import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import type { ChunkIndex } from '../chunks/chunk-index.ts';
import { reading, testDefinition } from '../testing/test-tables.ts';
import { openStore, openStoreForReading } from './local-store.ts';
import type { LocalStore } from './local-store.ts';

const row = (number: number) =>
  reading(number, { modified_time: new Date(number).toISOString(), user_id: 'somebody' });

const idsIn = (store: LocalStore) => {
  const index = store.copy.columns<ChunkIndex>('measurements');
  return [...index.live].flatMap((live, slot) => (live === 1 ? [index.id(slot)] : []));
};

it.each([
  ['were replaced by nothing', (store: LocalStore) => store.apply({ replace: ['measurements'] })],
  ['belong to nobody in sight', (store: LocalStore) => store.purge(new Set(), {})],
])('a follower misses nothing after all rows %s', async (_, empty) => {
  const options = {
    factory: new IDBFactory(),
    name: 'trial',
    config: testDefinition.config,
    schema: testDefinition.config.schema,
    tables: testDefinition.tables,
    ...{ onClosed: () => {}, onBlocked: () => {}, now: () => 0 },
  };
  const owner = await openStore(options);
  await owner.apply({ rows: new Map([['measurements', [row(1)]]]) });
  const follower = await openStoreForReading(options);
  if (follower === null) throw new Error('there is a copy');
  await empty(owner);
  await owner.apply({ rows: new Map([['measurements', [row(2)]]]) });
  await follower.reload(['measurements']);
  expect(idsIn(follower)).toEqual(idsIn(owner));
  expect(idsIn(owner)).toEqual([row(2)['measurement_id']]);
});
