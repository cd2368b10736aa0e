import { expect, test } from 'vitest';
import { answerErrors, writtenAnswers } from './answer-draft.ts';
import { defaultSurvey } from './default-survey.ts';

const { questions } = defaultSurvey;
const survey = { survey_id: 's', version: 3, published: questions };

test('empty fields are no answers; each answer carries its question', () => {
  const typed = {
    ...{ 'urine-colour': 'dark', 'drinks-since-waking': '2,5' },
    ...{ symptoms: ['headache', 'thirst'], remarks: '  ' },
  };
  expect(answerErrors(questions, typed)).toEqual({});
  expect(
    writtenAnswers(survey, typed).map(({ key, value, selected_answer }) => [
      ...[key, value, selected_answer],
    ]),
  ).toEqual([
    ['urine-colour', null, 'dark'],
    ['drinks-since-waking', 2.5, null],
    ['symptoms', null, ['headache', 'thirst']],
  ]);
  expect(writtenAnswers(survey, { remarks: ' fine ' })).toEqual([
    {
      ...{ survey_id: 's', version: 3, type: 'text', question: 'Anything else?', key: 'remarks' },
      ...{ choices: [], value: 'fine', selected_answer: null },
    },
  ]);
});

test.each([
  ['many', 'Value must be a number'],
  ['-1', 'Value must be between 0 and 50'],
  ['51', 'Value must be between 0 and 50'],
  ['50', undefined],
])('a number of %s: %s', (typed, sentence) => {
  const { 'drinks-since-waking': said } = answerErrors(questions, { 'drinks-since-waking': typed });
  expect(said).toBe(sentence);
});

test('a required question of any type must be answered', () => {
  const required = questions.map((question) => ({ ...question, required: true }));
  const errors = answerErrors(required, { symptoms: [], remarks: ' ' });
  expect(Object.values(errors)).toEqual(Array(4).fill('Please answer this question'));
});

test.each([
  [5, null, '4', 'Value must be at least 5'],
  [null, 5, '6', 'Value must be at most 5'],
])('between %s and %s, %s: %s', (min, max, typed, sentence) => {
  const [, number] = questions;
  if (number === undefined) throw new Error('The default survey asks for a number.');
  expect(answerErrors([{ ...number, min, max }], { [number.key]: typed })).toEqual({
    [number.key]: sentence,
  });
});
