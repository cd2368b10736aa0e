import { expect, test } from 'vitest';
import { nextStep, stepStates } from './first-steps.ts';
import { sampleIdsOf } from './sample-rows.ts';

const nothing = {
  ...{ hasPlaces: true, hasZone: true, sites: 0, jobs: 0, crew: 0 },
  ...{ hasTest: false, hasCrewOnSite: false },
};
const doneOf = (facts: Partial<typeof nothing>) =>
  stepStates({ ...nothing, ...facts })
    .filter(({ isDone }) => isDone)
    .map(({ step }) => step);

test('each step is done by what exists', () => {
  expect(doneOf({})).toEqual([]);
  expect(doneOf({ sites: 1 })).toEqual(['site']);
  expect(doneOf({ sites: 1, hasZone: false })).toEqual([]);
  expect(doneOf({ jobs: 1, crew: 1, hasTest: true })).toEqual(['job', 'crew', 'test']);
  expect(doneOf({ hasCrewOnSite: true })).toEqual(['card']);
});

test('the next step is the first that is not done, in any order of doing them', () => {
  expect(nextStep(stepStates(nothing))).toBe('site');
  expect(nextStep(stepStates({ ...nothing, sites: 2, crew: 1 }))).toBe('job');
  const all = { hasZone: true, sites: 1, jobs: 1, crew: 1, hasTest: true, hasCrewOnSite: true };
  expect(nextStep(stepStates({ hasPlaces: true, ...all }))).toBeNull();
});

test('without heat stress only people and tests are left', () => {
  const steps = stepStates({ ...nothing, hasPlaces: false }).map(({ step }) => step);
  expect(steps).toEqual(['crew', 'test']);
});

test('sample data is named by the organisation; anything else is none', () => {
  expect(sampleIdsOf({})).toBeNull();
  expect(sampleIdsOf({ _sample_data: null })).toBeNull();
  expect(sampleIdsOf({ _sample_data: { user_ids: ['a', 7], tag_ids: 'b' } })).toEqual({
    user_ids: new Set(['a']),
    tag_ids: new Set(),
  });
});
