import { expect, test } from 'vitest';
import type { Access, Viewer } from '#permissions/contract';
import { canAssignTo, canEditModules, canSeeCourses, canSeeEducation } from './education-policy.ts';

const viewer = (access: Access | null, tag_id: string | null = null): Viewer => ({
  ...{ user_id: 'v', org_id: 'o' },
  grants: access === null ? [] : [{ access: [access], tag_id }],
});
const may = (of: Viewer) => [
  canSeeEducation(of),
  canEditModules(of),
  canSeeCourses(of, { tag_ids: ['pit'] }),
  canSeeCourses(of, { tag_ids: ['yard'] }),
  canAssignTo(of, { kind: 'tag', tag_id: 'pit' }),
  canAssignTo(of, { kind: 'tag', tag_id: 'yard' }),
  canAssignTo(of, { kind: 'everyone' }),
];

test.each<[string, Viewer, boolean[]]>([
  ['an admin', viewer('admin'), [true, true, true, true, true, true, true]],
  ['a manager of all', viewer('manager'), [true, false, true, true, true, true, true]],
  ['a manager of a tag', viewer('manager', 'pit'), [true, false, true, false, true, false, false]],
  ['an admin of a tag', viewer('admin', 'pit'), [false, false, false, false, false, false, false]],
  ['a worker', viewer(null), [false, false, false, false, false, false, false]],
])('%s may do exactly this', (_, of, allowed) => {
  expect(may(of)).toEqual(allowed);
});
