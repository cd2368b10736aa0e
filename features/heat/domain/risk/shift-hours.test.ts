import { expect, test } from 'vitest';
import { noRisk } from './risk-matrix.ts';
import { riskLevel, riskLevels } from './risk.ts';
import { nextHourUnder, shiftRisk } from './shift-hours.ts';

const hoursOf = (risks: readonly number[]) => ({
  risks,
  levels: risks.map((risk) => (risk === noRisk ? noRisk : riskLevels.indexOf(riskLevel(risk)))),
});

test('the risks of a shift are those of its hours', () => {
  const hours = hoursOf([10, 28, 60, 61, noRisk, 20]);
  expect(shiftRisk(hours, 1, 3)).toEqual({ high: 2, extreme: 1, unknown: 0, risk: 149 });
  expect(shiftRisk(hours, 4, 4)).toEqual({ high: 0, extreme: 0, unknown: 3, risk: 20 });
});

test('the next hour below a limit is found, but not beyond unknown hours', () => {
  expect(nextHourUnder(hoursOf([70, 61, 40, 27]), 0, 61)).toBe(2);
  expect(nextHourUnder(hoursOf([70, 61, 40, 27]), 0, 28)).toBe(3);
  expect(nextHourUnder(hoursOf([70, noRisk, 27]), 0, 28)).toBeNull();
  expect(nextHourUnder(hoursOf([70, 70]), 0, 28)).toBeNull();
});
