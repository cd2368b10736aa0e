import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAbroad, timeout } from './test-abroad.ts';
import { dropRowLevelSecurity } from './test-walls.ts';
import { rightsWorld } from './test-world.ts';
import type { RightsWorld } from './test-world.ts';

describe('without row level security', () => {
  let world: RightsWorld;
  beforeAll(async () => {
    world = await rightsWorld();
    await dropRowLevelSecurity(world.owner);
  });
  afterAll(() => world.leave());

  test(
    'the queries alone let nothing of another organisation through',
    async () => {
      const { problems, cells } = await runAbroad(world);
      console.info(`queries alone: ${String(cells)} cells, ${String(problems.length)} wrong`);
      expect(problems).toEqual([]);
    },
    timeout,
  );
});
