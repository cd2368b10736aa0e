import { expect, test } from 'vitest';
import { defaultSurvey } from './default-survey.ts';
import { keyOf } from './question-key.ts';

test('every organisation begins with the four questions, asked of nobody yet', () => {
  const types = defaultSurvey.questions.map(({ type }) => type);
  expect(types).toEqual(['choice', 'number', 'choice_multi', 'text']);
  expect(defaultSurvey).toMatchObject({ version: 0, published: null, answers: 0 });
});

test('its keys are as the editor would make them: slugs, each once', () => {
  const lists = [
    defaultSurvey.questions.map(({ key }) => key),
    ...defaultSurvey.questions.map(({ choices }) => choices.map(({ key }) => key)),
  ];
  for (const keys of lists)
    expect(keys).toEqual(keys.map((key, at) => keyOf(key, new Set(keys.slice(0, at)))));
});

test('what is chosen from has choices, and nothing else has', () => {
  for (const { type, choices } of defaultSurvey.questions) {
    expect(choices.length > 0).toBe(type.startsWith('choice'));
  }
});
