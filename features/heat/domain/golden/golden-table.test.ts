import { expect, test } from 'vitest';
import { gapShare, isMet } from './golden-table.ts';

const row = { of: '90 °F, 50 %', printed: 95, tolerance: 'heat index chart, F' } as const;

test.each([
  [95, true],
  [96, true],
  [94, true],
  [96.01, false],
  [93.99, false],
  [Number.NaN, false],
])('result %d for the published 95, rounded to one degree: %s', (found, met) => {
  expect(isMet({ ...row, found })).toBe(met);
});

test.each([
  [95, 0],
  [95.25, 0.25],
  [93, 2],
  [Number.NaN, Infinity],
])(
  'result %d for the published 95, rounded to one degree, uses %d of the tolerance',
  (found, share) => {
    expect(gapShare({ ...row, found })).toBe(share);
  },
);

test('with a tolerance of zero any difference is too large', () => {
  const points = { of: 'hazard 4', printed: 28, tolerance: 'risk, points' } as const;
  expect(gapShare({ ...points, found: 28 })).toBe(0);
  expect(gapShare({ ...points, found: 29 })).toBe(Infinity);
});
