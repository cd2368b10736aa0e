import { expect, test } from 'vitest';
import { tierOf } from './tier.ts';

test.each([
  [0, 'Bronze', 'Silver', 1000, 0],
  [1, 'Bronze', 'Silver', 999, 0],
  [999, 'Bronze', 'Silver', 1, 99],
  [1000, 'Silver', 'Gold', 4000, 0],
  [3000, 'Silver', 'Gold', 2000, 50],
  [4999, 'Silver', 'Gold', 1, 99],
])(
  '[LOY-01] %i points are %s, and %s is %i points away',
  (earned, tier, next, missing, percent) => {
    expect(tierOf(earned)).toMatchObject({ tier, percent, next: { tier: next, missing } });
  },
);

test.each([5000, 120_000])('with %i points there is no higher tier than Gold', (earned) => {
  expect(tierOf(earned)).toEqual({ tier: 'Gold', next: null, percent: 100 });
});
