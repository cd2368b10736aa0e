import { expect, test } from 'vitest';
import type { Access, Viewer } from '#permissions/contract';
import {
  canDeleteMeasurements,
  canDeletePerson,
  canEditMeasurements,
  canEditPerson,
  canHidePerson,
  canMeasurePerson,
  canViewMeasurements,
  canViewOthers,
  canViewPerson,
} from './policies.ts';
import { isAdmin, isOwner } from './reach.ts';

const me = 'me';
const mate = { user_id: 'mate', tag_ids: ['day'] };
const stranger = { user_id: 'stranger', tag_ids: ['night'] };
const self = { user_id: me, tag_ids: ['day'] };

const viewer = (...grants: [Access[], string | null][]): Viewer => ({
  user_id: me,
  org_id: 'org',
  grants: grants.map(([access, tag_id]) => ({ access, tag_id })),
});

const worker = viewer();
const limited = viewer([['limited'], null]);
const supervisor = viewer([['manager'], 'day']);
const manager = viewer([['manager'], null]);
const admin = viewer([['admin'], null]);
const owner = viewer([['super'], null]);
const tagAdmin = viewer([['admin'], 'day']);

test('[PERM-04, PERM-17] owner and admin rights require an organisation-wide permission', () => {
  expect([worker, supervisor, manager, admin, owner, tagAdmin].map(isAdmin)).toEqual([
    false,
    false,
    false,
    true,
    true,
    false,
  ]);
  expect([admin, owner].map(isOwner)).toEqual([false, true]);
});

test('[PERM-19] everybody sees themselves', () => {
  for (const who of [worker, limited, supervisor]) {
    expect(canViewPerson(who, self)).toBe(true);
    expect(canViewMeasurements(who, self)).toBe(true);
    expect(canEditPerson(who, self)).toBe(true);
  }
});

test('a limited person can view but not add their own tests', () => {
  expect(canMeasurePerson(worker, self)).toBe(true);
  expect(canMeasurePerson(limited, self)).toBe(false);
});

test('a supervisor sees, measures and edits the members of the tag, nobody else', () => {
  expect(canViewPerson(supervisor, mate)).toBe(true);
  expect(canMeasurePerson(supervisor, mate)).toBe(true);
  expect(canEditPerson(supervisor, mate)).toBe(true);
  expect(canViewMeasurements(supervisor, mate)).toBe(true);
  expect(canViewPerson(supervisor, stranger)).toBe(false);
  expect(canMeasurePerson(supervisor, stranger)).toBe(false);
  expect(canViewMeasurements(supervisor, stranger)).toBe(false);
});

test('[PERM-20, PERM-21] people are edited with Manager or EditUser on a tag of theirs or everywhere, and by an admin', () => {
  const onTag = [supervisor, viewer([['edit_user'], 'day'])];
  const everywhere = [manager, viewer([['edit_user'], null]), admin, owner];
  const without = [worker, limited, tagAdmin, viewer([['view_user', 'delete_user'], null])];
  expect(onTag.map((who) => canEditPerson(who, mate))).toEqual([true, true]);
  expect(onTag.map((who) => canEditPerson(who, stranger))).toEqual([false, false]);
  for (const subject of [mate, stranger]) {
    expect(everywhere.map((who) => canEditPerson(who, subject))).toEqual([true, true, true, true]);
    expect(without.map((who) => canEditPerson(who, subject))).toEqual([false, false, false, false]);
  }
});

test('[PERM-24] people are deleted with DeleteUser on a tag of theirs or everywhere, and by an admin', () => {
  const deletes = (who: Viewer, subject: typeof mate) =>
    canDeletePerson(who, { ...subject, grants: [] });
  const onTag = viewer([['delete_user'], 'day']);
  expect([deletes(onTag, mate), deletes(onTag, stranger)]).toEqual([true, false]);
  for (const subject of [mate, stranger]) {
    const everywhere = [viewer([['delete_user'], null]), admin, owner];
    expect(everywhere.map((who) => deletes(who, subject))).toEqual([true, true, true]);
    const without = [worker, supervisor, manager, viewer([['view_user', 'edit_user'], null])];
    expect(without.map((who) => deletes(who, subject))).toEqual([false, false, false, false]);
  }
});

test('[PERM-18] viewing, editing and deleting people each require an admin or the right of that name', () => {
  const may = (who: Viewer) => [
    canViewPerson(who, stranger),
    canEditPerson(who, stranger),
    canDeletePerson(who, { ...stranger, grants: [] }),
  ];
  expect(may(admin)).toEqual([true, true, true]);
  expect(may(viewer([['view_user'], null]))).toEqual([true, false, false]);
  expect(may(viewer([['edit_user'], null]))).toEqual([false, true, false]);
  expect(may(viewer([['delete_user'], null]))).toEqual([false, false, true]);
  expect(may(worker)).toEqual([false, false, false]);
});

test('[PERM-27, PERM-28] changing and removing measurements are separate rights', () => {
  expect(canEditMeasurements(supervisor, mate)).toBe(false);
  expect(canEditMeasurements(viewer([['edit_measure'], 'day']), mate)).toBe(true);
  expect(canEditMeasurements(viewer([['edit_measure'], 'day']), stranger)).toBe(false);
  expect(canDeleteMeasurements(viewer([['edit_measure'], 'day']), mate)).toBe(false);
  expect(canDeleteMeasurements(viewer([['delete_measure'], null]), stranger)).toBe(true);
  expect(canEditMeasurements(worker, self)).toBe(false);
});

test('[PERM-22, PERM-23] nobody deletes themselves or an admin', () => {
  expect(canDeletePerson(admin, { ...self, grants: [] })).toBe(false);
  expect(canDeletePerson(owner, { ...mate, grants: admin.grants })).toBe(false);
  expect(canDeletePerson(owner, { ...mate, grants: tagAdmin.grants })).toBe(true);
  expect(canDeletePerson(admin, { ...mate, grants: [] })).toBe(true);
  expect(canDeletePerson(supervisor, { ...mate, grants: [] })).toBe(false);
});

test('people are hidden by editors; oneself only with rights over everybody', () => {
  const everybody = [worker, limited, supervisor, manager, admin, owner];
  expect(everybody.map((who) => canHidePerson(who, mate))).toEqual([
    ...[false, false, true, true, true, true],
  ]);
  expect(everybody.map((who) => canHidePerson(who, self))).toEqual([
    ...[false, false, false, true, true, true],
  ]);
  expect(canHidePerson(supervisor, stranger)).toBe(false);
});

test('[PERM-29] seeing others requires a right over at least one tag or everybody', () => {
  expect([worker, limited, supervisor, manager, admin].map(canViewOthers)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});
