import { expect, test } from 'vitest';
import type { OrganisationMetadata } from '#organisation/contract';
import { loadCommonPasswords } from './load-common-passwords.ts';
import { ownWordsOf } from './own-words.ts';
import {
  chosenPasswordProblem,
  newPasswordProblems,
  passwordMinimum,
  passwordProblem,
} from './password-rules.ts';

const ownWords = ownWordsOf({
  name_first: 'Ngaio',
  name_last: 'Te Parata',
  email: 'n.parata@ironbark.example',
  organisation: 'Ironbark Mining',
});
const common = await loadCommonPasswords();
const rules = { minimum: 6, ownWords, common };

test.each([
  ['', 'Password is required'],
  ['12345', 'Minimum 6 characters'],
  ['123456', null],
])('the password %j of a sign-in: %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});

test('ten thousand common passwords are refused, in any case', () => {
  const taken = [...common].filter((word) => chosenPasswordProblem(word, rules) === null);
  expect(taken).toEqual([]);
  expect(common.size).toBe(10_000);
  expect(chosenPasswordProblem('PassWord1', rules)).toBe('This password is too common');
});

test.each([
  'Ngaio1',
  'te parata',
  'Ngaio-Te-Parata',
  'TeParataNgaio99',
  'n.parata',
  'n.parata@ironbark.example',
  'Ironbark2026!',
  '!!mining!!',
  'Ironbark Mining',
  'watershade',
])('%s consists of own words', (password) => {
  expect(chosenPasswordProblem(password, rules)).toBe('This password is too common');
});

test.each([
  'ironbark under the rain',
  'ångström-42',
  '  six  ',
  '🌧️🌧️🌧️',
  `${'long enough '.repeat(10)}12345678`,
])('%s is accepted unchanged', (password) => {
  expect(chosenPasswordProblem(password, rules)).toBeNull();
});

test.each(['      ', '\t'.repeat(8), '\u00a0\u2003'.repeat(6), '\u200b'.repeat(10)])(
  'the password %j consists only of spaces',
  (password) => {
    expect(chosenPasswordProblem(password, rules)).toBe('A password cannot consist only of spaces');
    // Older accounts keep their passwords.
    expect(passwordProblem(password)).toBeNull();
  },
);

test('a password has at most 128 characters', () => {
  expect(chosenPasswordProblem('xy'.repeat(64), rules)).toBeNull();
  expect(chosenPasswordProblem(`${'xy'.repeat(64)}z`, rules)).toBe('Maximum 128 characters');
});

test.each([
  [{}, 6],
  [{ _password_min_length: 12 }, 12],
  [{ _password_min_length: 64 }, 64],
  [{ _password_min_length: 7 }, 6],
  [{ _password_min_length: 65 }, 6],
  [{ _password_min_length: 9.5 }, 6],
  [{ _password_min_length: '12' }, 6],
])('an organisation with %j requires %i characters', (metadata, minimum) => {
  // Stored metadata may be older than its schema.
  expect(passwordMinimum(metadata as OrganisationMetadata)).toBe(minimum);
});

test('the message names a raised minimum', () => {
  expect(chosenPasswordProblem('deep rain', { ...rules, minimum: 10 })).toBe(
    'Minimum 10 characters',
  );
});

test.each([
  [
    { new_password: '', confirm_password: '' },
    {
      new_password: 'New password is required',
      confirm_password: 'Confirming password is required',
    },
  ],
  [{ new_password: 'short', confirm_password: 'short' }, { new_password: 'Minimum 6 characters' }],
  [
    { new_password: 'deep rain', confirm_password: 'deep raim' },
    { confirm_password: 'Passwords must match' },
  ],
  [{ new_password: 'deep rain', confirm_password: 'deep rain' }, {}],
])('%j has the problems %j', (form, problems) => {
  expect(newPasswordProblems(form, rules)).toEqual(problems);
});
