import { expect, test } from 'vitest';
import { mainAction } from './main-action.ts';
import type { MainAction } from './main-action.ts';

const phone = '+61491570156';
type Known = Parameters<typeof mainAction>[0];
const known: Known = {
  ...{ state: 'moderate', phone, mayLogDrink: true, mayTest: true },
  ...{ isRetestDue: false, isTaken: false },
};

test.each<[Partial<Known>, MainAction]>([
  [{ state: 'severe' }, 'call'],
  [{ state: 'severe', isRetestDue: true }, 'call'],
  [{ state: 'severe', isRetestDue: true, isTaken: true }, 'retest'],
  [{ state: 'severe', isTaken: true }, 'call'],
  [{ state: 'severe', phone: null }, 'drink'],
  [{ state: 'severe', phone: null, mayLogDrink: false, mayTest: false }, 'open'],
  [{}, 'drink'],
  [{ isRetestDue: true }, 'retest'],
  [{ isRetestDue: true, mayTest: false }, 'drink'],
  [{ mayLogDrink: false }, 'retest'],
  [{ mayLogDrink: false, mayTest: false }, 'open'],
])('with %j the next step is to %s', (parts, action) => {
  expect(mainAction({ ...known, ...parts })).toBe(action);
});
