import { expect, it } from 'vitest';
import { batchesOf } from './batches.ts';
import { faults } from './fault-list.ts';
import type { Fault } from './fault.ts';

const fault = (stage: Fault['stage'], file: string, ...tests: string[]): Fault => ({
  name: file,
  stage,
  rule: 'rule',
  plant: { file, text: '' },
  ...(tests.length > 0 ? { tests } : {}),
});

it('runs a tool once for all files planted for it', () => {
  const planted = [fault('lint', 'a'), fault('types', 'b'), fault('lint', 'c')];
  expect(batchesOf(planted).map(({ faults: batch }) => batch.map(({ name }) => name))).toEqual([
    ['a', 'c'],
    ['b'],
  ]);
});

it('runs a fault that tests must detect separately', () => {
  expect(batchesOf([fault('unit', 'a', 'x'), fault('unit', 'b', 'y')])).toHaveLength(2);
  expect(batchesOf([fault('database', 'a', 'x'), fault('database', 'b', 'y')])).toHaveLength(2);
  expect(batchesOf([fault('once', 'a', 'x'), fault('once', 'b', 'y')])).toHaveLength(2);
});

it('plants every fault of a shared run in its own place', () => {
  for (const { faults: batch } of batchesOf(faults)) {
    const files = batch.map(({ plant }) => plant.file);
    expect(new Set(files).size).toBe(files.length);
  }
});

it('every fault has its own name', () => {
  const names = faults.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
