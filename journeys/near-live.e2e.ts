import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '#packages/testing/clones';
import type { TestDatabase } from '#packages/testing/clones';
import { openNearLive } from './near-live.ts';
import type { NearLive } from './near-live.ts';

let clone: TestDatabase;
let near: NearLive;
beforeAll(async () => {
  clone = await cloneDatabase('demo');
  near = await openNearLive(clone.url);
});
afterAll(async () => {
  await near.close();
  await clone.drop();
});

test('a test that is added in one browser shows in another one, of another process, by itself', async () => {
  // Whatever state the demo has the worker in at this hour, from the second on each value changes it.
  expect(await near.addTests(['198', '41', '199', '42', '198'])).toHaveLength(5);
  expect(near.watching.pageErrors).toEqual([]);
});

test('rows of people that a supervisor may no longer see leave the copy and the screen by themselves', async () => {
  await near.watching.page.getByRole('link', { name: 'People' }).first().click();
  expect(await near.takeRights()).toBeGreaterThan(0);
  expect(near.watching.pageErrors).toEqual([]);
});
