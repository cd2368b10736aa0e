import { expect, test } from 'vitest';
import type { Access } from '#permissions/contract';
import { permissionSentence } from './permission-sentence.ts';

const cases: [Access[], string | null, string][] = [
  [['view_user', 'measure_user'], 'Night shift', 'Can view and measure people in Night shift'],
  [['view_user'], null, 'Can view all people'],
  [
    ['view_user', 'edit_user', 'measure_user', 'view_measure', 'edit_measure'],
    'Night shift',
    'Can view, measure and edit people in Night shift, and view and edit their measurements',
  ],
  [
    ['manager'],
    'Night shift',
    'Manages people in Night shift and can view, measure and edit them, and view their measurements',
  ],
  [['super'], null, 'Can do everything, as an owner'],
  [['admin'], null, 'Can do everything except change admins and close the organisation'],
  [['admin'], 'Night shift', 'Has no access to people in Night shift'],
  [['limited'], null, 'Sees only their own profile, measurements and courses'],
  [['none'], null, 'Has no access to other people'],
  [[], 'Night shift', 'Has no access to people in Night shift'],
  [['view_measure'], 'Night shift', 'Can view the measurements of people in Night shift'],
];

test.each(cases)('%j over %s reads %s', (access, tag, sentence) => {
  expect(permissionSentence(access, tag)).toBe(sentence);
});
