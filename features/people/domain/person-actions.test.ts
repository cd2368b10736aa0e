import { expect, test } from 'vitest';
import { peopleMessages } from '#people/contract';
import type { Access, Viewer } from '#permissions/contract';
import { accountProblem, mergeProblem, newAccountProblem, refusalsOf } from './person-actions.ts';

const viewer = (tag_id: string | null, ...access: Access[]): Viewer => ({
  ...{ user_id: 'me', org_id: 'o' },
  grants: access.length === 0 ? [] : [{ access, tag_id }],
});
const mate = { user_id: 'mate', tag_ids: ['day'], grants: [] };
const admin = viewer(null, 'admin');
const refused = (who: Viewer, subject: typeof mate | (Omit<typeof mate, 'grants'> & Viewer)) =>
  Object.entries(refusalsOf(who, subject)).flatMap(([action, why]) =>
    why === null ? [] : [action],
  );

test('each action that is not allowed has its reason', () => {
  expect(refused(admin, mate)).toEqual([]);
  expect(refused(viewer('day', 'manager'), mate)).toEqual(['remove', 'mergeAway']);
  const editor = ['view_user', 'edit_user', 'delete_user'] as const;
  expect(refused(viewer('day', ...editor), mate)).toEqual(['giveTags', 'mergeAway']);
  const tests = ['view_measure', 'edit_measure', 'delete_measure'] as const;
  expect(refused(viewer('day', ...editor, ...tests), mate)).toEqual([]);
  expect(refused(viewer('day', 'view_user'), mate)).toEqual([
    ...['hide', 'remove', 'label', 'giveTags', 'mergeAway', 'mergeInto'],
  ]);
});

test('nobody can delete or merge away themselves or an admin, and the message says which case it is', () => {
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

test('a refused merge has a reason', () => {
  const people = ['view_user', 'edit_user', 'delete_user'] as const;
  const all = [...people, 'view_measure', 'edit_measure', 'delete_measure'] as const;
  const other = { user_id: 'other', tag_ids: ['day', 'night'] };
  expect(mergeProblem(viewer('day', ...people), mate, other)).toBe(peopleMessages.mergeTests);
  expect(mergeProblem(viewer('day', ...all), mate, other)).toBeNull();
  const self = { ...other, user_id: 'me' };
  expect(mergeProblem(viewer('day', ...all), mate, self)).toBe(peopleMessages.mergeIntoOwn);
  expect(mergeProblem(admin, mate, self)).toBeNull();
  const strange = { ...mate, tag_ids: ['day', 'late'] };
  expect(mergeProblem(viewer('day', ...all), strange, other)).toBe(peopleMessages.mergeTags);
});

test('an account that may not be set has a reason', () => {
  const subject = { ...mate, org_id: 'o' };
  const editor = viewer('day', 'view_user', 'edit_user');
  expect(accountProblem(editor, subject)).toBe(peopleMessages.accountTests);
  expect(accountProblem(viewer('day', 'manager'), subject)).toBeNull();
  const above = { ...subject, grants: viewer(null, 'manager').grants };
  expect(accountProblem(viewer('day', 'manager'), above)).toBe(peopleMessages.accountNotYours);
  const ofAdmin = { ...subject, grants: admin.grants };
  expect(accountProblem(admin, ofAdmin)).toBe(peopleMessages.accountByOwner);
  expect(newAccountProblem(editor, subject)).toBe(peopleMessages.newAccountTests);
  expect(newAccountProblem(viewer('day', 'manager'), subject)).toBeNull();
});
