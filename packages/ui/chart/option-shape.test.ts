import { expect, test } from 'vitest';
import { shapeOf } from './use-chart.ts';

const option = (more: object = {}, ...series: object[]) => ({
  grid: { left: 46 },
  xAxis: { min: 1, axisLabel: { customValues: [1, 2] } },
  series: [{ type: 'line', data: [1, 2, 3] }, ...series],
  ...more,
});

test('other numbers, texts and lists keep the shape', () => {
  const other = {
    xAxis: { axisLabel: { customValues: [3] }, min: 9 },
    series: [{ data: [{ value: 1, label: { show: true } }], type: 'line' }],
    grid: { left: 32 },
  };
  expect(shapeOf(other)).toBe(shapeOf(option()));
});

test.each([
  ['a key more', option({ yAxis: {} })],
  ['a key less', { series: option().series }],
  ['a key deep inside', option({ grid: { left: 46, right: 1 } })],
  ['another series', option({}, { type: 'line', data: [] })],
  ['a series of another type', option({ series: [{ type: 'bar', data: [1, 2, 3] }] })],
  ['a series that says less', option({ series: [{ type: 'line' }] })],
])('%s is another shape', (_, other) => {
  expect(shapeOf(other)).not.toBe(shapeOf(option()));
});
