import { expect, test } from 'vitest';
import { presetOf } from './category-presets.ts';
import { unanswered } from './unanswered.ts';

test('nothing is missing if all are answered, or if the assessment was cleared', () => {
  expect(unanswered(presetOf('moderate'))).toEqual([]);
  expect(unanswered(presetOf('none'))).toEqual([]);
});

test('what is missing comes in the order of the form', () => {
  expect(unanswered({ ...presetOf('high'), _metabolic_work_rate: -1, _stairs: -1 })).toEqual([
    '_stairs',
    '_metabolic_work_rate',
  ]);
  expect(unanswered({ ...presetOf('none'), _clothing: 0 })).toHaveLength(12);
});
