import { expect, test } from 'vitest';
import { mainAction } from './main-action.ts';

test.each([
  ['severe', '+61491570156', true, 'call'],
  ['severe', '+61491570156', false, 'call'],
  ['severe', null, true, 'drink'],
  ['severe', null, false, 'open'],
  ['moderate', '+61491570156', true, 'drink'],
  ['moderate', '+61491570156', false, 'open'],
] as const)(
  'for %s with phone %s and drink %s it is to %s',
  (state, phone, mayLogDrink, action) => {
    expect(mainAction({ state, phone, mayLogDrink })).toBe(action);
  },
);
