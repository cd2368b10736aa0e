import { expect, test } from 'vitest';
import type { Access, Viewer } from '#permissions/contract';
import { canEndSignIns } from './sign-in-policy.ts';

const person = (user_id: string, ...access: Access[]): Viewer => ({
  user_id,
  org_id: 'o',
  grants: access.length === 0 ? [] : [{ access, tag_id: null }],
});

test.each([
  ['an admin', person('a', 'admin'), 'a worker', person('w'), true],
  ['an admin', person('a', 'admin'), 'an owner', person('b', 'super'), false],
  ['an admin', person('a', 'admin'), 'themselves', person('a', 'admin'), false],
  ['an owner', person('a', 'super'), 'another owner', person('b', 'super'), true],
  ['a manager of everybody', person('a', 'manager'), 'a worker', person('w'), false],
  ['a worker', person('a'), 'another worker', person('w'), false],
])('%s may end sign-ins of %3$s: %5$s', (_who, viewer, _whom, subject, may) => {
  expect(canEndSignIns(viewer, subject)).toBe(may);
});
