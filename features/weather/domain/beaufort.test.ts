import { expect, test } from 'vitest';
import { beaufortForce, beaufortScale } from './beaufort.ts';

test('[RISK-40] the Beaufort scale has 13 forces without gaps, the last without an upper limit', () => {
  const speeds = (unit: 'kph' | 'mph') =>
    beaufortScale
      .map(({ [unit]: { from, to } }) => `${String(from)}-${String(to ?? '')}`)
      .join(' ');
  expect(speeds('kph')).toBe(
    '0-1 2-5 6-11 12-19 20-28 29-38 39-49 50-61 62-74 75-88 89-102 103-117 118-',
  );
  expect(speeds('mph')).toBe(
    '0-0 1-3 4-7 8-12 13-18 19-24 25-31 32-38 39-46 47-54 55-63 64-72 73-',
  );
  expect([0, 1.4, 1.5, 11.4, 117.6, 400].map(beaufortForce)).toEqual([0, 0, 1, 2, 12, 12]);
});
