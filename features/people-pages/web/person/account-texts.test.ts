import { expect, test } from 'vitest';
import { passwordRefusal } from './account-texts.ts';

test.each([
  [{}, null],
  [{ person: { email: null } }, 'This person has no email address, so there is no password'],
  [{ isFederated: true }, 'This person signs in with a work account'],
  [{ accountProblem: 'Not yours' }, 'Not yours'],
  [{ accountProblem: 'Not yours', isFederated: true }, 'Not yours'],
])('with %j the password is rejected with %j', (parts, sentence) => {
  const stored = { person: { email: 'a@x.example' }, isFederated: false, accountProblem: null };
  expect(passwordRefusal({ ...stored, ...parts })).toBe(sentence);
});
