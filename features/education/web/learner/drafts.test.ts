import { expect, test } from 'vitest';
import { fieldsOf, isAnswered, isSentAgain, numberOf } from './drafts.ts';
import type { Draft } from './drafts.ts';

const draft: Draft = {
  ...{ course_id: 'c', attempt_id: 'a', step: 0, isSubmitted: false, refusal: null },
  assessment: {
    ...{ assessment_id: 'v', title: 'Water', language: 'en', pass_mark: 80, attempts: 3 },
    ...{ attempts_used: 0, best_score: null, state: 'Assigned', shuffles: false, review: null },
    questions: ['one', 'two', 'three'].map((question_id) => ({
      ...{ question_id, kind: 'single', text: 'x', choices: [], points: 1 },
    })),
  },
  answers: {
    one: { choices: ['x'], number: '' },
    two: { choices: [], number: '1,5' },
    gone: { choices: ['y'], number: '' },
  },
};

test.each([
  ['15', 15],
  ['1,4', 1.4],
  [' -2.5 ', -2.5],
  ['\u22122', -2],
  ['', null],
  ['1.', null],
  ['1e9', null],
  ['fifteen', null],
])('%j is the number %j', (text, number) => {
  expect(numberOf(text)).toBe(number);
});

test('[COURSE-03] only answered questions of this assessment are sent, with the id of the attempt', () => {
  expect(fieldsOf(draft)).toEqual({
    attempt_id: 'a',
    answers: [
      { question_id: 'one', choices: ['x'], number: null },
      { question_id: 'two', choices: [], number: 1.5 },
    ],
  });
  expect(isAnswered(draft, 'three')).toBe(false);
});

test.each([
  [0, true],
  [401, true],
  [429, true],
  [500, true],
  [503, true],
  [403, false],
  [404, false],
  [409, false],
  [422, false],
])('[COURSE-03] answers refused with %i are sent again by themselves: %s', (status, expected) => {
  expect(isSentAgain({ status, isUnanswered: status === 0 })).toBe(expected);
});
