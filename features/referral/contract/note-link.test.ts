import { expect, test } from 'vitest';
import { hasLink } from './note-link.ts';

test.each([
  ['See https://evil.example', true],
  ['See HTTPS://evil.example', true],
  ['See www.evil.example', true],
  ['Your prize: evil.example/login', true],
  ['Your prize is at evil.example now', true],
  ['Mail help@evil.example', true],
  ['ｗｗｗ．evil．example', true],
  ['See evil。example', true],
  ['xn--80ak6aa92e.xn--p1ai', true],
  ['', false],
  ['It takes 3.5 minutes. We like it.', false],
  ['We start at 6 a.m. and stop at 1.30.', false],
  ['Ask me, e.g. on Monday...', false],
])('[REF-04] the note %j has a link: %s', (note, expected) => {
  expect(hasLink(note)).toBe(expected);
});
