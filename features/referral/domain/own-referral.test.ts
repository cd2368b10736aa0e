import { expect, test } from 'vitest';
import { isOwnReferral } from './own-referral.ts';

test.each([
  ['ana@ironbark.example', ['ben@ironbark.example'], true],
  ['ANA@Ironbark.example', ['ana@ironbark.example'], true],
  ['ana@mail.ironbark.example', ['ben@ironbark.example'], true],
  ['ana@ironbark.example', ['ben@mail.ironbark.example'], true],
  ['ana@notironbark.example', ['ben@ironbark.example'], false],
  ['ana@second.example', ['ben@ironbark.example', 'cy@second.example'], true],
  ['ana@second.example', [], false],
  ['ana@gmail.com', ['ben@gmail.com'], false],
  ['b.e.n+two@gmail.com', ['ben@googlemail.com'], true],
  ['ben+two@outlook.com', ['ben@outlook.com'], true],
  ['be.n@outlook.com', ['ben@outlook.com'], false],
])('[REF-04] %s invited by %j is their own: %s', (email, own, expected) => {
  expect(isOwnReferral(email, own)).toBe(expected);
});
