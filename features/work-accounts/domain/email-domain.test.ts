import { expect, test } from 'vitest';
import { isOfDomains } from './email-domain.ts';

test.each([
  ['ana@acme.example', true],
  ['ana@notacme.example', false],
  ['ana@sub.acme.example', false],
  ['ana@evil.example@acme.example', false],
  ['@acme.example', false],
  ['acme.example', false],
  ['', false],
])('%j has one of the domains: %s', (email, isOf) => {
  expect(isOfDomains(email, ['other.example', 'acme.example'])).toBe(isOf);
});
