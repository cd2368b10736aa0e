import { expect, test } from 'vitest';
import type { Access, Viewer } from '#permissions/contract';
import { canTakePassword } from './password-policy.ts';

const person = (user_id: string, access: Access, tag_id: string | null = null): Viewer => ({
  user_id,
  org_id: 'o',
  grants: [{ access: [access], tag_id }],
});
const owner = person('o', 'super');
const admin = person('a', 'admin');
const manager = person('m', 'manager');
const worker = person('w', 'none');

test.each<[string, Viewer, Viewer[]]>([
  ['an owner that of everybody but owners', owner, [admin, manager, worker]],
  ['an admin that of everybody but admins and owners', admin, [manager, worker]],
  ['a manager nobody’s', manager, []],
  ['an admin of one tag nobody’s', person('t', 'admin', 'day'), []],
  ['a worker nobody’s', worker, []],
])('passwords may be removed: %s', (_, viewer, wanted) => {
  const everybody = [owner, person('o2', 'super'), admin, manager, worker];
  expect(everybody.filter((subject) => canTakePassword(viewer, subject))).toEqual(wanted);
});
