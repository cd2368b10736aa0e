import { expect, test } from 'vitest';
import { hoursFile } from './best-hours-screen.tsx';
import { aroundHour, hourOfPlace, placeOfHour } from './hour-address.ts';
import { hoursSearch } from './hours-search.ts';
import { samplePlan as plan } from './planner-sample.ts';
import { stepOfKey } from './shift-handle.tsx';
import { changeSide, changeWords, metWords, shiftWords } from './shift-words.ts';

test('a shift is described by day and hours, over midnight by both days', () => {
  expect(shiftWords(plan, 7, 8)).toBe('Tue 24 Nov, 07:00 to 15:00');
  expect(shiftWords(plan, 16, 8)).toBe('Tue 24 Nov, 16:00 to 00:00');
  expect(shiftWords(plan, 22, 8)).toBe('Tue 24 Nov, 22:00 to Wed 25 Nov, 06:00');
  expect(shiftWords(plan, 40, 8)).toBe('Wed 25 Nov, 16:00 to 00:00');
});

const met = (high: number, extreme: number, risk: number, unknown = 0) => ({
  ...{ high, extreme, unknown, risk },
});

test('the risks of a shift are given in hours', () => {
  expect(metWords(met(3, 1, 0))).toBe('3 hours high, 1 extreme');
  expect(metWords(met(0, 1, 0, 2))).toBe('1 hour extreme, 2 unknown');
  expect(metWords(met(0, 0, 0))).toBe('no hours at high or extreme risk');
});

test('a move is described by its change, and its direction', () => {
  const before = met(3, 1, 300);
  const moves = [
    [met(2, 0, 226), '2 risk-hours fewer, 1 extreme fewer, sum of risks 74 lower', 'better'],
    [met(4, 1, 1300), '1 risk-hour more, sum of risks 1,000 higher', 'worse'],
    [
      met(4, 0, 310),
      'Same number of risk-hours, 1 extreme fewer, sum of risks 10 higher',
      'better',
    ],
    [met(3, 1, 300), 'Same number of risk-hours', 'same'],
    [
      met(0, 0, 0, 8),
      'The risk of some hours is unknown, so the shifts cannot be compared',
      'same',
    ],
  ] as const;
  for (const [after, words, side] of moves) {
    expect([changeWords(before, after), changeSide(before, after)]).toEqual([words, side]);
  }
});

test('only certain keys move the shift', () => {
  const free = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  expect(stepOfKey({ ...free, key: 'ArrowLeft' })).toBe('hour_back');
  expect(stepOfKey({ ...free, key: 'PageDown' })).toBe('day_on');
  expect(stepOfKey({ ...free, key: 'End' })).toBe('last_of_day');
  expect(stepOfKey({ ...free, key: 'Enter' })).toBeNull();
  expect(stepOfKey({ ...free, altKey: true, key: 'ArrowLeft' })).toBeNull();
});

test('the URL holds a shift around a dangerous hour, and drops invalid values', () => {
  expect(aroundHour('2026-11-24 14:20')).toEqual({ date: '2026-11-24', start: 10 });
  expect(aroundHour('2026-11-24 02:00')).toEqual({ date: '2026-11-24', start: 0 });
  expect(hourOfPlace(plan, '2026-11-25', 7)).toBe(31);
  expect(hourOfPlace(plan, '2026-11-25', 24)).toBe(47);
  expect(hourOfPlace(plan, '2026-12-25', 7)).toBeNull();
  expect(placeOfHour(plan, 31)).toEqual({ date: '2026-11-25', start: 7 });
  const shown = { best_hours: 'a', date: '24 Nov', start: 99, hours: 0, not_before: 4, from: 'x' };
  expect(hoursSearch(shown)).toEqual({ best_hours: 'a', not_before: 4 });
});

test('the file has a line for each hour', () => {
  const file = hoursFile(plan, [], 11, 2);
  expect(file).toHaveLength(1 + 48);
  expect(file.slice(11, 15)).toEqual([
    ['2026-11-24', '10:00', '24', 'Low Risk', '', '', '', ''],
    ['2026-11-24', '11:00', '24', 'Low Risk', '', '', '', 'yes'],
    ['2026-11-24', '12:00', '72', 'Extreme Risk', '', '', '', 'yes'],
    ['2026-11-24', '13:00', '72', 'Extreme Risk', '', '', '', ''],
  ]);
});
