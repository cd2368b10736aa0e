import { expect, test } from 'vitest';
import { CallError } from '#packages/http/web';
import {
  changeOutcome,
  changeProblem,
  fieldProblems,
  keptText,
  resetProblem,
  unsentResetText,
} from './account-messages.ts';

const failure = (status: number, errors: Record<string, string> = {}) =>
  new CallError({ status, code: 'X', message: 'x', errors });

test.each([
  [-1, 'problem', 'New Password Same As Old', 'new_password'],
  [0, 'done', 'Password updated.', undefined],
  [1, 'problem', 'Current password is incorrect', 'current_password'],
  [2, 'problem', 'Something wrong.', undefined],
])('[AUTH-59] a change of password with the response %i is %s: %s', (code, kind, text, field) => {
  expect(changeOutcome(code)).toEqual({ kind, text, ...(field === undefined ? {} : { field }) });
});

test.each([
  [429, 'Too many attempts. Please wait before trying again.'],
  [403, 'You sign in with your work account. Its password is not managed here.'],
  [0, 'Server not responsive'],
  [503, 'Server not responsive'],
  [409, 'Something wrong.'],
])('[AUTH-58, AUTH-61] a change of password that failed with %i reads %s', (status, sentence) => {
  expect(changeProblem(failure(status))).toBe(sentence);
});

test('a person without a password gets no message about a wrong one', () => {
  expect(keptText(true)).toBe('The password or the code was incorrect. Please try again.');
  expect(keptText(false)).toBe(
    'The verification code you entered was incorrect. Please try again.',
  );
});

test.each([
  [429, 'Too many attempts. Please wait before trying again.'],
  [500, 'Failed to reset password'],
  [0, 'Failed to reset password'],
])('[AUTH-50] a reset that failed with %i reads %s', (status, sentence) => {
  expect(resetProblem(failure(status))).toBe(sentence);
});

test("the form's fields get their messages, other fields none", () => {
  expect(fieldProblems(failure(422, { new_password: 'a', other: 'b' }))).toEqual({
    new_password: 'a',
  });
  expect(fieldProblems(new Error('x'))).toEqual({});
});

test.each([
  [0, null],
  [1, '1 change has not reached the server and will be lost.'],
  [3, '3 changes have not reached the server and will be lost.'],
])('%i unsent: %s', (count, sentence) => {
  expect(unsentResetText(count)).toBe(sentence);
});
