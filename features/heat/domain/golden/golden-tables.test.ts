import { expect, test } from 'vitest';
import { isMet } from './golden-table.ts';
import { goldenTables } from './golden-tables.ts';
import { heatIndexChart } from './heat-index-table.ts';

test.each(goldenTables.map((table) => [`${table.formula}, ${table.source}`, table] as const))(
  '[RISK-11] the published numbers are reproduced: %s',
  (_name, table) => {
    expect(table.rows().filter((row) => !isMet(row))).toEqual([]);
  },
);

test('the number of rows equals the published one', () => {
  expect(
    Object.fromEntries(goldenTables.map(({ formula, rows }) => [formula, rows().length])),
  ).toEqual({
    'Heat index': 36 + 14,
    'Heat index, regression alone': 135,
    'Wet bulb': 6,
    'Simplified WBGT and apparent temperature': 5 + 4 + 2,
    'WBGT of measured parts': 5,
    'WBGT by the sun': 10 * 4,
    'WBGT, sun and direct share given': 7 * 4 + 6,
    'Limits of WBGT': 2 * 10,
    'Predicted heat strain': 10 * 5,
    'Risk of a job': 13,
  });
});

test('the regression rounds to the chart in all cells but two', () => {
  const off = heatIndexChart.rows().filter(({ found, printed }) => Math.round(found) !== printed);
  expect(off.map(({ of }) => of)).toEqual(['90 °F, 45 %', '90 °F, 70 %']);
});
