import { afterAll, beforeAll, expect, test } from 'vitest';
import { orgA, thingsWorld } from './test-world.ts';

let world: Awaited<ReturnType<typeof thingsWorld>>;
beforeAll(async () => {
  world = await thingsWorld();
});
afterAll(() => world.drop());

/** More characters than a string of V8 can have. */
const tooLong = "select repeat('x', 540000000) as text";

test('a text too long for V8 rejects its query, and the next one works', async () => {
  const { database } = world;
  const read = database.read(orgA, (tx) => tx.query(tooLong));
  await expect(read).rejects.toThrow('Cannot create a string longer than');
  const { rows } = await database.read(orgA, (tx) => tx.query('select 1 as one'));
  expect(rows).toEqual([{ one: 1 }]);
  expect(database.stats()).toMatchObject({ waiting: 0 });
});
