import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../composition.ts';
import { runCell } from './test-cell.ts';
import { marksIn } from './test-marks.ts';
import { routesOf } from './test-routes.ts';
import { actors, relations, ways } from './test-tables.ts';
import { rightsWorld } from './test-world.ts';
import type { RightsWorld } from './test-world.ts';

/** Paths that no right guards: how the process is, and what its calls are. */
const openPaths = [
  '/docs',
  '/docs/json',
  '/docs/static/index.html',
  '/docs/static/swagger-initializer.js',
  '/docs/yaml',
  '/docs*',
  '/healthz',
  '/metrics',
  '/openapi.json',
  '/readyz',
];

let world: RightsWorld;
/** Milliseconds for one way, on a machine that is busy with other things. */
const timeout = 240_000;
let cells = 0;
let leaks = 0;
beforeAll(async () => {
  world = await rightsWorld();
});
afterAll(async () => {
  await world.leave();
  console.info(
    `rights matrix: ${String(ways.length)} ways x ${String(actors.length)} actors x ` +
      `${String(relations.length)} relations = ${String(cells)} cells, ${String(leaks)} wrong`,
  );
});

test('rights-row-missing: what the server answers is a call of the matrix, or open to everybody', () => {
  const calls = endpoints.flatMap(({ method, path, aliases = [] }) =>
    [path, ...aliases].map(
      (each) => `${method} ${each.replaceAll(/\{\w+\}/g, ':').replace(/\/$/, '')}`,
    ),
  );
  const open = openPaths.map((path) => `GET ${path}`);
  const routes = routesOf(world.app.routes()).filter((route) => !route.startsWith('HEAD '));
  expect(routes.toSorted()).toEqual([...calls, ...open].toSorted());
  const inMatrix = new Set(ways.map(({ endpoint }) => endpoint));
  expect(endpoints.map(({ name }) => name).filter((name) => !inMatrix.has(name))).toEqual([]);
});

test('what is open to everybody tells of nobody', async () => {
  for (const { actor } of actors) {
    const token = await world.tokenOf(actor);
    for (const path of openPaths) {
      const answer = await world.app.raw('GET', path.replace('*', '/x'), undefined, token);
      expect(marksIn(answer, world.marks), `${path} as ${actor}`).toEqual([]);
    }
  }
});

test.each(ways.map((way) => [`${way.endpoint}, ${way.asked}`, way] as const))(
  'rights-row-wrong: %s',
  async (_name, way) => {
    const endpoint = endpoints.find(({ name }) => name === way.endpoint);
    if (endpoint === undefined) throw new Error(`There is no call ${way.endpoint}`);
    const problems: string[] = [];
    const shown = new Set<string>();
    for (const actor of actors) {
      for (const relation of relations) {
        const result = await runCell(world, { way, endpoint }, actor, relation);
        problems.push(...result.problems);
        for (const part of result.shown) shown.add(part);
        cells += 1;
      }
    }
    leaks += problems.length;
    expect(problems, 'rights-row-wrong').toEqual([]);
    // A search for marks that finds none anywhere would find no leak either.
    expect([...shown].sort()).toEqual(way.shows.map((word) => word.replace('*', '')).sort());
  },
  timeout,
);
