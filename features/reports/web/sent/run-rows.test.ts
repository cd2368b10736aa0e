import { expect, test } from 'vitest';
import { csvText } from '#packages/kit';
import { fileRows, labelTable, stateTable } from './run-rows.ts';

const counts = { hydrated: 19, mild: 2, moderate: 1, severe: 0, invalid: 0, not_tested: 3 };
const summary = {
  ...{ people: 25, tested: 22, tests: 40, counts },
  before: { ...counts, hydrated: 21 },
  labels: [{ name: '=1+1', type: 'job' as const, counts }],
};

test('a run is two tables and one file with the same numbers', () => {
  expect(stateTable(summary).rows[0]).toEqual(['Hydrated', '19', '21']);
  expect(labelTable(summary).rows).toEqual([['=1+1', 'Job', '19', '2', '1', '0', '0', '3']]);
  expect(csvText(fileRows(summary)).replace('\uFEFF', '').split('\r\n')).toEqual([
    'Label,Kind,Hydrated,Mild,Moderate,Severe,Invalid,Not tested',
    'All people,,19,2,1,0,0,3',
    // A spreadsheet must not run it as a formula, and numbers stay numbers.
    "'=1+1,Job,19,2,1,0,0,3",
    '',
  ]);
});
