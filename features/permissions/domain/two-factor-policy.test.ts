import { expect, test } from 'vitest';
import type { Access, Viewer } from '#permissions/contract';
import { canResetTwoFactor } from './two-factor-policy.ts';

const person = (user_id: string, ...access: Access[]): Viewer => ({
  user_id,
  org_id: 'o',
  grants: access.length === 0 ? [] : [{ access, tag_id: null }],
});

test.each([
  ['an admin', person('a', 'admin'), 'a worker', person('w'), true],
  ['an admin', person('a', 'admin'), 'another admin', person('b', 'admin'), true],
  ['an admin', person('a', 'admin'), 'an owner', person('b', 'super'), false],
  ['an owner', person('a', 'super'), 'another owner', person('b', 'super'), true],
  ['an owner', person('a', 'super'), 'an admin', person('b', 'admin'), true],
  ['an owner', person('a', 'super'), 'themselves', person('a', 'super'), false],
  ['an admin', person('a', 'admin'), 'themselves', person('a', 'admin'), false],
  ['a manager of everybody', person('a', 'manager'), 'a worker', person('w'), false],
  ['a worker', person('a'), 'themselves', person('a'), false],
])('%s may reset %3$s: %5$s', (_who, viewer, _whom, subject, may) => {
  expect(canResetTwoFactor(viewer, subject)).toBe(may);
});
