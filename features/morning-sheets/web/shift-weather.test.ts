import { expect, test } from 'vitest';
import { morningTexts } from './morning-texts.ts';
import { missingText } from './shift-weather.ts';

test('a shift that is over gets no weather any more, a later one does', () => {
  const shift = { start: 0, end: 8 };
  expect(missingText(shift, 8)).toBe('This shift is over.');
  expect(missingText(shift, 7)).toBe(morningTexts.noWeather);
  expect(missingText(null, 9)).toBe(morningTexts.noWeather);
});
