import { expect, test } from 'vitest';
import { peopleMessages } from '#people/contract';
import type { Access, Viewer } from '#permissions/contract';
import { refusalsOf } from './person-deeds.ts';

const viewer = (tag_id: string | null, ...access: Access[]): Viewer => ({
  ...{ user_id: 'me', org_id: 'o' },
  grants: access.length === 0 ? [] : [{ access, tag_id }],
});
const mate = { user_id: 'mate', tag_ids: ['day'], grants: [] };
const admin = viewer(null, 'admin');
const refused = (who: Viewer, subject: typeof mate | (Omit<typeof mate, 'grants'> & Viewer)) =>
  Object.entries(refusalsOf(who, subject)).flatMap(([deed, why]) => (why === null ? [] : [deed]));

test('what somebody may not do with a person is said deed by deed', () => {
  expect(refused(admin, mate)).toEqual([]);
  expect(refused(viewer('day', 'manager'), mate)).toEqual(['remove', 'mergeAway']);
  expect(refused(viewer('day', 'view_user', 'edit_user', 'delete_user'), mate)).toEqual([]);
  expect(refused(viewer('day', 'view_user'), mate)).toEqual([
    ...['hide', 'remove', 'label', 'mergeAway', 'mergeInto'],
  ]);
});

test('oneself and admins are neither deleted nor merged away, and the sentence says which it is', () => {
  const self = { ...mate, user_id: 'me' };
  expect(refusalsOf(admin, self)).toMatchObject({
    hide: null,
    remove: peopleMessages.deleteOwn,
    mergeAway: peopleMessages.mergeOwn,
    mergeInto: null,
  });
  expect(refusalsOf(admin, { ...mate, grants: admin.grants })).toMatchObject({
    remove: peopleMessages.deleteAdmin,
    mergeAway: peopleMessages.mergeAdmin,
    mergeInto: null,
  });
});
