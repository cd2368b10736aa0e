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

test('a test added in one browser is shown in another one, of another process, without a reload', async () => {
  // Whatever state the worker has in the demo at this hour, from the second on each value changes
  // it.
  expect(await near.addTests(['198', '41', '199', '42', '198'])).toHaveLength(5);
  expect(near.watching.pageErrors).toEqual([]);
});

test('a session shows its progress on another screen, of another process, without a reload', async () => {
  expect(await near.testSession(2)).toHaveLength(2);
  expect(near.watching.pageErrors).toEqual([]);
});

test('rows of people that a supervisor may no longer see are removed from copy and screen without a reload', async () => {
  await near.watching.page.getByRole('link', { name: 'People' }).first().click();
  expect(await near.takeRights()).toBeGreaterThan(0);
  expect(near.watching.pageErrors).toEqual([]);
});
