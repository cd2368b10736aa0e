import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAbroad, timeout } from './test-abroad.ts';
import { withoutScopes } from './test-walls.ts';
import { rightsWorld } from './test-world.ts';
import type { RightsWorld } from './test-world.ts';

describe('with queries that ask for no organisation', () => {
  const queries = new Set<string>();
  let world: RightsWorld;
  beforeAll(async () => {
    world = await rightsWorld((database) => withoutScopes(database, { queries }));
  });
  afterAll(() => world.leave());

  test(
    'row level security alone lets nothing of another organisation through',
    async () => {
      const { problems, cells } = await runAbroad(world);
      console.info(
        `row level security alone: ${String(cells)} cells, ${String(queries.size)} queries ` +
          `without their organisation, ${String(problems.length)} wrong`,
      );
      expect(problems).toEqual([]);
      expect(queries.size).toBeGreaterThan(40);
    },
    timeout,
  );
});
