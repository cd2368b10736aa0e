import { expect, test } from 'vitest';
import { passwordRefusal } from './account-texts.ts';

const may = { edit: true, setAccount: true, setAccess: true, setAdmin: false };
const mayNot = { ...may, setAccount: false };

test.each([
  [{}, null],
  [{ person: { email: null } }, 'Without an email this person has no password'],
  [{ isFederated: true }, 'This person signs in with a work account'],
  [{ may: mayNot }, 'The email and password of this person are changed by an admin'],
  [{ may: mayNot, isAdmin: true }, 'Only an owner can change the email and password of an admin'],
  [
    { may: mayNot, isFederated: true },
    'The email and password of this person are changed by an admin',
  ],
])('with %j the password is refused by %j', (parts, sentence) => {
  const stored = { person: { email: 'a@x.example' }, isAdmin: false, isFederated: false, may };
  expect(passwordRefusal({ ...stored, ...parts })).toBe(sentence);
});
