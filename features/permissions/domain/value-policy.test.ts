import { expect, test } from 'vitest';
import type { Access, Viewer } from '#permissions/contract';
import { accountRefusal, canGiveTag, canViewValues, hidesValues, mergeRefusal } from './index.ts';

const viewer = (access: Access[], tag_id: string | null, values_hidden = true): Viewer => ({
  ...{ user_id: 'me', org_id: 'acme', values_hidden },
  grants: [{ access, tag_id }],
});
const worker = { user_id: 'worker', tag_ids: ['day'] };
const me = { user_id: 'me', tag_ids: ['day'] };

test.each([
  [{}, false],
  [{ _supervisors_see: 'values' }, false],
  [{ _supervisors_see: 'status' }, true],
  [{ _supervisors_see: 'status', _values_seen_by: ['other'] }, true],
  [{ _supervisors_see: 'status', _values_seen_by: ['other', 'me'] }, false],
  // A setting of a later version.
  [{ _supervisors_see: 'nothing' }, true],
] as const)('settings of %j hide values: %j', (settings, isHidden) => {
  expect(hidesValues(settings as Parameters<typeof hidesValues>[0], 'me')).toBe(isHidden);
});

test.each<[string, Viewer, boolean]>([
  ['a manager of the tag', viewer(['manager'], 'day'), false],
  ['a manager of everybody', viewer(['manager'], null), false],
  ['somebody with the right to view tests', viewer(['view_user', 'view_measure'], 'day'), false],
  ['somebody with all rights by hand', viewer(['view_measure', 'edit_measure'], null), false],
  ['a manager on the list of people who still see values', viewer(['manager'], 'day', false), true],
  ['a manager of another tag', viewer(['manager'], 'night', false), false],
  ['an admin', viewer(['admin'], null), true],
  ['an owner', viewer(['super'], null), true],
  // Only an admin of everybody is one.
  ['an admin of a tag', viewer(['admin', 'view_measure'], 'day'), false],
])('%s sees values of others: see the table', (_, who, mayView) => {
  expect(canViewValues(who, worker)).toBe(mayView);
  expect(canViewValues(who, me)).toBe(true);
});

test('nobody opens values to others or to themselves by another call', () => {
  const target = { user_id: 'target', tag_ids: ['day'] };
  const holder = { ...worker, org_id: 'acme', grants: [] };
  const mover = ['manager', 'delete_user', 'edit_measure', 'delete_measure'] as const;
  for (const isHidden of [true, false]) {
    const who = viewer([...mover], 'day', isHidden);
    expect(canGiveTag(who, worker, 'day')).toBe(!isHidden);
    expect(accountRefusal(who, holder)).toBe(isHidden ? 'tests' : null);
    expect(mergeRefusal(who, holder, target)).toBe(isHidden ? 'tests' : null);
  }
});
