import { expect, test } from 'vitest';
import { claimedDomain } from './claimed-domain.ts';

test.each([
  ['ana@ironbark.example', 'ironbark.example'],
  ['ana@Mail.Ironbark.example', 'mail.ironbark.example'],
  ['ana@gmail.com', null],
  ['ana@GMAIL.com', null],
  ['ana@outlook.com', null],
  ['ana@hotmail.com', null],
  ['ana@yahoo.com', null],
  ['ana@icloud.com', null],
  ['ana@proton.me', null],
  ['ana@gmail.com.example', 'gmail.com.example'],
])('%s claims %s', (email, domain) => {
  expect(claimedDomain(email)).toBe(domain);
});
