import { expect, test } from 'vitest';
import type { Access as Right } from '#permissions/contract';
import { shellOf } from './shell/shell-context.ts';
import { startPath } from './start-path.ts';

const shell = (...access: Right[]) =>
  shellOf({ user_id: 'u', org_id: 'o', grants: [{ access, tag_id: 'day' }] }, 'Org', {});

test('on a phone a supervisor starts with Now, everybody else with the dashboard', () => {
  expect(startPath(shell('manager'), true)).toBe('/monitoring');
  expect(startPath(shell('none'), true)).toBe('/dashboard');
  expect(startPath(shell('manager'), false)).toBe('/dashboard');
});
