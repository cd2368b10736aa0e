import { expect, test } from 'vitest';
import { targetOf } from './routes.tsx';

const isKnown = (path: string) => path === '/people' || path === '/dashboard';

test.each([
  [undefined, '/dashboard'],
  ['/people', '/people'],
  ['/people?q=mild#top', '/people?q=mild#top'],
  ['/nowhere', '/dashboard'],
  ['people', '/dashboard'],
  ['//evil.example/people', '/dashboard'],
  ['/\\evil.example/people', '/dashboard'],
  ['https://evil.example/people', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['', '/dashboard'],
  ['\\\\evil.example/people', '/dashboard'],
  ['/\t/evil.example/people', '/dashboard'],
  ['/%2Fevil.example/people', '/dashboard'],
  ['/people/../../evil', '/dashboard'],
  ['http:evil.example/people', '/dashboard'],
  ['@evil.example/people', '/dashboard'],
  [' //evil.example/people', '/dashboard'],
  ['data:text/html,<script>alert(1)</script>', '/dashboard'],
])('[DASH-01] a sign-in for %s leads to %s', (wanted, target) => {
  expect(targetOf(wanted, isKnown, '/dashboard')).toBe(target);
});
