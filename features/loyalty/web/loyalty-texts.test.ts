import { expect, test } from 'vitest';
import { reasonOf } from './loyalty-texts.ts';

test.each([
  ['tests', '2026-11', 'Hydration tests in November 2026'],
  ['referral', 'Red Ridge', 'Referral active: Red Ridge'],
  ['referral', '', 'Referral active'],
  ['story', 'Shade', 'Story published: Shade'],
  // Of a person whose data was erased.
  ['story', '', 'Story published'],
  ['reward', 'Test device', 'Reward requested: Test device'],
  ['refund', 'Test device', 'Points given back: Test device'],
] as const)('[LOY-01] an entry of the kind %s about %j is %j', (kind, summary, words) => {
  expect(reasonOf({ kind, summary })).toBe(words);
});
