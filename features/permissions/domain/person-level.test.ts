import { expect, test } from 'vitest';
import type { Access, Grant } from '#permissions/contract';
import { levelOf, personLevels } from './person-level.ts';
import type { PersonLevel } from './person-level.ts';

const everybody = (...access: Access[]): Grant => ({ access, tag_id: null });
const crew = (...access: Access[]): Grant => ({ access, tag_id: 'day' });

test.each<[PersonLevel, Grant[]]>([
  ['Owner', [everybody('super')]],
  ['Owner', [crew('view_user'), everybody('admin', 'super')]],
  ['Admin', [everybody('admin')]],
  ['Admin', [crew('manager'), everybody('admin')]],
  ['Manager', [crew('manager')]],
  ['Manager', [everybody('manager')]],
  ['Manager', [crew('view_user'), crew('manager', 'delete_user')]],
  ['Custom', [crew('super')]],
  ['Custom', [crew('admin')]],
  ['Custom', [everybody('view_user')]],
  ['Custom', [crew('special', 'view_user', 'delete_measure')]],
  ['Custom', [everybody('limited'), crew('view_user')]],
  ['None', []],
  ['None', [everybody('none')]],
  ['None', [everybody('limited')]],
  ['None', [everybody('none'), crew('limited')]],
  ['None', [crew()]],
])('%s: %j', (level, grants) => {
  expect(levelOf({ grants })).toBe(level);
});

test('the levels are ordered from the highest to none', () => {
  expect(personLevels).toEqual(['Owner', 'Admin', 'Manager', 'Custom', 'None']);
});
