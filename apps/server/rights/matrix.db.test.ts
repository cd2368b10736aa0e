import { expect, test } from 'vitest';
import { endpoints } from '../composition.ts';
import { marksIn } from './test-marks.ts';
import { halves, rightsMatrix, timeout } from './test-matrix.ts';
import { recipes } from './test-cell.ts';
import { routesOf } from './test-routes.ts';
import { actors, ways } from './test-tables.ts';

/** Paths without a right: the state of the process, and its calls. */
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

const matrix = rightsMatrix();

test('rights-row-missing: every call of the server is in the matrix or public', () => {
  const calls = endpoints.flatMap(({ method, path, aliases = [] }) =>
    [path, ...aliases].map(
      (each) => `${method} ${each.replaceAll(/\{\w+\}/g, ':').replace(/\/$/, '')}`,
    ),
  );
  const open = openPaths.map((path) => `GET ${path}`);
  const routes = routesOf(matrix.fixture().app.routes()).filter(
    (route) => !route.startsWith('HEAD '),
  );
  expect(routes.toSorted()).toEqual([...calls, ...open].toSorted());
  const inMatrix = new Set(ways.map(({ endpoint }) => endpoint));
  expect(endpoints.map(({ name }) => name).filter((name) => !inMatrix.has(name))).toEqual([]);
});

test('public answers contain no personal data', async () => {
  for (const { actor } of actors) {
    const token = await matrix.fixture().tokenOf(actor);
    for (const path of openPaths) {
      const answer = await matrix
        .fixture()
        .app.raw('GET', path.replace('*', '/x'), undefined, token);
      expect(marksIn(answer, matrix.fixture().marks), `${path} as ${actor}`).toEqual([]);
    }
  }
});

test('rights-recipe-missing: every row has a recipe in the folder of its feature, and no recipe is unused', () => {
  const names = ways.map(({ endpoint, asked }) => `${endpoint}: ${asked}`);
  expect(Object.keys(recipes).toSorted()).toEqual(names.toSorted());
});

test('the two test files cover the whole matrix', () => {
  expect(new Set(halves.flat())).toEqual(new Set(ways));
});

test.each((halves[0] ?? []).map((way) => [`${way.endpoint}, ${way.asked}`, way] as const))(
  'rights-row-wrong: %s',
  async (_name, way) => {
    const { problems, shown, expected } = await matrix.runWay(way);
    expect(problems, 'rights-row-wrong').toEqual([]);
    // A search for marks that finds none anywhere would not find a leak either.
    expect(shown).toEqual(expected);
  },
  timeout,
);
