import { expect, test } from 'vitest';
import { answerColumns, answerText } from './answer-columns.ts';

const answer = (key: string, more: object = {}) => ({ key, type: 'text', question: key, ...more });

test('columns are the current questions, then those that are not asked any more', () => {
  const tests = [
    { survey: [answer('b'), answer('gone', { question: 'Asked last' }), 'odd', null] },
    { survey: [answer('gone', { question: 'Asked first' }), answer('older')] },
  ];
  expect(answerColumns([answer('a'), answer('b', { question: 'B now' })], tests)).toEqual([
    { key: 'a', question: 'a' },
    { key: 'b', question: 'B now' },
    { key: 'gone', question: 'Asked last' },
    { key: 'older', question: 'older' },
  ]);
});

test.each([
  [{ value: 'fine' }, 'fine'],
  [{ type: 'number', value: 0 }, '0'],
  [{ type: 'choice', selected_answer: 'x', choices: [{ key: 'x', value: 'Ex' }] }, 'Ex'],
  [{ type: 'choice', selected_answer: 'left out', choices: [] }, 'left out'],
  [
    { type: 'choice_multi', selected_answer: ['x', 'y'], choices: [{ key: 'y', value: 'Why' }] },
    'x, Why',
  ],
  [{ type: 'unknown', value: 'fine' }, 'Unsupported Question Type'],
  [{ type: 'slider', value: 3 }, 'Unsupported Question Type'],
])('%j reads %s', (more, text) => {
  expect(answerText(['odd', answer('q', more)], 'q')).toBe(text);
});

test('a missing answer is empty', () => {
  expect(answerText([answer('other')], 'q')).toBe('');
});
