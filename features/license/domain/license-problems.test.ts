import { expect, test } from 'vitest';
import { licenseProblems } from './license-problems.ts';

const today = '2026-11-27';

test.each([
  ['no limits', { seats: null, seats_used: 500, valid_until: null }, 0, null],
  ['as many people as seats', { seats: 5, seats_used: 5, valid_until: null }, 0, null],
  ['two people too many', { seats: 5, seats_used: 7, valid_until: null }, 2, null],
  ['its last day', { seats: null, seats_used: 1, valid_until: today }, 0, null],
  ['the day after', { seats: 1, seats_used: 1, valid_until: '2026-11-26' }, 0, '2026-11-26'],
  ['both', { seats: 1, seats_used: 2, valid_until: '2025-12-31' }, 1, '2025-12-31'],
] as const)('a license with %s', (_name, given, overBy, expired) => {
  expect(licenseProblems(given, today)).toEqual({ overBy, expired });
});
