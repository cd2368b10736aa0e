import { expect, test } from 'vitest';
import type { Access, Grant, Viewer } from '#permissions/contract';
import { mergeRefusal } from './merge-policy.ts';

const may = (tag_id: string | null, ...access: Access[]): Grant => ({ tag_id, access });
const viewer = (...grants: Grant[]): Viewer => ({ user_id: 'me', org_id: 'o', grants });
const person = (user_id: string, ...tag_ids: string[]) => ({ user_id, tag_ids, grants: [] });

const people: Access[] = ['view_user', 'edit_user', 'delete_user'];
const tests: Access[] = ['view_measure', 'edit_measure', 'delete_measure'];
const [admin, owner] = [viewer(may(null, 'admin')), viewer(may(null, 'super'))];
const whole = viewer(may('day', ...people, ...tests));
const [source, target] = [person('source', 'day'), person('target', 'day')];

test('people are merged by an admin, or with all rights over the source and edit on the target', () => {
  for (const who of [admin, owner, whole]) expect(mergeRefusal(who, source, target)).toBeNull();
  const manager = viewer(may('day', 'manager'));
  expect(mergeRefusal(manager, source, target)).toBe('people');
  expect(mergeRefusal(whole, source, person('target', 'night'))).toBe('people');
  expect(mergeRefusal(whole, person('source', 'night'), target)).toBe('people');
  for (const who of [admin, whole]) {
    expect(mergeRefusal(who, source, source)).toBe('people');
    expect(mergeRefusal(who, person('me', 'day'), target)).toBe('people');
    expect(mergeRefusal(who, { ...source, grants: admin.grants }, target)).toBe('people');
  }
});

test('a merge requires all rights over the tests of the source', () => {
  for (const missing of tests) {
    const rights = tests.filter((right) => right !== missing);
    const who = viewer(may('day', ...people, ...rights));
    expect(mergeRefusal(who, source, target)).toBe('tests');
  }
});

test('only an admin merges a person into themselves', () => {
  const self = person('me', 'day');
  expect(mergeRefusal(whole, source, self)).toBe('into_self');
  expect(mergeRefusal(admin, source, self)).toBeNull();
});

test('the target gets no tag that the viewer may not add to it', () => {
  const both = person('source', 'day', 'night');
  expect(mergeRefusal(whole, both, target)).toBe('tags');
  expect(mergeRefusal(whole, both, person('target', 'day', 'night'))).toBeNull();
  // They edit the members of both tags, but may not view tests of the night.
  const halfBlind = viewer(may('day', ...people, ...tests), may('night', 'view_user', 'edit_user'));
  expect(mergeRefusal(halfBlind, source, person('target', 'night'))).toBe('tags');
});
