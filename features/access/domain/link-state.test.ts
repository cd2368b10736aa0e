import { expect, test } from 'vitest';
import { linkState } from './link-state.ts';

const hour = 3_600_000;
const link = { expires: 720 * hour, isRevoked: false, hasPage: false, life: undefined };
const open = { isOpen: true, finished: null };
const finished = { isOpen: false, finished: 0 };

test.each([
  ['with a course to take', { life: open }, 100, 'Active'],
  ['with all courses finished a day ago', { life: finished }, 100, 'Finished'],
  [
    "with all courses finished, and the worker's page",
    { life: finished, hasPage: true },
    100,
    'Active',
  ],
  ['at its end', { life: open }, 720, 'Expired'],
  ['revoked, and at its end', { life: open, isRevoked: true }, 720, 'Revoked'],
])('[TOKEN-04] the state of a link %s', (_, more, hours, state) => {
  expect(linkState({ ...link, ...more }, hours * hour)).toBe(state);
});
