import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accessValues } from '#permissions/contract';
import type { Viewer } from '#permissions/contract';
import { canChangeAdmin, canChangePermissions } from './change-policies.ts';
import { levelOf } from './person-level.ts';
import { isAdmin, isOwner } from './reach.ts';

const anybody = fc.record({
  user_id: fc.constantFrom('a', 'b', 'c'),
  org_id: fc.constant('o'),
  grants: fc.array(
    fc.record({
      access: fc.uniqueArray(fc.constantFrom(...accessValues)),
      tag_id: fc.constantFrom(null, 'day'),
    }),
    { maxLength: 3 },
  ),
});

const holder = (
  user_id: string,
  access: 'super' | 'admin' | 'manager',
  tag_id?: string,
): Viewer => ({
  ...{ user_id, org_id: 'o' },
  grants: [{ access: [access], tag_id: tag_id ?? null }],
});
const [owner, admin, manager] = [
  holder('o', 'super'),
  holder('a', 'admin'),
  holder('m', 'manager'),
];
const worker: Viewer = { user_id: 'w', org_id: 'o', grants: [] };

test('nobody changes their own permissions, and only admins change any', () => {
  fc.assert(
    fc.property(anybody, anybody, (viewer, subject) => {
      const may = canChangePermissions(viewer, subject);
      if (viewer.user_id === subject.user_id || !isAdmin(viewer)) expect(may).toBe(false);
      else expect(may).toBe(isOwner(viewer) || !isAdmin(subject));
    }),
  );
});

test('only an owner changes an admin', () => {
  expect(canChangePermissions(admin, worker)).toBe(true);
  expect(canChangePermissions(admin, owner)).toBe(false);
  expect(canChangePermissions(admin, holder('b', 'admin'))).toBe(false);
  expect(canChangePermissions(owner, admin)).toBe(true);
  expect(canChangePermissions(admin, holder('b', 'admin', 'day'))).toBe(true);
  expect(canChangePermissions(manager, worker)).toBe(false);
});

test('[PERM-15] only owners make admins, and at least one owner remains', () => {
  expect([owner, admin, manager, worker].map((each) => canChangeAdmin(each, worker))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  fc.assert(
    fc.property(anybody, anybody, (viewer, subject) => {
      if (!canChangeAdmin(viewer, subject)) return;
      expect(isOwner(viewer)).toBe(true);
      expect(viewer.user_id).not.toBe(subject.user_id);
    }),
  );
});

test('the level of a person is one word', () => {
  expect([owner, admin, manager, worker].map(levelOf)).toEqual([
    'Owner',
    'Admin',
    'Manager',
    'None',
  ]);
  expect(levelOf(holder('x', 'admin', 'day'))).toBe('Custom');
});
