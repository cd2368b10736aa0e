import { expect, test } from 'vitest';
import { strategyMessages } from '#strategies/contract';
import { defaultPlan } from '#strategies/domain';
import { draftOfPlan, planOfDraft } from './plan-draft.ts';

test('the fields give the same plan again', () => {
  expect(planOfDraft(draftOfPlan(defaultPlan))).toEqual({ plan: defaultPlan, errors: null });
});

test.each([
  [{ tests_per_day: '' }, 'tests_per_day', strategyMessages.testsPerDay],
  [{ tests_per_day: '0' }, 'tests_per_day', strategyMessages.testsPerDay],
  [{ tests_per_day: '2.5' }, 'tests_per_day', strategyMessages.testsPerDay],
  [{ min_gap_minutes: 'two' }, 'min_gap_minutes', strategyMessages.minGap],
  [{ min_gap_minutes: '1441' }, 'min_gap_minutes', strategyMessages.minGap],
  [{ retest_after_minutes: '0' }, 'retest_after_minutes', strategyMessages.retestAfter],
  [{ moments: [] }, 'moments', strategyMessages.noMoment],
])('%j is rejected at its field', (typed, field, sentence) => {
  const { plan, errors } = planOfDraft({ ...draftOfPlan(defaultPlan), ...typed });
  expect([plan, errors]).toEqual([null, { [field]: sentence }]);
});
