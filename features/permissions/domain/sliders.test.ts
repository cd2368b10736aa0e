import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountLevels, measurementLevels } from '#permissions/contract';
import { isValidAccess } from './access-given.ts';
import { accessOfSliders, sliderLabels, slidersOf } from './sliders.ts';

const sliders = fc.record({
  account: fc.integer({ min: 0, max: accountLevels.length - 1 }),
  measurement: fc.integer({ min: 0, max: measurementLevels.length - 1 }),
});

test('sliders give a valid list and come back from it; seeing tests lifts the other to View', () => {
  fc.assert(
    fc.property(sliders, ({ account, measurement }) => {
      const access = accessOfSliders({ account, measurement });
      expect(isValidAccess(access)).toBe(true);
      const lifted = measurement > 0 ? Math.max(account, 1) : account;
      expect(slidersOf(access, 'tag')).toEqual({ account: lifted, measurement });
    }),
  );
});

test('[PERM-14] each level holds what the one before it holds', () => {
  for (const levels of [accountLevels, measurementLevels]) {
    levels.slice(1).forEach(({ access }, place) => {
      expect(access.slice(0, -1)).toEqual(levels[place]?.access);
    });
  }
});

test('rights that skip a level, and those marked as special, were chosen by hand', () => {
  expect(slidersOf(['view_user', 'edit_user'], null)).toEqual({ account: null, measurement: 0 });
  expect(sliderLabels(['special', 'view_user'], 'tag')).toEqual({
    account: 'By hand',
    measurement: 'By hand',
  });
});

test('a manager and an admin show what they may do', () => {
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
