import { expect, test } from 'vitest';
import { factorsOf } from '#jobs/domain';
import type { JobFactors } from '#tags/contract';
import { hardestJobs, isStricter } from './hardest-jobs.ts';
import type { HourAdvice } from './hour-advice.ts';

const job = (
  tag_id: string,
  rate: JobFactors['_metabolic_work_rate'],
  acclimatisation: JobFactors['_acclimatisation'],
  clothing: JobFactors['_clothing'],
  hazard = 9,
) => ({
  ...{ tag_id, hazard, workers: 3 },
  factors: {
    ...factorsOf({}),
    _metabolic_work_rate: rate,
    _acclimatisation: acclimatisation,
    _clothing: clothing,
  },
});
const hardest = (...jobs: ReturnType<typeof job>[]) =>
  hardestJobs(jobs).map(({ tag_id }) => tag_id);

test('only the hardest jobs may have the strictest advice', () => {
  expect(hardest(job('light', 2, 0, 1), job('heavy', 6, 0, 1), job('moderate', 4, 0, 1))).toEqual([
    'heavy',
  ]);
  // Neither is harder than the other in everything.
  expect(hardest(job('heavy', 6, 0, 1), job('layers', 4, 0, 3), job('new', 4, 2, 1))).toEqual([
    ...['heavy', 'layers', 'new'],
  ]);
  // Not known counts as not acclimatised.
  expect(hardest(job('known', 4, 0, 1), job('unknown', 4, -1, 1))).toEqual(['unknown']);
});

test('of equal jobs the most hazardous stays', () => {
  expect(hardest(job('a', 4, 0, 1, 9), job('b', 4, 0, 1, 20), job('c', 4, 0, 1, 20))).toEqual([
    'b',
  ]);
  expect(hardest()).toEqual([]);
});

test('fewer minutes are stricter, and of equal ones more water', () => {
  const advice = (work_minutes: number, litres: number) =>
    ({ work_minutes, water: { litres } }) as HourAdvice;
  expect(isStricter(advice(20, 0.5), advice(30, 1))).toBe(true);
  expect(isStricter(advice(20, 1), advice(20, 0.75))).toBe(true);
  expect(isStricter(advice(20, 0.75), advice(20, 0.75))).toBe(false);
});
