import { expect, test } from 'vitest';
import { cleanRegistration, registrationProblems } from './registration-problems.ts';

const common = new Set(['password1', '123456']);
const whole = {
  organisation_name: 'Ironbark Mining',
  name_first: 'Ana',
  name_last: 'Ruiz',
  email: 'ana@ironbark.example',
  password: 'a heat of 2026',
};

test('a complete form has no errors', () => {
  expect(registrationProblems(whole, common)).toEqual({});
});

test('[AUTH-37, AUTH-38, AUTH-39] an empty form has an error at every field', () => {
  const empty = { organisation_name: ' ', name_first: '', name_last: '', email: '', password: '' };
  expect(registrationProblems(empty, common)).toEqual({
    organisation_name: 'Organisation name is required',
    name_first: 'First name is required',
    name_last: 'Last name is required',
    email: 'Email is required',
    password: 'Password is required',
  });
});

test.each([
  ['organisation_name', 'x'.repeat(101), 'Too long'],
  ['organisation_name', 'x'.repeat(100), undefined],
  ['name_first', 'a\u0000b', 'Invalid data'],
  ['name_last', 'a\nb', undefined],
  ['name_last', '\ud800', 'Invalid data'],
  ['name_first', '\u200b\u2060', 'First name is required'],
  ['organisation_name', '\u00ad\u3164', 'Organisation name is required'],
  ['email', 'ana', 'Email is not valid'],
  ['email', 'ana@ironbark', 'Email is not valid'],
  ['email', 'a\u0000b@x.example', 'Email is not valid'],
  ['email', `${'a'.repeat(250)}@x.example`, 'Email is not valid'],
  ['password', '12345', 'Minimum 6 characters'],
  ['password', '123457', undefined],
  ['password', '123456', 'This password is too common'],
  ['password', 'Password1', 'This password is too common'],
  ['password', 'Ironbark2026', 'This password is too common'],
  ['password', 'x'.repeat(129), 'Maximum 128 characters'],
  ['password', 'x'.repeat(128), undefined],
] as const)('[AUTH-40, AUTH-41] %s %j: %s', (field, value, problem) => {
  expect(registrationProblems({ ...whole, [field]: value }, common)[field]).toBe(problem);
});

test('names and email are trimmed, the password is kept as typed', () => {
  const typed = {
    ...whole,
    name_first: ' \uff21na\u200b \nMaria ',
    email: ' ANA@x.example ',
    password: ' 1234 ',
  };
  expect(cleanRegistration(typed)).toMatchObject({
    name_first: 'Ana Maria',
    email: 'ana@x.example',
    password: ' 1234 ',
  });
});
