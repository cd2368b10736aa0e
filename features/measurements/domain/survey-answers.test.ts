import { expect, test } from 'vitest';
import { surveyAnswers } from './survey-answers.ts';

const ask = (parts: object) => ({
  question: 'Q',
  key: 'q',
  choices: { a: 'Water', b: 'Tea' },
  ...parts,
});

test.each([
  [{ type: 'text', value: ' Fine ' }, 'Fine'],
  [{ type: 'number', value: 3 }, '3'],
  [{ type: 'choice', selected_answer: 'b' }, 'Tea'],
  [{ type: 'choice_multi', selected_answer: ['a', 'b'] }, 'Water, Tea'],
  [{ type: 'choice', selected_answer: 'gone' }, 'gone'],
  [{ type: 'choice', selected_answer: 1, choices: [{ key: 1, value: 'One' }] }, 'One'],
  [{ type: 'choice' }, ''],
])('%j is answered by %j', (parts, answer) => {
  expect(surveyAnswers([ask(parts)])).toEqual([{ question: 'Q', answer, isUnsupported: false }]);
});

test.each(['unknown', 'slider', undefined])(
  'a question of the type %j says so instead of its answer, and the others are kept',
  (type) => {
    const [odd, fine] = surveyAnswers([
      ask({ type, value: 'x' }),
      ask({ type: 'text', value: 'y' }),
    ]);
    expect(odd).toMatchObject({ answer: 'Unsupported Question Type', isUnsupported: true });
    expect(fine).toMatchObject({ answer: 'y', isUnsupported: false });
  },
);

test.each([null, undefined, 'x', {}, [null, 3]])('%j is not a survey', (survey) => {
  expect(surveyAnswers(survey)).toEqual([]);
});
