import { expect, test } from 'vitest';
import { shiftsDuring } from './leave-shifts.ts';

const shift = (start: string, end: string) => ({
  ...{ start: Date.parse(`2026-11-${start}:00Z`), end: Date.parse(`2026-11-${end}:00Z`), date: 0 },
});
const shifts = [
  shift('23T06:00', '23T14:00'),
  shift('24T06:00', '24T14:00'),
  shift('25T22:00', '26T06:00'),
];
const during = (from: string, to: string) =>
  shiftsDuring({ start_time: `2026-11-${from}:00Z`, end_time: `2026-11-${to}:00Z` }, shifts);

test('shifts that a leave covers in part count, those that only touch it do not', () => {
  expect(during('23T14:00', '24T06:00')).toBe(0);
  expect(during('23T13:59', '24T06:01')).toBe(2);
  expect(during('26T05:00', '27T00:00')).toBe(1);
  expect(during('20T00:00', '30T00:00')).toBe(3);
});
