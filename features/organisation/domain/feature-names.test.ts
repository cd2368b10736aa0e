import { expect, test } from 'vitest';
import { betaFeatures } from '#organisation/contract';
import { featureNames } from './feature-names.ts';

test.each([
  ['alert', 'Alerts'],
  ['roster', 'Roster'],
  ['heat stress', 'Heat stress'],
] as const)('%s is called %s', (feature, name) => {
  expect(featureNames[feature]).toBe(name);
});

test('every preview feature has its own name', () => {
  const names = betaFeatures.map((feature) => featureNames[feature]);
  expect(new Set(names).size).toBe(betaFeatures.length);
  expect(Object.keys(featureNames).toSorted()).toEqual(betaFeatures.toSorted());
});
