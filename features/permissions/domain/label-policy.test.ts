import { expect, test } from 'vitest';
import type { Access, Viewer } from '#permissions/contract';
import { canChangeTags, canGiveTag, canLabelPerson, canManageTag } from './label-policy.ts';

const viewer = (tag_id: string | null, ...access: Access[]): Viewer => ({
  user_id: 'viewer',
  org_id: 'o',
  grants: access.length === 0 ? [] : [{ access, tag_id }],
});
const both: Viewer = {
  ...viewer(null),
  grants: [
    { access: ['manager'], tag_id: 'day' },
    { access: ['edit_user', 'view_user'], tag_id: 'night' },
  ],
};
const withTags = (...tag_ids: string[]) => ({ user_id: 'worker', tag_ids });
const self = (...tag_ids: string[]) => ({ user_id: 'viewer', tag_ids });

test.each([
  ['an admin', viewer(null, 'admin'), withTags(), 'day', true],
  ['an admin', viewer(null, 'admin'), self(), 'day', true],
  ['a manager of everybody', viewer(null, 'manager'), withTags(), 'day', true],
  ['a manager of day', viewer('day', 'manager'), withTags('day'), 'day', true],
  ['a manager of day', viewer('day', 'manager'), withTags('day'), 'night', false],
  ['a manager of day', viewer('day', 'manager'), withTags('night'), 'day', false],
  ['a manager of day', viewer('day', 'manager'), withTags(), 'day', false],
  ['a manager of day', viewer('day', 'manager'), self('day'), 'day', false],
  ['who edits both', both, withTags('day'), 'night', true],
  ['who edits both', both, withTags('night'), 'day', true],
  ['who only measures', viewer('day', 'view_user', 'measure_user'), withTags('day'), 'day', false],
  ['a worker', viewer(null), self('day'), 'day', false],
] as const)('%s labels %3$o with %4$s: %5$s', (_who, who, subject, tag_id, may) => {
  expect(canLabelPerson(who, subject, tag_id)).toBe(may);
});

test('tags themselves are for admins, their members also for managers', () => {
  expect(canChangeTags(viewer(null, 'admin'))).toBe(true);
  expect(canChangeTags(viewer(null, 'manager'))).toBe(false);
  expect(canManageTag(viewer('day', 'manager'), 'day')).toBe(true);
  expect(canManageTag(viewer('day', 'manager'), 'night')).toBe(false);
  expect(canManageTag(viewer(null, 'manager'), 'night')).toBe(true);
  expect(canManageTag(viewer(null, 'admin'), 'night')).toBe(true);
  expect(canManageTag(viewer('day', 'edit_user', 'view_user'), 'day')).toBe(false);
});

test('adding a tag requires the right to view the tests of the person', () => {
  const clerk = (tag_id: string | null) => viewer(tag_id, 'view_user', 'edit_user');
  for (const tag_id of ['day', null]) {
    expect(canLabelPerson(clerk(tag_id), withTags('day'), 'day')).toBe(true);
    expect(canGiveTag(clerk(tag_id), withTags('day'), 'day')).toBe(false);
  }
  expect(canGiveTag(both, withTags('day'), 'night')).toBe(true);
  // Otherwise they could read tests of the night by adding the tag of the day.
  expect(canLabelPerson(both, withTags('night'), 'day')).toBe(true);
  expect(canGiveTag(both, withTags('night'), 'day')).toBe(false);
});
