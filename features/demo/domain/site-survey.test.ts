import { expect, test } from 'vitest';
import { answersAfter, siteSurvey } from './site-survey.ts';

const asked = Array.from({ length: 400 }, (_, nth) => `test ${String(nth)}`);
const said = (value: number) =>
  asked.map((key) => answersAfter(key, value)).filter((answers) => answers.length > 0);

test('one in four answers, and always the same', () => {
  expect(said(60).length).toBeGreaterThan(60);
  expect(said(60).length).toBeLessThan(140);
  expect(said(60)).toEqual(said(60));
});

test('very dry people are unwell, and every answer is to a question of the site', () => {
  const feelings = said(170).map(
    (answers) => answers.find(({ key }) => key === 'feeling')?.selected_answer,
  );
  expect(feelings.length).toBeGreaterThan(60);
  expect(new Set(feelings)).toEqual(new Set(['unwell']));
  const questions = siteSurvey.questions.map(({ key }) => key);
  const answered = said(170).flatMap((answers) => answers.map(({ key }) => key));
  expect(answered.every((key) => questions.includes(key))).toBe(true);
});
