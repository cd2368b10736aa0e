import { expect, test } from 'vitest';
import { CallError } from '#packages/http/web';
import { signInProblem } from './sign-in-messages.ts';

test.each([
  [429, 'Too many attempts. Please wait before trying again.'],
  [401, 'Sign in credentials are incorrect. Please try again.'],
  [422, 'Sign in credentials are incorrect. Please try again.'],
  [500, 'Server not responsive'],
  [0, 'Server not responsive'],
])('[AUTH-53, AUTH-54] status %i reads %s', (status, sentence) => {
  expect(signInProblem(new CallError({ status, code: 'X', message: 'x' }))).toBe(sentence);
});
