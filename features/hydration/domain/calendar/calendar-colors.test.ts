import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarPalette, colourOf, hexOf, inkOn } from './calendar-colors.ts';

test.each([
  ['#4CAF50', '#4caf50'],
  [' 4caf50 ', '#4caf50'],
  ['#fa0', '#ffaa00'],
  ['White', 'white'],
  ['', null],
  ['#4caf5', null],
  ['red', null],
  ['url(x)', null],
])('the colour %j is stored as %j', (typed, kept) => {
  expect(colourOf(typed)).toBe(kept);
});

test('the text colour has a contrast of at least 4.5 to 1 on any colour', () => {
  const part = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(part, part, part, (...parts) => {
      const hex = `#${parts.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
      const linear = parts.map((one) =>
        one / 255 <= 0.04045 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4,
      );
      const [red = 0, green = 0, blue = 0] = linear;
      const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
      expect(inkOn(hex) === '#000000' ? light / 0.05 : 1.05 / light).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('only white is stored by name, and has six digits like the others', () => {
  expect(hexOf('white')).toBe('#ffffff');
  expect(hexOf('#4caf50')).toBe('#4caf50');
});

test('the palette offers each colour once, in stored form', () => {
  const hexes = calendarPalette.map(({ colour }) => hexOf(colour));
  expect(new Set(hexes).size).toBe(calendarPalette.length);
  expect(hexes.map((hex) => hexOf(colourOf(hex) ?? ''))).toEqual(hexes);
});
