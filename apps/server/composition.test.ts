import { expect, test } from 'vitest';
import { taskKinds } from './composition.ts';

test('no two kinds of tasks share a queue', () => {
  const names = taskKinds.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
