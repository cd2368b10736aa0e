import { expect, test } from 'vitest';
import { addresses, isGuardedPath } from './addresses.ts';

test('every address is listed once and has a name', () => {
  const paths = addresses.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.length).toBe(107);
  expect(addresses.filter(({ name }) => name === '')).toEqual([]);
});

test.each([
  ['/people', true],
  ['/people/', true],
  ['/people/0193-aa/hydration', true],
  ['/settings/locations/x/supervisors', true],
  ['/login', false],
  ['/', false],
  ['/people/a/b/c', false],
  ['/nowhere', false],
])('%s requires a sign-in: %s', (path, expected) => {
  expect(isGuardedPath(path)).toBe(expected);
});
