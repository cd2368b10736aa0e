import { expect, test } from 'vitest';
import type { Access } from '#permissions/contract';
import { accessWord } from './person-access.ts';

const cases: [string, [Access[], string | null][]][] = [
  ['Owner', [[['super'], null]]],
  [
    'Admin',
    [
      [['admin'], null],
      [['manager'], 'day'],
    ],
  ],
  ['Manager', [[['manager'], 'day']]],
  ['Custom', [[['admin'], 'day']]],
  ['Custom', [[['view_user', 'measure_user'], null]]],
  ['none', [[['limited'], null]]],
  ['none', [[['none'], null]]],
  ['none', []],
];

test.each(cases)('%s for %j', (word, grants) => {
  const viewer = {
    user_id: 'a',
    org_id: 'o',
    grants: grants.map(([access, tag_id]) => ({ access, tag_id })),
  };
  expect(accessWord(viewer)).toBe(word);
});
