import { expect, test } from 'vitest';
import type { Access } from '#permissions/contract';
import { startPath } from './start-path.ts';

const viewer = (...access: Access[]) => ({
  ...{ user_id: 'u', org_id: 'o', grants: [{ access, tag_id: 'day' }] },
});

test('on a phone a supervisor starts with Now, everybody else with the dashboard', () => {
  expect(startPath(viewer('manager'), true)).toBe('/monitoring');
  expect(startPath(viewer('none'), true)).toBe('/dashboard');
  expect(startPath(viewer('manager'), false)).toBe('/dashboard');
});
