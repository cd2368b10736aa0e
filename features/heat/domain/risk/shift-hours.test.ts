import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noRisk } from './risk-matrix.ts';
import { riskLevel, riskLevels } from './risk.ts';
import { bestStart, nextHourUnder, shiftRisk } from './shift-hours.ts';

const hoursOf = (risks: readonly number[]) => ({
  risks,
  levels: risks.map((risk) => (risk === noRisk ? noRisk : riskLevels.indexOf(riskLevel(risk)))),
});
const risk = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 2, max: 180 }) },
  fc.constant(noRisk),
);

test('a shift meets its own hours', () => {
  const hours = hoursOf([10, 28, 60, 61, noRisk, 20]);
  expect(shiftRisk(hours, 1, 3)).toEqual({ high: 2, extreme: 1, unknown: 0, risk: 149 });
  expect(shiftRisk(hours, 4, 4)).toEqual({ high: 0, extreme: 0, unknown: 3, risk: 20 });
});

test('no other start within the limits is milder than the best', () => {
  fc.assert(
    fc.property(
      fc.array(risk, { minLength: 1 }),
      fc.integer({ min: 1, max: 8 }),
      (risks, length) => {
        const hours = hoursOf(risks);
        const limits = { earliest: 0, latest: risks.length - 1 };
        const best = bestStart(hours, length, limits);
        const starts = risks.map((_, start) => ({ start, ...shiftRisk(hours, start, length) }));
        const known = starts.filter(({ unknown }) => unknown === 0);
        const ranked = known.toSorted(
          (one, other) =>
            one.extreme - other.extreme ||
            one.high - other.high ||
            one.risk - other.risk ||
            one.start - other.start,
        );
        expect(best).toBe(ranked[0]?.start ?? null);
      },
    ),
  );
});

test('the next hour under a limit is found, but not beyond hours that nobody knows', () => {
  expect(nextHourUnder(hoursOf([70, 61, 40, 27]), 0, 61)).toBe(2);
  expect(nextHourUnder(hoursOf([70, 61, 40, 27]), 0, 28)).toBe(3);
  expect(nextHourUnder(hoursOf([70, noRisk, 27]), 0, 28)).toBeNull();
  expect(nextHourUnder(hoursOf([70, 70]), 0, 28)).toBeNull();
});
