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

it('lets one run of a tool answer for all files planted for it', () => {
  const planted = [fault('lint', 'a'), fault('types', 'b'), fault('lint', 'c')];
  expect(batchesOf(planted).map(({ faults: batch }) => batch.map(({ name }) => name))).toEqual([
    ['a', 'c'],
    ['b'],
  ]);
});

it('keeps faults apart that change one file or are watched by one test', () => {
  expect(batchesOf([fault('unit', 'a', 'x'), fault('unit', 'a', 'y')])).toHaveLength(2);
  expect(batchesOf([fault('unit', 'a', 'x'), fault('unit', 'b', 'x')])).toHaveLength(2);
  expect(batchesOf([fault('unit', 'a', 'x'), fault('unit', 'b', 'y')])).toHaveLength(1);
});

it('knows every fault by a name of its own', () => {
  const names = faults.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
