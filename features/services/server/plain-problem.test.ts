import { expect, test } from 'vitest';
import { plainProblem } from './plain-problem.ts';

test.each([
  ['It cannot be reached.', 'It cannot be reached.'],
  ['550 5.1.1 <ada@acme.example>: no such mailbox', '550 5.1.1 <…>: no such mailbox'],
  ['connect smtps://user:secret@mail.example:465 failed', 'connect … failed'],
  ['two\r\nlines', 'two lines'],
])('%j is shown as %j', (said, shown) => {
  expect(plainProblem(said)).toBe(shown);
});

test('null stays null, and long texts are cut', () => {
  expect(plainProblem(null)).toBeNull();
  expect(plainProblem('a'.repeat(1000))).toHaveLength(300);
});
