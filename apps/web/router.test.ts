// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { addresses } from './addresses.ts';
import { createAppState } from './app-state.ts';
import { createAppRouter } from './router.tsx';

test('route-missing: the router knows every address of the list and no other', () => {
  const router = createAppRouter(createAppState(() => {}));
  const known = Object.keys(router.routesByPath).map((path) => path.replaceAll(/\$\w+/g, '{}'));
  const listed = addresses.map(({ path }) => path.replaceAll(/\{\w+\}/g, '{}'));
  expect(known.toSorted()).toEqual(listed.toSorted());
});
