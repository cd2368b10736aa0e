import { expect, test } from 'vitest';
import { problemText } from './license-texts.ts';

test.each([
  [{ overBy: 0, expired: null }, ''],
  [{ overBy: 1, expired: null }, 'Your plan has 1 seat too few for your people.'],
  [{ overBy: 1200, expired: null }, 'Your plan has 1,200 seats too few for your people.'],
  [{ overBy: 0, expired: '2026-06-30' }, 'Your plan was valid until 30 Jun 2026.'],
  [
    { overBy: 2, expired: '2026-06-30' },
    'Your plan has 2 seats too few for your people. Your plan was valid until 30 Jun 2026.',
  ],
])('%j is %j', (problems, text) => {
  expect(problemText(problems)).toBe(text);
});
