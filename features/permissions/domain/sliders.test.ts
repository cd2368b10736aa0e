import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountLevels, measurementLevels } from '#permissions/contract';
import { isValidAccess } from './access-given.ts';
import { accessOfSliders, sliderLabels, slidersOf } from './sliders.ts';

const sliders = fc.record({
  account: fc.integer({ min: 0, max: accountLevels.length - 1 }),
  measurement: fc.integer({ min: 0, max: measurementLevels.length - 1 }),
});

test('sliders give a valid list and are restored from it; a right over tests raises the other to View', () => {
  fc.assert(
    fc.property(sliders, ({ account, measurement }) => {
      const access = accessOfSliders({ account, measurement });
      expect(isValidAccess(access)).toBe(true);
      const lifted = measurement > 0 ? Math.max(account, 1) : account;
      expect(slidersOf(access, 'tag')).toEqual({ account: lifted, measurement });
    }),
  );
});

test.each([
  [0, []],
  [1, ['view_user']],
  [2, ['view_user', 'measure_user']],
  [3, ['view_user', 'measure_user', 'edit_user']],
  [4, ['view_user', 'measure_user', 'edit_user', 'delete_user']],
])(
  '[PERM-07, PERM-08, PERM-09, PERM-10] stop %i of the account slider means %j',
  (account, access) => {
    expect(accessOfSliders({ account, measurement: 0 }).toSorted()).toEqual(access.toSorted());
  },
);

test.each([
  [0, []],
  [1, ['view_measure']],
  [2, ['view_measure', 'edit_measure']],
  [3, ['view_measure', 'edit_measure', 'delete_measure']],
])(
  '[PERM-11, PERM-12, PERM-13] stop %i of the measurement slider means %j',
  (measurement, access) => {
    const given = accessOfSliders({ account: 1, measurement });
    expect(given.toSorted()).toEqual(['view_user', ...access].toSorted());
  },
);

test('rights that skip a level, and those marked as special, were chosen by hand', () => {
  expect(slidersOf(['view_user', 'edit_user'], null)).toEqual({ account: null, measurement: 0 });
  expect(sliderLabels(['special', 'view_user'], 'tag')).toEqual({
    account: 'Custom',
    measurement: 'Custom',
  });
});

test('a manager and an admin show their implied rights', () => {
  expect(sliderLabels(['manager'], 'tag')).toEqual({
    account: 'View Measure and Edit',
    measurement: 'View',
  });
  expect(sliderLabels(['admin'], null)).toEqual({
    account: 'View Measure Edit and Delete',
    measurement: 'View Edit and Delete',
  });
  expect(sliderLabels(['admin'], 'tag')).toEqual({ account: 'None', measurement: 'None' });
});
