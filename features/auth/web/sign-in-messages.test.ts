import { expect, test } from 'vitest';
import { CallError } from '#packages/http/web';
import { emailProblem, passwordProblem, signInProblem } from './sign-in-messages.ts';

test.each([
  ['', 'Email is required'],
  ['   ', 'Email is required'],
  ['ngaio@', 'Email is not valid'],
  ['ngaio parata@x.example', 'Email is not valid'],
  [' ngaio@ironbark.example ', null],
])('e-mail %j: %s', (email, problem) => {
  expect(emailProblem(email)).toBe(problem);
});

test.each([
  ['', 'Password is required'],
  ['12345', 'Minimum 6 characters'],
  ['123456', null],
])('password %j: %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});

test.each([
  [429, 'Too many attempts. Please wait before trying again.'],
  [401, 'Sign in credentials are incorrect. Please try again.'],
  [422, 'Sign in credentials are incorrect. Please try again.'],
  [500, 'Server not responsive'],
  [0, 'Server not responsive'],
])('status %i reads %s', (status, sentence) => {
  expect(signInProblem(new CallError({ status, code: 'X', message: 'x' }))).toBe(sentence);
});
