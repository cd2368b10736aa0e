import { expect, test } from 'vitest';
import { goldenTables } from '#heat/domain';
import type { GoldenTable } from '#heat/domain';
import { checkFormula } from './formula-check.ts';
import { formulaUses } from './formula-uses.ts';

const tolerance = 'heat index, F' as const;
const tableOf = (rows: GoldenTable['rows']): GoldenTable => ({
  ...{ formula: 'Heat index', version: 1, source: 'a chart', rows },
});

test('every formula of the product reproduces its numbers, as computed now', () => {
  const checks = goldenTables.map(checkFormula);
  expect(checks.filter((check) => !check.isMet)).toEqual([]);
  for (const { worst } of checks) expect(worst?.share).toBeLessThanOrEqual(1 + 1e-9);
});

test('every formula says where it is used', () => {
  expect(Object.keys(formulaUses)).toEqual(goldenTables.map(({ formula }) => formula));
});

test('one wrong number is reported, as the worst', () => {
  const check = checkFormula(
    tableOf(() => [
      { of: 'near', printed: 90, found: 90.005, tolerance },
      { of: 'off', printed: 90, found: 90.5, tolerance },
      { of: 'same', printed: 90, found: 90, tolerance },
    ]),
  );
  expect(check.isMet).toBe(false);
  expect(check.worst).toMatchObject({ of: 'off', deviation: 0.5, isMet: false });
  expect(check.numbers.map(({ isMet }) => isMet)).toEqual([true, false, true]);
});

test('a formula that throws, or has no numbers, fails', () => {
  const thrown = checkFormula(
    tableOf(() => {
      throw new Error('broken');
    }),
  );
  expect(thrown).toMatchObject({ isMet: false, worst: null, numbers: [] });
  expect(checkFormula(tableOf(() => [])).isMet).toBe(false);
});

test('results are computed again each time', () => {
  let found = 90;
  const table = tableOf(() => [{ of: 'now', printed: 90, found, tolerance }]);
  expect(checkFormula(table).isMet).toBe(true);
  found = 95;
  expect(checkFormula(table).isMet).toBe(false);
});
