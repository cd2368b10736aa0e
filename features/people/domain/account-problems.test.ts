import { expect, test } from 'vitest';
import { accountProblems, cleanEmail } from './account-problems.ts';

const rules = { minimum: 6, ownWords: [], common: new Set<string>(['password']) };
const problems = (email: string, password: string, stored: string | null = null) =>
  accountProblems({ email, password }, stored, rules);

test('an e-mail and a password go together', () => {
  expect(problems('', '')).toEqual({});
  expect(problems('tane@acme.example', 'rain over iron')).toEqual({});
  expect(problems('tane@acme.example', '')).toEqual({
    password: 'Password is required if email is provided.',
  });
  expect(problems(' ', 'rain over iron')).toEqual({
    email: 'Email is required if password is provided.',
  });
});

test('whoever has an e-mail keeps the password with another one, and loses both together', () => {
  expect(problems('new@acme.example', '', 'tane@acme.example')).toEqual({});
  expect(problems('', '', 'tane@acme.example')).toEqual({});
  expect(problems('', 'rain over iron', 'tane@acme.example')).toHaveProperty('email');
});

test.each(['tane', 'tane@', 'tane@acme', 'a b@acme.example', `${'x'.repeat(250)}@a.example`])(
  'the e-mail %s has not the form of one',
  (email) => {
    expect(problems(email, 'rain over iron')).toEqual({ email: 'Invalid email format' });
  },
);

test('a new e-mail has one spelling; a stored one of another keeps working', () => {
  const wide = 'tane@\uff41cme.example';
  expect(problems(wide, '', 'tane@acme.example')).toEqual({ email: 'Invalid email format' });
  expect(problems(wide, 'rain over iron', wide)).toEqual({});
});

test('a password is held to the rules of every password', () => {
  const of = (password: string) => problems('tane@acme.example', password).password;
  expect(of('short')).toBe('Minimum 6 characters');
  expect(of('Password')).toBe('This password is too common');
  expect(of('x'.repeat(129))).toBe('Maximum 128 characters');
});

test('an e-mail is kept in small letters without spaces; an empty one is none', () => {
  expect(cleanEmail(' Tane@Acme.example ')).toBe('tane@acme.example');
  expect([cleanEmail(' '), cleanEmail(null), cleanEmail(undefined)]).toEqual([null, null, null]);
});
