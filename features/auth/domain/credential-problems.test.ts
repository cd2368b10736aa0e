import { expect, test } from 'vitest';
import { emailProblem, passwordProblem } from './credential-problems.ts';

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
