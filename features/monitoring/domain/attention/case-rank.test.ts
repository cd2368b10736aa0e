import { expect, test } from 'vitest';
import { caseRank } from './case-rank.ts';
import type { RankedCase } from './case-rank.ts';

test('people in danger come before crews without a rest, and both before limits and messages', () => {
  const cases: RankedCase[] = [
    { kind: 'alert', isUrgent: false },
    { kind: 'heat_share', isUrgent: false },
    { kind: 'reading', isUrgent: false },
    { kind: 'break', isUrgent: false },
    { kind: 'alert', isUrgent: true },
    { kind: 'reading', isUrgent: true },
  ];
  const ordered = cases.toSorted((a, b) => caseRank(a) - caseRank(b));
  expect(ordered).toEqual(cases.toReversed());
});
