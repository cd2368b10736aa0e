import { expect, test } from 'vitest';
import { goldenTables } from '#heat/domain';
import { checkFile } from './check-file.ts';
import { checkFormula } from './formula-check.ts';

test('every published number has its own line, unrounded, with tolerance and result', () => {
  const check = checkFormula({
    ...{ formula: 'Heat index', version: 2, source: 'a chart' },
    rows: () => [
      { of: '90 °F, 50 %', printed: 94.6, found: 94.59686700000003, tolerance: 'heat index, F' },
      { of: '80 °F, 40 %', printed: 80, found: 90, tolerance: 'heat index, F' },
    ],
  });
  const [head, near, far] = checkFile([check]);
  const cell = (line: string[] | undefined, name: string) => line?.[head?.indexOf(name) ?? -1];
  expect([cell(near, 'Inputs'), cell(near, 'Computed')]).toEqual([
    '90 °F, 50 %',
    '94.59686700000003',
  ]);
  expect([cell(near, 'Tolerance'), cell(near, 'Unit')]).toEqual(['0.01', '°F']);
  expect([cell(near, 'Match'), cell(far, 'Match')]).toEqual(['yes', 'no']);
  expect([cell(far, 'Deviation'), cell(far, 'Version')]).toEqual(['10', '2']);
});

test('a file of all formulas has a line for each published number, with all columns', () => {
  const checks = goldenTables.map(checkFormula);
  const [head, ...lines] = checkFile(checks);
  expect(lines).toHaveLength(checks.reduce((sum, { numbers }) => sum + numbers.length, 0));
  expect(lines.every(({ length }) => length === head?.length)).toBe(true);
  expect(lines.flat()).not.toContain('');
});
