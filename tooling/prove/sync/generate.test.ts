import { expect, test } from 'vitest';
import { historyOf } from './generate.ts';
import { countKinds, kindNames } from './kinds.ts';
import { placeOf } from './record.ts';
import { shrink } from './shrink.ts';
import { testSeeds, turnsInNode } from './test-seeds.ts';

const seeds = Array.from({ length: 10_000 }, (_, seed) => seed);

test('the histories of npm test contain every kind of event', () => {
  const counts = countKinds(Object.values(testSeeds).flat().map(historyOf));
  expect(kindNames.filter((name) => (counts.get(name) ?? 0) < 3)).toEqual([]);
});

test('each run of npm test has histories that kill the server and the database', () => {
  for (let turn = 0; turn < turnsInNode; turn += 1) {
    const turned = testSeeds.node.filter((seed) => seed % turnsInNode === turn).map(historyOf);
    const crashes = new Set(turned.map((history) => history.crashes));
    expect(crashes).toEqual(new Set(['client', 'server', 'database']));
  }
});

test('of 10 000 histories one in five kills the server and one in twenty the database, in both places', () => {
  for (const place of ['node', 'chromium'] as const) {
    const histories = seeds.filter((seed) => placeOf(seed) === place).map(historyOf);
    const share = (kind: string) =>
      histories.filter(({ crashes }) => crashes === kind).length / histories.length;
    expect([share('server'), share('database')]).toEqual([0.2, 0.05]);
    for (const { crashes, steps } of histories) {
      if (crashes !== 'client') expect(JSON.stringify(steps)).toContain(`${crashes}-crash`);
    }
  }
  // Twenty thousand histories take their time where others are at work too.
}, 60_000);

test('a failing history is reported in its shortest form', async () => {
  const isMerge = (step: object) => JSON.stringify(step).includes('"kind":"merge"');
  const long = historyOf(
    seeds.find((seed) => historyOf(seed).steps.filter(isMerge).length > 2) ?? 0,
  );
  // Fails if a merge follows an addition.
  const fails = ({ steps }: typeof long) => {
    const added = steps.findIndex((step) => JSON.stringify(step).includes('"kind":"add"'));
    return Promise.resolve(added >= 0 && steps.slice(added + 1).some(isMerge));
  };
  expect(await fails(long)).toBe(true);
  const short = await shrink(long, fails);
  expect(short.steps).toHaveLength(2);
  expect(short.steps[0]).toMatchObject({ kind: 'write', write: { count: 1, links: false } });
});
