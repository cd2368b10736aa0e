import { expect, test } from 'vitest';
import { accountProblems, cleanEmail } from './account-problems.ts';

const rules = { minimum: 6, ownWords: [], common: new Set<string>(['password']) };
const problems = (email: string, password: string, stored: string | null = null) =>
  accountProblems({ email, password }, stored, rules);

test('an email and a password require each other', () => {
  expect(problems('', '')).toEqual({});
  expect(problems('tane@acme.example', 'rain over iron')).toEqual({});
  expect(problems('tane@acme.example', '')).toEqual({
    password: 'Password is required if email is provided.',
  });
  expect(problems(' ', 'rain over iron')).toEqual({
    email: 'Email is required if password is provided.',
  });
});

test('a person with an email keeps the password when it changes, and loses both together', () => {
  expect(problems('new@acme.example', '', 'tane@acme.example')).toEqual({});
  expect(problems('', '', 'tane@acme.example')).toEqual({});
  expect(problems('', 'rain over iron', 'tane@acme.example')).toHaveProperty('email');
});

test.each(['tane', 'tane@', 'tane@acme', 'a b@acme.example', `${'x'.repeat(250)}@a.example`])(
  'the email %s has an invalid form',
  (email) => {
    expect(problems(email, 'rain over iron')).toEqual({ email: 'Invalid email format' });
  },
);

test('a new email must be in normal form; a stored one in another form keeps working', () => {
  const wide = 'tane@\uff41cme.example';
  expect(problems(wide, '', 'tane@acme.example')).toEqual({ email: 'Invalid email format' });
  expect(problems(wide, 'rain over iron', wide)).toEqual({});
});

test('a password must follow the rules of every password', () => {
  const of = (password: string) => problems('tane@acme.example', password).password;
  expect(of('short')).toBe('Minimum 6 characters');
  expect(of('Password')).toBe('This password is too common');
  expect(of('x'.repeat(129))).toBe('Maximum 128 characters');
});

test('an email is stored in lower case without spaces; an empty one is null', () => {
  expect(cleanEmail(' Tane@Acme.example ')).toBe('tane@acme.example');
  expect([cleanEmail(' '), cleanEmail(null), cleanEmail(undefined)]).toEqual([null, null, null]);
});
