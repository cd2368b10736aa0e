import { expect, test } from 'vitest';
import type { PermissionScope } from '#people/domain';
import type { Access } from '#permissions/contract';
import { givenOf, isChanged, shownSliders, withManager, withSliders } from './access-draft.ts';

const scope = (...access: Access[]): PermissionScope => ({ tag_id: 't', tag: 'Night', access });

test('moving a slider sets its level, with View if tests are visible', () => {
  expect(withSliders(scope(), { account: 2 }).access).toEqual(['view_user', 'measure_user']);
  expect(withSliders(scope(), { measurement: 1 }).access).toEqual(['view_user', 'view_measure']);
  expect(withSliders(scope('view_user', 'view_measure'), { measurement: 0 }).access).toEqual([
    'view_user',
  ]);
});

test('custom rights and limits are replaced when a slider is moved', () => {
  expect(withSliders(scope('special', 'edit_user'), { account: 1 }).access).toEqual(['view_user']);
  expect(withSliders(scope('limited'), { account: 1 }).access).toEqual(['view_user']);
});

test('the manager right shows the rights it includes and keeps further ones, also without it', () => {
  expect(shownSliders(scope('manager'))).toEqual({ account: 3, measurement: 1 });
  const more = withSliders(scope('manager'), { measurement: 2 });
  expect(more.access).toContain('manager');
  expect(shownSliders(more)).toEqual({ account: 3, measurement: 2 });
  expect(shownSliders(withManager(more, false))).toEqual({ account: 3, measurement: 2 });
  expect(withManager(more, false).access).not.toContain('manager');
  expect(withManager(scope('limited'), true).access).toEqual(['manager']);
});

test('a scope without any right is not sent', () => {
  expect(givenOf([scope(), scope('view_user', 'measure_user')])).toEqual([
    { tag_id: 't', access: 'view_user,measure_user' },
  ]);
});

test('an unchanged form has nothing to send', () => {
  const opened = [scope('view_user', 'measure_user'), { ...scope(), tag_id: null }];
  expect(isChanged(opened, opened)).toBe(false);
  const moved = opened.map((each) => withSliders(each, { account: 3 }));
  expect(isChanged(opened, moved)).toBe(true);
  const back = moved.map((each, index) =>
    withSliders(each, shownSliders(opened[index] ?? scope())),
  );
  expect(isChanged(opened, back.toReversed())).toBe(false);
  expect(isChanged(opened, [])).toBe(true);
  expect(isChanged([scope('special', 'edit_user')], [scope('edit_user')])).toBe(true);
});
