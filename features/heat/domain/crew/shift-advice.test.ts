import { expect, test } from 'vitest';
import type { HourAdvice } from './hour-advice.ts';
import { shiftAdvice } from './shift-advice.ts';

const hourOf = (work_minutes: number, litres: number): HourAdvice => ({
  ...{
    wbgt: 27,
    clothing: 0,
    limit: { name: 'RAL', celsius: 22.3 },
    limited_by: null,
    litres_of_crew: 0,
  },
  ...{ work_minutes, rest_minutes: 60 - work_minutes, spells: null, stretch: null },
  water: { litres, loss: litres, by: 'loss' },
});

test('a shift has the totals of its hours, with the number of hours without work or advice', () => {
  expect(shiftAdvice([hourOf(60, 0.5), hourOf(20, 1), hourOf(0, 1), null])).toEqual({
    ...{ no_work: 1, unknown: 1, work_minutes: 80, litres: 2.5, needs_electrolytes: false },
  });
  expect(shiftAdvice([])).toMatchObject({ litres: 0, needs_electrolytes: false });
});

test('electrolytes are advised after more than two consecutive hours of heavy sweating', () => {
  const [heavy, light, none] = [hourOf(40, 0.75), hourOf(60, 0.5), hourOf(0, 1)];
  expect(shiftAdvice([heavy, heavy, heavy]).needs_electrolytes).toBe(true);
  expect(shiftAdvice([heavy, heavy, light, heavy]).needs_electrolytes).toBe(false);
  expect(shiftAdvice([heavy, heavy, none, heavy, heavy]).needs_electrolytes).toBe(false);
});

test('electrolytes are advised for more than 6 litres in the shift', () => {
  const hours = (count: number) => Array.from({ length: count }, () => hourOf(60, 0.5));
  expect(shiftAdvice(hours(12)).needs_electrolytes).toBe(false);
  expect(shiftAdvice(hours(13)).needs_electrolytes).toBe(true);
});
