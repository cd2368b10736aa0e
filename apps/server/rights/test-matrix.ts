import { afterAll, beforeAll } from 'vitest';
import { endpoints } from '../composition.ts';
import { runCell } from './test-cell.ts';
import { actors, relationsFor, ways } from './test-tables.ts';
import type { Way } from './test-tables.ts';
import { createRightsFixture } from './test-rights-fixture.ts';
import type { RightsFixture } from './test-rights-fixture.ts';

/** Milliseconds for one row of rights.tsv on a busy machine. */
export const timeout = 240_000;

/** The rows of rights.tsv in two halves, so that two workers share them. */
export const halves = [0, 1].map((half) => ways.filter((_, index) => index % 2 === half));

/** A fixture for the rows of one file, and a function that runs every cell of a row in it. */
export function rightsMatrix() {
  let fixture: RightsFixture | null = null;
  let run = 0;
  let cells = 0;
  let leaks = 0;
  beforeAll(async () => {
    fixture = await createRightsFixture();
  });
  afterAll(async () => {
    await fixture?.leave();
    console.info(
      `rights matrix: ${String(run)} ways x ${String(actors.length)} actors, ` +
        `${String(cells)} cells, ${String(leaks)} wrong`,
    );
  });
  const current = () => {
    if (fixture === null) throw new Error('The fixture is not there yet.');
    return fixture;
  };
  return {
    fixture: current,
    runWay: async (way: Way) => {
      const endpoint = endpoints.find(({ name }) => name === way.endpoint);
      if (endpoint === undefined) throw new Error(`There is no call ${way.endpoint}`);
      const problems: string[] = [];
      const shown = new Set<string>();
      for (const actor of actors) {
        for (const relation of relationsFor(way, actor)) {
          const result = await runCell(current(), { way, endpoint }, actor, relation);
          problems.push(...result.problems);
          for (const part of result.shown) shown.add(part);
          cells += 1;
        }
      }
      run += 1;
      leaks += problems.length;
      return { problems, shown: [...shown].sort(), expected: expectedOf(way) };
    },
  };
}

/** The kinds of data in the responses of a row, over all of its cells. */
function expectedOf(way: Way): string[] {
  return way.shows.map((word) => word.replace('*', '')).sort();
}
