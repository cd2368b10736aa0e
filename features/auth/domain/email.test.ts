import { expect, test } from 'vitest';
import { emailProblem, maskedEmail } from './email.ts';

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
  ['ngaio@ironbark.example', 'n•••@ironbark.example'],
  ['n@x.example', 'n•••@x.example'],
  ['"a@b"@x.example', '"•••@x.example'],
])('%s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});
