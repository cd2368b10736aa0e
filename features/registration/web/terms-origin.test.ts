import { expect, test } from 'vitest';
import { originOf } from './terms-origin.ts';

const ref = '/ref/01900000-0000-7000-8000-000000000000';

test.each([
  [undefined, '/'],
  ['/', '/'],
  ['/login', '/login'],
  ['/register', '/register'],
  ['/settings', '/settings'],
  [ref, ref],
  [`${ref}/x`, '/'],
  ['/ref/x', '/'],
  ['/logout', '/'],
  ['//evil.example', '/'],
  ['javascript:alert(1)', '/'],
])('a visitor from %s has a link back to %s', (from, to) => {
  expect(originOf(from).to).toBe(to);
});
