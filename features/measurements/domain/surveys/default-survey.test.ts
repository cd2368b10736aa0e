import { expect, test } from 'vitest';
import { defaultSurvey } from './default-survey.ts';
import { keyOf } from './survey-draft.ts';

test('every organisation starts with the four questions, not published', () => {
  const types = defaultSurvey.questions.map(({ type }) => type);
  expect(types).toEqual(['choice', 'number', 'choice_multi', 'text']);
  expect(defaultSurvey).toMatchObject({ version: 0, published: null, answers: 0 });
});

test('its keys are as the editor would create them: slugs, each once', () => {
  const lists = [
    defaultSurvey.questions.map(({ key }) => key),
    ...defaultSurvey.questions.map(({ choices }) => choices.map(({ key }) => key)),
  ];
  for (const keys of lists)
    expect(keys).toEqual(keys.map((key, at) => keyOf(key, new Set(keys.slice(0, at)))));
});

test('choice questions have choices, and no others', () => {
  for (const { type, choices } of defaultSurvey.questions) {
    expect(choices.length > 0).toBe(type.startsWith('choice'));
  }
});
