import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../composition.ts';
import { runCell } from './test-cell.ts';
import { actors, relations, ways } from './test-tables.ts';
import { dropRowLevelSecurity, withoutScopes } from './test-walls.ts';
import { rightsWorld } from './test-world.ts';
import type { RightsWorld } from './test-world.ts';

/** The cells in which the row lies in another organisation than the actor. */
const abroad = actors.flatMap((actor) =>
  relations
    .filter((relation) => relation === 'elsewhere' || actor.actor === 'other_organisation')
    .filter((relation) => relation !== 'own')
    .map((relation) => ({ actor, relation })),
);

/** Runs all cells between the two organisations; gives what is wrong, and how many there were. */
async function runAbroad(world: RightsWorld) {
  const problems: string[] = [];
  let cells = 0;
  for (const way of ways) {
    const endpoint = endpoints.find(({ name }) => name === way.endpoint);
    if (endpoint === undefined) throw new Error(`There is no call ${way.endpoint}`);
    for (const { actor, relation } of abroad) {
      problems.push(...(await runCell(world, { way, endpoint }, actor, relation)).problems);
      cells += 1;
    }
  }
  return { problems, cells };
}

/** Milliseconds for a thousand cells, on a machine that is busy with other things. */
const timeout = 600_000;

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
