import { expect, test } from 'vitest';
import { problemText } from './license-texts.ts';

test.each([
  [{ overBy: 0, expired: null }, ''],
  [{ overBy: 1, expired: null }, 'Your organisation has 1 person more than its plan has seats.'],
  [
    { overBy: 1200, expired: null },
    'Your organisation has 1,200 people more than its plan has seats.',
  ],
  [{ overBy: 0, expired: '2026-06-30' }, 'Your plan was valid until 30 Jun 2026.'],
  [
    { overBy: 2, expired: '2026-06-30' },
    'Your organisation has 2 people more than its plan has seats. Your plan was valid until 30 Jun 2026.',
  ],
])('%j is %j', (problems, text) => {
  expect(problemText(problems)).toBe(text);
});
