import { expect, test } from 'vitest';
import { defaultSettings } from '#education/contract';
import type { ModuleContent, Question } from '#education/contract';
import { publishProblems } from './publish-problems.ts';
import { emptyText, textOfLines } from './rich-text.ts';

const question: Question = {
  ...{ question_id: 'q', kind: 'single', text: 'Which?', right: ['a'], number: null },
  choices: ['a', 'b'].map((choice_id) => ({ choice_id, text: choice_id })),
  ...{ explanation: '', points: 1 },
};
const section = {
  ...{ section_id: 's', title: 'Water', text: textOfLines(['Drink.']), picture: null },
  ...{ video_url: '', minutes: 0 },
};
const whole: ModuleContent = {
  ...{ ...defaultSettings, title: 'Water', sections: [section], questions: [question] },
};
const texts = (more: Partial<ModuleContent>) =>
  publishProblems({ ...whole, ...more }).map(({ text }) => text);
const ofQuestion = (more: Partial<Question>) => texts({ questions: [{ ...question, ...more }] });

test('a complete module can be published', () => {
  expect(texts({})).toEqual([]);
});

test('everything that is missing is named with its place', () => {
  expect(texts({ title: ' ', sections: [], questions: [] })).toEqual([
    'The module needs a title.',
    'The training needs a section.',
    'The assessment needs a question.',
  ]);
  expect(texts({ sections: [section, { ...section, title: '', text: emptyText }] })).toEqual([
    'Section 2 needs a title.',
    'Section 2 has no content.',
  ]);
  expect(ofQuestion({ text: '' })).toEqual(['Question 1: write the question.']);
  expect(ofQuestion({ right: [] })).toEqual(['Question 1: mark the right answer.']);
  expect(ofQuestion({ right: ['a', 'b'] })).toEqual(['Question 1: mark only one right answer.']);
  expect(ofQuestion({ right: ['a', 'b'], kind: 'multiple' })).toEqual([]);
  expect(ofQuestion({ choices: question.choices.slice(0, 1) })).toEqual([
    'Question 1: add at least two choices.',
  ]);
  expect(ofQuestion({ kind: 'number' })).toEqual(['Question 1: enter the right number.']);
});
