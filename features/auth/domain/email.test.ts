import { expect, test } from 'vitest';
import { authMessages } from '#auth/contract';
import { emailProblem, maskedEmail, newEmailProblem } from './email.ts';

test.each([
  ['', 'Email is required'],
  ['   ', 'Email is required'],
  ['ngaio@', 'Email is not valid'],
  ['ngaio parata@x.example', 'Email is not valid'],
  [' ngaio@ironbark.example ', null],
])('email %j: %s', (email, problem) => {
  expect(emailProblem(email)).toBe(problem);
});

test.each([
  ['ngaio@ironbark.example', 'n•••@ironbark.example'],
  ['n@x.example', 'n•••@x.example'],
  ['"a@b"@x.example', '"•••@x.example'],
])('%s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});

test.each([
  ['a domain in full-width letters', 'boss@\uff43orp.example'],
  ['an ideographic full stop', 'boss@corp\u3002com.example'],
  ['a ligature', 'o\ufb03ce@corp.example'],
  ['a zero-width space', 'bo\u200bss@corp.example'],
  ['a mark that turns the text around', 'boss\u202e@corp.example'],
  ['a soft hyphen', 'boss@co\u00adrp.example'],
  ['a Hangul filler', 'boss\u3164@corp.example'],
  ['a letter and its accent apart', 'rene\u0301@corp.example'],
  ['a private character', 'boss\ue000@corp.example'],
  ['a list of addresses', 'other,boss@corp.example'],
  ['a group of addresses', 'all:boss@corp.example'],
  ['an address behind a name', 'boss<boss@corp.example'],
  ['a comment', 'boss(x)@corp.example'],
  ['a quoted part', '"boss"@corp.example'],
  ['a domain that begins with a dot', 'boss@.corp.example'],
  ['two dots', 'boss@corp..example'],
  ['an empty label at the end', 'boss@corp.example.'],
  ['a dot before the name', '.boss@corp.example'],
  ['a dot behind the name', 'boss.@corp.example'],
  ['two dots in the name', 'bo..ss@corp.example'],
  ['a label that begins with a hyphen', 'boss@-corp.example'],
  ['a label that ends with a hyphen', 'boss@corp-.example'],
  ['an address literal', 'boss@[192.0.2.1]'],
  ['an address literal of version 6', 'boss@[IPv6:2001:db8::1]'],
  ['a network address', 'boss@192.0.2.1'],
  ['an underline in the domain', 'boss@corp_x.example'],
  ['a sign in the domain', 'boss@corp!x.example'],
  ['a name that is too long', `${'a'.repeat(65)}@corp.example`],
  ['a label that is too long', `boss@${'a'.repeat(64)}.example`],
  ['half of a pair', 'boss\ud800@corp.example'],
  ['more than 254 characters', `boss@${'a.'.repeat(125)}example`],
])('a new email with %s is rejected: mail would go to another spelling', (_, email) => {
  expect(newEmailProblem(email)).toBe(authMessages.emailInvalid);
});

test.each([
  ...['ana.ruiz+heat@corp.example', "o'neil@corp.example", 'zoë@bücher.example', 'a@b.co'],
  ...['ana@sub-x.corp.example', 'ana@xn--bcher-kva.example', 'ana@3m.example', 'a_n-a@b.c1.co'],
])('the new email %s is accepted, in any case', (email) => {
  expect(newEmailProblem(email)).toBeNull();
  expect(newEmailProblem(email.toUpperCase())).toBeNull();
});

test('every accepted new email can sign in', () => {
  for (const email of ['', 'ana', 'ana@corp', 'a b@corp.example']) {
    expect(newEmailProblem(email)).toBe(emailProblem(email));
  }
});
