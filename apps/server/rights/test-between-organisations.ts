import { endpoints } from '../composition.ts';
import { runCell } from './test-cell.ts';
import { actors, reachOf, relations, ways } from './test-tables.ts';
import type { RightsFixture } from './test-rights-fixture.ts';

/** The cells in which the row belongs to another organisation than the actor. */
const betweenOrganisations = actors.flatMap((actor) =>
  relations
    .filter((relation) => relation === 'elsewhere' || actor.actor === 'other_organisation')
    .filter((relation) => relation !== 'own')
    .map((relation) => ({ actor, relation })),
);

/**
 * Runs all cells between the two organisations in which the gate lets the actor reach the queries;
 * returns the problems and the number of cells.
 */
export async function runBetweenOrganisations(fixture: RightsFixture) {
  const problems: string[] = [];
  let cells = 0;
  for (const way of ways) {
    const endpoint = endpoints.find(({ name }) => name === way.endpoint);
    if (endpoint === undefined) throw new Error(`There is no call ${way.endpoint}`);
    for (const { actor, relation } of betweenOrganisations) {
      if (reachOf(way.gate, 'any', actor.actor) !== 'may') continue;
      problems.push(...(await runCell(fixture, { way, endpoint }, actor, relation)).problems);
      cells += 1;
    }
  }
  return { problems, cells };
}

/** Milliseconds for a thousand cells on a busy machine. */
export const timeout = 600_000;
