import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 3, 4, 0, 9]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [9, 9, [1, 0, 6, 7, 8, 9]],
])('page %i of %i shows %j', (current, count, expected) => {
  expect(pageNumbers(current, count)).toEqual(expected);
});

test('there are never more than five buttons, and the ends are always there', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(399), (count, place) => {
      const pages = pageNumbers(Math.min(place + 1, count), count);
      const buttons = pages.filter((page) => page > 0);
      expect(buttons.length).toBeLessThanOrEqual(5);
      expect(buttons[0]).toBe(1);
      expect(buttons.at(-1)).toBe(count);
      expect(buttons).toContain(Math.min(place + 1, count));
    }),
  );
});
