import { expect, test } from 'vitest';
import { overviewTexts, startText } from './overview-texts.ts';

const zone = 'Australia/Perth';
const now = Date.parse('2026-11-29T05:30:00+08:00');

test.each([
  ['2026-11-29T06:00:00+08:00', '06:00'],
  ['2026-11-30T06:00:00+08:00', 'Mon 06:00'],
  ['2026-12-05T05:00:00+08:00', 'Sat 05:00'],
  // A week later the day of the week alone would be that of today.
  ['2026-12-06T06:00:00+08:00', 'Sun 06 Dec, 06:00'],
  ['2026-12-29T05:40:00+08:00', 'Tue 29 Dec, 05:40'],
])('a shift of %s starts %s', (start, text) => {
  expect(startText(Date.parse(start), now, zone)).toBe(text);
});

test('people at risk who are not on shift are named, as they are no crew', () => {
  expect(overviewTexts.extreme(8, 0)).toBe('8 extreme');
  expect(overviewTexts.extreme(8, 2)).toBe('8 extreme, 2 off shift');
});
