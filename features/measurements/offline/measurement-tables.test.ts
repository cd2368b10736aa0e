import { expect, it } from 'vitest';
import { measurementTables } from './measurement-tables.ts';

const [measurements] = measurementTables;
const column = (name: string) =>
  measurements?.kind === 'chunks'
    ? measurements.columns.find((candidate) => candidate.name === name)
    : undefined;

it.each([
  [{ metadata: { baseline: { values: [60, 62, 64], mean: 62, std: 2 } } }, 62, 3],
  [{ metadata: { baseline: { values: [], mean: null, std: 0 } } }, null, 0],
  [{ metadata: {} }, undefined, 0],
  [{ metadata: null }, undefined, 0],
  [{}, undefined, 0],
])('reads the baseline of %j as mean %j of %j values', (row, mean, count) => {
  expect(column('baseline_mean')?.compute?.(row)).toBe(mean);
  expect(column('baseline_count')?.compute?.(row)).toBe(count);
});

it('reads who took a test from the test, or nobody if none is named', () => {
  const [measuredBy] = measurements?.kind === 'chunks' ? (measurements.derive ?? []) : [];
  const named = {
    measured_by_user_id: 'm1',
    measured_by_name_first: 'Mia',
    measured_by_name_last: null,
  };
  const recorderOf = (row: object) =>
    measuredBy?.row(column('measured_by')?.compute?.({ ...row }) as readonly string[]);
  expect(recorderOf(named)).toEqual({ user_id: 'm1', name_first: 'Mia', name_last: '' });
  expect(recorderOf({ ...named, measured_by_user_id: null })).toBeNull();
});
