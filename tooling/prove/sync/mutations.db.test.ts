import { afterEach, expect, test } from 'vitest';
import { cloneDatabase } from '#packages/testing/database';
import { detectMutation } from './detect-mutation.ts';
import { firstActionSeed } from './history.ts';
import { mutations } from './mutations.ts';
import { openSite } from './site.ts';

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

test('there are thirteen faulty variants, five of them of actions', () => {
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(13);
  expect(mutations.filter(({ from }) => from >= firstActionSeed)).toHaveLength(5);
});

test.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
  'histories detect the variant: %s',
  async (_, mutation) => {
    const clone = await cloneDatabase();
    const site = openSite(clone.url);
    endings.push(
      () => site.close(),
      () => clone.drop(),
    );
    const caught = await detectMutation(site, mutation);
    expect(caught?.seed).toBeLessThan(mutation.from + 200);
  },
  300_000,
);
