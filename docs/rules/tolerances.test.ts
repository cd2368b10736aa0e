import { expect, test } from 'vitest';
import { tolerances } from '#heat/domain';
import { cell, ruleList } from './rule-list.ts';

test('no tolerance is larger than the one documented with its source', () => {
  const written = new Map(
    ruleList('tolerances').map((row) => [cell(row, 'what'), Number(cell(row, 'at_most'))]),
  );
  expect([...written.keys()]).toEqual(Object.keys(tolerances));
  for (const [what, tolerance] of Object.entries(tolerances)) {
    expect(tolerance, what).toBeLessThanOrEqual(written.get(what) ?? -1);
  }
});
