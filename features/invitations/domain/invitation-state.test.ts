import { expect, test } from 'vitest';
import { invitationState } from './invitation-state.ts';

const open = { isPersonal: false, most: 2, uses: 1, isRevoked: false, expires: 100 };

test.each([
  [{}, 'open'],
  [{ uses: 2 }, 'full'],
  [{ isPersonal: true, most: 1 }, 'used'],
  [{ expires: 50 }, 'expired'],
  [{ uses: 2, expires: 50 }, 'full'],
  [{ isRevoked: true, uses: 2, expires: 50 }, 'revoked'],
] as const)('%j is %s', (change, state) => {
  expect(invitationState({ ...open, ...change }, 50)).toBe(state);
});
