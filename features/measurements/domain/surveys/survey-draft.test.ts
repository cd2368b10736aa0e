import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultSurvey } from './default-survey.ts';
import {
  draftToSurvey,
  keyOf,
  movedQuestion,
  newQuestion,
  surveyProblems,
  surveyToDraft,
} from './survey-draft.ts';

const draft = surveyToDraft(defaultSurvey);
const { survey_id, name, used_for, questions } = defaultSurvey;

test('opening and saving changes nothing', () => {
  expect(draftToSurvey(draft)).toEqual({ survey_id, name, used_for, questions });
  expect(surveyProblems(draft)).toEqual({});
});

test('new questions get new keys; the others keep theirs, whatever their text is now', () => {
  const changed = {
    ...draft,
    questions: [
      { ...newQuestion('a'), question: 'Remarks' },
      { ...newQuestion('b'), question: 'Remarks' },
      ...draft.questions.map((question) => ({ ...question, question: 'Another wording' })),
    ],
  };
  expect(draftToSurvey(changed).questions.map(({ key }) => key)).toEqual([
    ...['remarks-2', 'remarks-3', ...questions.map(({ key }) => key)],
  ]);
});

test('a choice keeps its key when its line moves, and a new line gets one', () => {
  const [first, ...rest] = draft.questions;
  if (first === undefined) throw new Error('The default survey has questions.');
  const moved = { ...first, choices: 'Brown\n\n Red \nPale' };
  const [saved] = draftToSurvey({ ...draft, questions: [moved, ...rest] }).questions;
  expect(saved?.choices).toEqual([
    { key: 'brown', value: 'Brown' },
    { key: 'red', value: 'Red' },
    { key: 'pale', value: 'Pale' },
  ]);
});

test('incomplete input is reported at its field', () => {
  const half = {
    ...draft,
    name: ' ',
    questions: [
      newQuestion('a'),
      { ...newQuestion('b'), type: 'choice' as const, question: 'Which?', choices: 'One\nOne' },
      { ...newQuestion('c'), type: 'number' as const, question: 'How many?', min: 'few' },
      { ...newQuestion('d'), type: 'number' as const, question: 'How much?', min: '5', max: '5' },
    ],
  };
  expect(surveyProblems(half)).toEqual({
    name: 'Name is required',
    'questions.0.question': 'Question is required',
    'questions.1.choices': 'Each choice can appear only once',
    'questions.2.min': 'Value must be a number',
    'questions.3.max': 'The lowest value must be below the highest',
  });
  expect(surveyProblems({ ...draft, questions: [] })).toEqual({
    questions: 'A survey needs at least one question',
  });
});

test('a question moves one position up or down', () => {
  const ids = (step: -1 | 1, at: number) =>
    movedQuestion(['a', 'b', 'c'].map(newQuestion), at, step).map(({ id }) => id);
  expect(ids(-1, 1)).toEqual(['b', 'a', 'c']);
  expect(ids(1, 1)).toEqual(['a', 'c', 'b']);
});

test.each([
  ['What colour?', [], 'what-colour'],
  ['What colour?', ['what-colour'], 'what-colour-2'],
  ['What colour?', ['what-colour', 'what-colour-2'], 'what-colour-3'],
  ['???', [], 'question'],
  ['', ['question'], 'question-2'],
])('%j beside %j has the key %s', (text, taken, key) => {
  expect(keyOf(text, new Set(taken))).toBe(key);
});

test('generated keys are unique, never empty and never too long', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 120 }), { maxLength: 20 }), (texts) => {
      const keys = new Set<string>();
      for (const text of texts) {
        const key = keyOf(text, keys);
        expect(keys.has(key)).toBe(false);
        expect(key.length).toBeGreaterThan(0);
        expect(key.length).toBeLessThanOrEqual(100);
        keys.add(key);
      }
    }),
  );
});
