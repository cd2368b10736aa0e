import { expect, test } from 'vitest';
import { educationTexts } from './education-texts.ts';

test.each([
  [0, 'Always'],
  [1, '1 month'],
  [12, '12 months'],
])('[EDU-02] a pass that is valid for %i months: %s', (months, expected) => {
  expect(educationTexts.validFor(months)).toBe(expected);
});

test('one section and one minute are named as one', () => {
  expect(educationTexts.sizeOf(1, 1)).toBe('1 section, about 1 minute');
  expect(educationTexts.sizeOf(2, 12)).toBe('2 sections, about 12 minutes');
});
